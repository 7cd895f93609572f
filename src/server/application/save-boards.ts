import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Board } from '#domain/application/application.ts';
import { newAtOnce } from '#domain/application/check-boards.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { saveChoices } from '#server/enrollment/save-choices.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findEnrollment } from './find-enrollment.ts';
import { board } from './tables.ts';

/**
 * All boards of an application in their order; their files stay with those that are still there.
 * @throws Refusal STATUS_ERROR as the form does, EXHIBITION_BOARD_NOT_FOUND for a board of another application
 */
export const saveBoards = (
  world: World,
  actor: Actor,
  enrollmentId: string,
  { version, boards }: { version: number; boards: readonly Board[] },
) =>
  world.db.transaction(async (tx) => {
    const { row, roles, activity } = await findEnrollment(tx, actor, enrollmentId);
    if (!hasBooths(activity.category)) throw refuse('STATUS_ERROR');
    const saved = await saveChoices(world, tx, { row, roles, version });
    await requireOwn(tx, enrollmentId, boards);
    await replaceBoards(tx, enrollmentId, boards);
    return { version: saved.version, savedAt: saved.updatedAt };
  });

async function requireOwn(tx: Queries, enrollmentId: string, boards: readonly Board[]): Promise<void> {
  const ids = boards.map(({ id }) => id);
  if (new Set(ids).size < ids.length) {
    throw refuse('PARAMS_ERROR', { fields: [{ path: 'boards', problem: 'notUnique' }] });
  }
  const foreign = await tx.orm.$count(board, and(inArray(board.id, ids), ne(board.enrollmentId, enrollmentId)));
  if (foreign > 0) throw refuse('EXHIBITION_BOARD_NOT_FOUND');
  const known = await tx.orm.$count(board, and(inArray(board.id, ids), eq(board.enrollmentId, enrollmentId)));
  if (ids.length - known > newAtOnce) {
    throw refuse('PARAMS_ERROR', { fields: [{ path: 'boards', problem: 'tooMany', params: { limit: newAtOnce } }] });
  }
}

async function replaceBoards(tx: Queries, enrollmentId: string, boards: readonly Board[]): Promise<void> {
  const kept = boards.map(({ id }) => id);
  await tx.orm
    .delete(board)
    .where(and(eq(board.enrollmentId, enrollmentId), kept.length > 0 ? notInArray(board.id, kept) : undefined));
  if (boards.length === 0) return;
  await tx.orm
    .insert(board)
    .values(boards.map((each, position) => ({ ...each, enrollmentId, position })))
    .onConflictDoUpdate({
      target: board.id,
      set: {
        position: sql`excluded.position`,
        exhibitContentTc: sql`excluded.exhibit_content_tc`,
        descriptionTc: sql`excluded.description_tc`,
        printTitleTc: sql`excluded.print_title_tc`,
        printTitleEn: sql`excluded.print_title_en`,
        printTextTc: sql`excluded.print_text_tc`,
        printTextEn: sql`excluded.print_text_en`,
      },
    });
}
