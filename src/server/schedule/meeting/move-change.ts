import { eq, sql } from 'drizzle-orm';
import { type ChangeButton, changeMoves, type ChangeRole } from '#domain/schedule/change-moves.ts';
import { decide } from '#domain/workflow.ts';
import { requireDecider } from '#server/account/decider.ts';
import { type Actor, isStaff } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { scheduleChange } from '../tables.ts';
import { type ChangeRow, situationOf } from './change-view.ts';
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
    const refused = decide(changeMoves[move], situationOf(row, roles, world.clock.now()));
    if (refused) throw refuse(refused);
    if (row.version !== version) throw refuse('STATUS_ERROR');
    const [after] = await tx.orm
      .update(scheduleChange)
      .set({ status: changeMoves[move].to, answer: note, version: sql`${scheduleChange.version} + 1` })
      .where(eq(scheduleChange.id, changeId))
      .returning();
    if (!after) throw new Error('a change that is gone');
    await tellChange(world, tx, { row: after, meeting, move });
    await recordAudit(world, tx, {
      accountId: actor.accountId,
      action: 'schedule.wish',
      subjectKind: 'activity',
      subjectId: row.activityId,
      details: { meeting: row.wishId, move },
    });
  });
