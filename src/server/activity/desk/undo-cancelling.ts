import { and, desc, eq } from 'drizzle-orm';
import type { ActivityState } from '#domain/activity/activity-moves.ts';
import { plusMs } from '#domain/instant.ts';
import { heldMsOf } from '#domain/notice/words.ts';
import type { ActivityRow } from '../activities.ts';
import { activityWorkflow } from '../activity-workflow.ts';
import { cancelHeld } from '#server/notice/cancel-held.ts';
import { refuse } from '#server/refusal.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import { statusChange } from '#server/workflow/tables.ts';
import type { World } from '#server/world.ts';
import { lockActivity } from '../find-activity.ts';

/** An activity that was cancelled a moment ago is as it was, and nobody hears of it. @throws STATUS_ERROR too late */
export const undoCancelling = (world: World, by: string, activityId: string, version: number): Promise<ActivityRow> =>
  world.db.transaction(async (tx) => {
    const before = await lockActivity(tx, activityId);
    const [last] = await tx.orm
      .select()
      .from(statusChange)
      .where(and(eq(statusChange.caseId, activityId), eq(statusChange.caseType, 'activity')))
      .orderBy(desc(statusChange.at), desc(statusChange.id))
      .limit(1);
    if (last?.action !== 'cancel' || !last.groupId || before.version !== version) throw refuse('STATUS_ERROR');
    const { messages } = await readSettings(world, tx);
    const isLate = world.clock.now() >= plusMs(last.at, heldMsOf(messages));
    if (isLate || !(await cancelHeld(world, tx, last.groupId))) throw refuse('STATUS_ERROR');
    return activityWorkflow.undoMove(world, tx, {
      row: before,
      to: last.fromStatus as ActivityState,
      role: 'FUND_ADMIN',
      accountId: by,
      as: 'undo',
    });
  });
