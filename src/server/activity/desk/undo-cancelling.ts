import { and, desc, eq } from 'drizzle-orm';
import type { ActivityState } from '#domain/activity/activity-moves.ts';
import { plusMs } from '#domain/instant.ts';
import { heldMsOf } from '#domain/notice/words.ts';
import type { ActivityRow } from '../activities.ts';
import { activity } from '../tables.ts';
import { cancelHeld } from '#server/notice/cancel-held.ts';
import { refuse } from '#server/refusal.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import { recordStatusChange } from '#server/workflow/record-status-change.ts';
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
      .where(and(eq(statusChange.caseId, activityId), eq(statusChange.caseType, 'ACTIVITY')))
      .orderBy(desc(statusChange.at), desc(statusChange.id))
      .limit(1);
    if (last?.action !== 'cancel' || !last.groupId || before.version !== version) throw refuse('STATUS_ERROR');
    const { messages } = await readSettings(world, tx);
    const isLate = world.clock.now() >= plusMs(last.at, heldMsOf(messages));
    if (isLate || !(await cancelHeld(world, tx, last.groupId))) throw refuse('STATUS_ERROR');
    const state = last.fromStatus as ActivityState;
    const [undone] = await tx.orm
      .update(activity)
      .set({ state, version: version + 1 })
      .where(eq(activity.id, activityId))
      .returning();
    if (!undone) throw new Error('the activity was locked and is gone');
    await recordStatusChange(world, tx, {
      caseType: 'ACTIVITY',
      caseId: activityId,
      fromStatus: before.state,
      action: 'undo',
      toStatus: state,
      accountId: by,
      role: 'FUND_ADMIN',
      version: undone.version,
    });
    return undone;
  });
