import { eq } from 'drizzle-orm';
import type { ChangeButton, ChangeRole } from '#domain/schedule/change-moves.ts';
import { requireDecider } from '#server/account/decider.ts';
import { type Actor, isStaff } from '#server/actor.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { scheduleChange } from '../tables.ts';
import { situationOf } from './change-view.ts';
import { type ChangeRow, changeWorkflow } from './change-workflow.ts';
import { type MeetingRow, releasedMeetings, sideOf } from './released.ts';
import { tellChange } from './tell-change.ts';

export async function lockChange(tx: Transaction, changeId: string): Promise<{ row: ChangeRow; meeting: MeetingRow }> {
  const [row] = await tx.orm.select().from(scheduleChange).where(eq(scheduleChange.id, changeId)).for('update');
  const [meeting] = row ? await releasedMeetings(tx, { meetingId: row.wishId }) : [];
  if (!row || !meeting) throw refuse('ENTITY_NOT_FOUND');
  return { row, meeting };
}

/** What somebody is to a wish; @throws ENTITY_NOT_FOUND for a stranger */
async function rolesIn(tx: Transaction, actor: Actor, row: ChangeRow, meeting: MeetingRow): Promise<ChangeRole[]> {
  if (isStaff(actor)) {
    await requireDecider(tx, actor, row.activityId);
    return ['fund'];
  }
  const side = sideOf(meeting, actor.unitId);
  if (!side) throw refuse('ENTITY_NOT_FOUND');
  return [side === row.askedBy ? 'asker' : 'other'];
}

interface Moved {
  changeId: string;
  move: ChangeButton;
  version: number;
  note: string;
}

/** Of two who answer at once the first counts. @throws STATUS_ERROR for the second */
export const moveChange = (world: World, actor: Actor, { changeId, move, version, note }: Moved): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { row, meeting } = await lockChange(tx, changeId);
    const roles = await rolesIn(tx, actor, row, meeting);
    const asked = { row, move, roles, facts: situationOf(row, roles, world.clock.now()).facts };
    changeWorkflow.require(asked);
    if (row.version !== version) throw refuse('STATUS_ERROR');
    const after = await changeWorkflow.makeMove(world, tx, {
      ...asked,
      accountId: actor.accountId,
      reason: note,
      also: { answer: note },
    });
    await tellChange(world, tx, { row: after, meeting, move });
  });
