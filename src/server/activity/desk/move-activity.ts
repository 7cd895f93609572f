import type { Told } from '#contract/notice/supplement.ts';
import { type ActivityFields, hasName } from '#domain/activity/activity-fields.ts';
import type { ActivityFacts, ActivityStateMove } from '#domain/activity/activity-moves.ts';
import { checkActivity } from '#domain/activity/check-activity.ts';
import type { ErrorCode, FieldError } from '#domain/errors.ts';
import type { Queries } from '#server/db/database.ts';
import { tellAll, toldNobody } from '#server/notice/tell-all.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import type { ActivityRow } from '../activities.ts';
import { activityFields } from '../activity-fields.ts';
import { activityWorkflow } from '../activity-workflow.ts';
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
    const making = {
      row: before,
      move,
      roles: ['FUND_ADMIN'],
      facts,
      problems: (no: ErrorCode) => problemsOf(no, activityId, fields, facts),
    } as const;
    activityWorkflow.require(making);
    const told = move === 'cancel' ? await tellCancelled(world, tx, activityId, reason) : toldNobody;
    const moved = await activityWorkflow.makeMove(world, tx, {
      ...making,
      accountId: by,
      reason,
      groupId: told.groupId,
    });
    return { row: moved, told };
  });
}

function problemsOf(no: ErrorCode, activityId: string, fields: ActivityFields, facts: ActivityFacts): FieldError[] {
  if (no === 'IN_USE') return [{ path: 'registrations', problem: 'inUse', params: { count: facts.registrations } }];
  if (no !== 'PARAMS_ERROR') return [];
  const nameless: FieldError[] = hasName(fields) ? [] : [{ path: 'nameTc', problem: 'required' }];
  return [...nameless, ...checkActivity(fields, activityId)];
}

const tellCancelled = async (world: World, tx: Queries, activityId: string, reason: string): Promise<Told> =>
  tellAll(world, tx, await toldOfCancelling(world, tx, activityId), {
    trigger: 'ACTIVITY_CANCELLED',
    activityId,
    facts: { reason },
  });
