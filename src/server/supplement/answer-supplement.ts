import { and, eq } from 'drizzle-orm';
import type { SupplementAnswer } from '#contract/supplement-answer.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type AnswerRow, type AnswerTo, type Asked, findAsked, mayAnswer } from './find-answer.ts';
import { supplementAnswer } from './tables.ts';

const at = ({ enrollmentId, supplementId }: AnswerTo) =>
  and(eq(supplementAnswer.enrollmentId, enrollmentId), eq(supplementAnswer.supplementId, supplementId));

const view = (row: AnswerRow, asked: Asked): SupplementAnswer => ({
  id: row.id,
  submittedAt: row.submittedAt,
  mayWrite: mayAnswer(asked),
});

async function begun(db: Queries, to: AnswerTo): Promise<AnswerRow> {
  await db.orm.insert(supplementAnswer).values(to).onConflictDoNothing();
  const [row] = await db.orm.select().from(supplementAnswer).where(at(to));
  if (!row) throw refuse('SUPPLEMENT_NOT_FOUND');
  return row;
}

/** Where the files of an answer go; begun when it is first asked for. @throws as `findAsked` */
export async function openAnswer(world: World, actor: Actor, to: AnswerTo): Promise<SupplementAnswer> {
  const asked = await findAsked(world.db, actor, to);
  if (!asked.roles.some((role) => role === 'exhibitor' || role === 'fund')) throw refuse('ENROLLMENT_NOT_FOUND');
  return view(await begun(world.db, to), asked);
}

/** @throws as `findAsked`; STATUS_ERROR once the notice is closed, PARAMS_ERROR without a file (row 174) */
export async function submitAnswer(world: World, actor: Actor, to: AnswerTo): Promise<SupplementAnswer> {
  const asked = await findAsked(world.db, actor, to);
  if (!asked.roles.includes('exhibitor')) throw refuse('NO_PERMISSION');
  if (!mayAnswer(asked)) throw refuse('STATUS_ERROR');
  const row = await begun(world.db, to);
  const files = await filesOfOwners(world.db, { SUPPLEMENT: [row.id] }, ['SUPPLEMENT']);
  if (!files.some(({ versions }) => versions.some(({ state }) => state !== 'REFUSED'))) {
    throw refuseField('attachments', 'required');
  }
  const submittedAt = world.clock.now();
  await world.db.orm.update(supplementAnswer).set({ submittedAt }).where(eq(supplementAnswer.id, row.id));
  return view({ ...row, submittedAt }, asked);
}
