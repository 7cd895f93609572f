import { and, eq } from 'drizzle-orm';
import { boardTextLimit, type CorrectedField } from '#domain/application/check-boards.ts';
import type { Actor } from '#server/actor.ts';
import { saveChoices } from '#server/enrollment/save-choices.ts';
import { boothsAreaCategory } from '#server/exhibition/tables.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findEnrollment } from './find-enrollment.ts';
import { board } from './tables.ts';

export interface CorrectedBoard {
  field: CorrectedField;
  /** What stood there when it was begun. */
  from: string;
  text: string;
}

/**
 * One text of a board, while the contractor has returned it or the fund has let it be changed.
 * @throws ENROLLMENT_NOT_FOUND for a stranger, NO_PERMISSION for whoever is not its exhibitor, STATUS_ERROR when it is
 * not to be corrected now or a colleague was first, EXHIBITION_BOARD_NOT_FOUND for a board of another application
 */
export const correctBoard = (
  world: World,
  actor: Actor,
  { enrollmentId, boardId }: { enrollmentId: string; boardId: string },
  { field, from, text }: CorrectedBoard,
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { row, roles } = await findEnrollment(tx, actor, enrollmentId);
    await saveChoices(world, tx, { row, roles, version: row.version, move: 'correctBoards' });
    const [found] = await tx.orm
      .select({ id: board.id, now: board[field], shortTitle: boothsAreaCategory.shortTitle })
      .from(board)
      .leftJoin(boothsAreaCategory, eq(boothsAreaCategory.id, row.categoryId ?? 0))
      .where(and(eq(board.id, boardId), eq(board.enrollmentId, enrollmentId)));
    if (!found) throw refuse('EXHIBITION_BOARD_NOT_FOUND');
    if (found.now !== from) throw refuse('STATUS_ERROR');
    if (field === 'exhibitContentTc' && text === '') throw refuseField('text', 'required');
    if (Array.from(text).length > boardTextLimit(field, found.shortTitle ?? false))
      throw refuseField('text', 'tooLong');
    await tx.orm
      .update(board)
      .set({ [field]: text })
      .where(eq(board.id, boardId));
  });
