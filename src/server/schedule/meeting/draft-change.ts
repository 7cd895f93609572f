import { eq } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import { requireDecider } from '#server/account/decider.ts';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findRun } from '../run-store.ts';
import { scheduleChange } from '../tables.ts';
import { situationOf } from './change-view.ts';
import { changeWorkflow } from './change-workflow.ts';
import { draftRepair } from './draft-repair.ts';
import { lockChange } from './move-change.ts';

/** What granting a wish would move besides, to be read and released. @returns the draft */
export const draftChange = (
  world: World,
  actor: Actor,
  { changeId, begin }: { changeId: string; begin: Instant },
): Promise<string> =>
  world.db.transaction(async (tx) => {
    const { row, meeting } = await lockChange(tx, changeId);
    await requireDecider(tx, actor, row.activityId);
    const refused = changeWorkflow.refusal('grant', situationOf(row, ['fund'], world.clock.now()));
    if (refused) throw refuse(refused);
    const { inputs } = await findRun(tx, meeting.runId);
    const slot = row.wished.includes(begin) ? inputs.slots.findIndex((one) => one.begin === begin) : -1;
    if (slot < 0) throw refuse('SCHEDULE_TIME_CONFLICT');
    const runId = await draftRepair(world, tx, {
      activityId: row.activityId,
      by: actor.accountId,
      absences: [],
      pins: [{ meeting: row.wishId, slot }],
    });
    await tx.orm.update(scheduleChange).set({ draftRunId: runId }).where(eq(scheduleChange.id, changeId));
    return runId;
  });
