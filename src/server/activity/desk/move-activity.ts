import { eq } from 'drizzle-orm';
import { checkActivity } from '#domain/activity/check-activity.ts';
import {
  type ActivityFacts,
  activityMoves,
  type ActivityState,
  type ActivityStateMove,
} from '#domain/activity/activity-moves.ts';
import type { Told } from '#contract/notice/supplement.ts';
import { hasName } from '#domain/activity/activity-fields.ts';
import type { FieldError } from '#domain/errors.ts';
import { decide, type Move, statusAfter } from '#domain/workflow.ts';
import type { ActivityRow } from '../activities.ts';
import { activity } from '../tables.ts';
import type { Queries } from '#server/db/database.ts';
import { tellAll, toldNobody } from '#server/notice/tell-all.ts';
import { refuse } from '#server/refusal.ts';
import { recordStatusChange } from '#server/workflow/record-status-change.ts';
import type { World } from '#server/world.ts';
import { activityFields } from '../activity-fields.ts';
import { activityFacts, lockActivity } from '../find-activity.ts';
import { toldOfCancelling } from './told-of-cancelling.ts';

export interface ActivityMoving {
  activityId: string;
  move: ActivityStateMove;
  version: number;
  reason: string;
}

interface Moved {
  row: ActivityRow;
  told: Told;
}

/** Cancelling tells those concerned, who hear of it when it can no longer be taken back. */
export async function moveActivity(world: World, by: string, moving: ActivityMoving): Promise<Moved> {
  const { activityId, move, version, reason } = moving;
  return world.db.transaction(async (tx) => {
    const before = await lockActivity(tx, activityId);
    if (before.version !== version) throw refuse('STATUS_ERROR');
    const fields = await activityFields(tx, before);
    const facts = await activityFacts(tx, before, fields);
    const row: Move<ActivityState, 'FUND_ADMIN', ActivityFacts> = activityMoves[move];
    const no = decide(row, { status: before.state, roles: ['FUND_ADMIN'], facts });
    if (no === 'PARAMS_ERROR') {
      const nameless: FieldError[] = hasName(fields) ? [] : [{ path: 'nameTc', problem: 'required' }];
      throw refuse(no, { fields: [...nameless, ...checkActivity(fields, activityId)] });
    }
    if (no === 'IN_USE') {
      throw refuse(no, {
        fields: [{ path: 'registrations', problem: 'inUse', params: { count: facts.registrations } }],
      });
    }
    if (no) throw refuse(no);
    const state = statusAfter<ActivityState>(row, before.state);
    const [moved] = await tx.orm
      .update(activity)
      .set({ state, version: version + 1 })
      .where(eq(activity.id, activityId))
      .returning();
    if (!moved) throw new Error('the activity was locked and is gone');
    const told = move === 'cancel' ? await tellCancelled(world, tx, activityId, reason) : toldNobody;
    await recordStatusChange(world, tx, {
      caseType: 'ACTIVITY',
      caseId: activityId,
      fromStatus: before.state,
      action: move,
      toStatus: state,
      accountId: by,
      role: 'FUND_ADMIN',
      reason,
      groupId: told.groupId,
      version: moved.version,
    });
    return { row: moved, told };
  });
}

const tellCancelled = async (world: World, tx: Queries, activityId: string, reason: string): Promise<Told> =>
  tellAll(world, tx, await toldOfCancelling(world, tx, activityId), {
    trigger: 'ACTIVITY_CANCELLED',
    activityId,
    facts: { reason },
  });
