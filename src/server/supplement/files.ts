import { eq, inArray } from 'drizzle-orm';
import { everyWriting } from '#domain/file/file-moves.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import type { FileOwner } from '#server/file/owner.ts';
import { Refusal } from '#server/refusal.ts';
import { type Asked, findAsked, mayAnswer } from './find-answer.ts';
import { supplementAnswer } from './tables.ts';

async function askedOf(db: Queries, actor: Actor | null, answerId: string): Promise<Asked | null> {
  const [row] = await db.orm.select().from(supplementAnswer).where(eq(supplementAnswer.id, answerId));
  if (!row || !actor) return null;
  return findAsked(db, actor, row).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

/** Files that a supplement notice asked for: kept by the unit while it is active, seen by the unit and the fund. */
export const supplementFiles: FileOwner = {
  groups: ['SUPPLEMENT'],

  async access({ db }, actor, answerId) {
    const asked = await askedOf(db, actor, answerId);
    return {
      mayRead: asked !== null && asked.roles.some((role) => role === 'exhibitor' || role === 'fund'),
      writings: everyWriting(asked !== null && mayAnswer(asked)),
    };
  },

  async existing(db, ids) {
    const rows = await db.orm
      .select({ id: supplementAnswer.id })
      .from(supplementAnswer)
      .where(inArray(supplementAnswer.id, [...ids]));
    return rows.map(({ id }) => id);
  },
};
