import { and, eq, inArray } from 'drizzle-orm';
import { findActivity } from '#server/activity/activities.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { cancelRows } from './change/decide-change.ts';
import { findList, lockList, peopleOf, stillComing } from './list/lists.ts';
import { participantList } from './tables.ts';

export interface UnitCancelled {
  activityId: string;
  unitId: string;
  accountId: string;
  reason: string;
}

/**
 * A unit's registration is over: its people's codes let nobody in any more, and they are told. Whoever has no code yet
 * stays on the list, for an application that the unit may make anew.
 */
export async function cancelUnit(
  world: World,
  tx: Transaction,
  { activityId, unitId, accountId, reason }: UnitCancelled,
): Promise<void> {
  if (!(await findList(tx, activityId, unitId))) return;
  await lockList(tx, activityId, unitId);
  const rows = stillComing(await peopleOf(tx, activityId, unitId)).filter(({ credential }) => credential !== null);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.orm
    .update(participantList)
    .set({ representativeId: null })
    .where(
      and(
        eq(participantList.activityId, activityId),
        eq(participantList.unitId, unitId),
        inArray(participantList.representativeId, ids),
      ),
    );
  await cancelRows(world, tx, await findActivity(tx, activityId), rows);
  for (const subjectId of ids) {
    await recordAudit(world, tx, {
      accountId,
      action: 'participant.cancel',
      subjectKind: 'participant',
      subjectId,
      reason,
    });
  }
}
