import { and, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '#domain/id.ts';
import { checkProblem } from '#domain/schedule/arrange.ts';
import { statesAtWork } from '#domain/schedule/states.ts';
import type { PlacedMeeting, Problem } from '#domain/schedule/problem.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { planOf } from './plan-of.ts';
import { findRun } from './run-store.ts';
import { scheduleRun } from './tables.ts';

export const runJob = 'run-schedule';
/** Waiting and running ones of an activity: more would only wait for each other. */
const mostAtWork = 3;

interface Wanted {
  activityId: string;
  by: string;
  seed: number;
  steps: number;
  around: string | null;
}

async function pinsOf(tx: Queries, { around, activityId }: Wanted): Promise<PlacedMeeting[]> {
  if (!around) return [];
  const run = await findRun(tx, around);
  if (run.activityId !== activityId) throw refuse('ENTITY_NOT_FOUND');
  const pinned = new Set(run.pinned);
  return run.placed.filter(({ meeting }) => pinned.has(meeting));
}

/** Keeps all that the run will be made of, so that it can be done again. @returns its id */
export const startRun = (world: World, wanted: Wanted): Promise<string> =>
  world.db.transaction(async (tx) => {
    const { activityId, seed, steps, by } = wanted;
    const { slots, places, wanted: meetings, parties } = await planOf(tx, activityId);
    const known = new Set(meetings.map(({ id }) => id));
    const kept = (await pinsOf(tx, wanted)).filter(({ meeting, slot }) => known.has(meeting) && slot < slots.length);
    const pins = kept.map(({ meeting, slot }) => ({ meeting, slot }));
    const problem: Problem = { slots: slots.length, parties, wanted: meetings, places, pins };
    if (slots.length === 0 || checkProblem(problem).length > 0) throw refuse('SCHEDULE_TIME_CONFLICT');
    const atWork = and(eq(scheduleRun.activityId, activityId), inArray(scheduleRun.state, [...statesAtWork]));
    if ((await tx.orm.$count(scheduleRun, atWork)) >= mostAtWork) throw refuse('STATUS_ERROR');
    const id = newId();
    await tx.orm.insert(scheduleRun).values({
      id,
      activityId,
      state: 'WAITING',
      seed,
      inputs: { problem, slots, steps, kept },
      pinned: pins.map(({ meeting }) => meeting),
      createdBy: by,
      createdAt: world.clock.now(),
    });
    await enqueueJob(world, tx, { kind: runJob, payload: { runId: id } });
    await recordAudit(world, tx, {
      accountId: by,
      action: 'schedule.run',
      subjectKind: 'activity',
      subjectId: activityId,
      details: { seed, steps, meetings: meetings.length },
    });
    return id;
  });

/** One that is being computed ends with the best it has found, one that has not begun without a result. */
export async function stopRun(world: World, runId: string): Promise<void> {
  const stopped = await world.db.orm
    .update(scheduleRun)
    .set({
      state: sql`case ${scheduleRun.state} when 'RUNNING' then 'STOPPING' else 'STOPPED' end`,
      version: sql`${scheduleRun.version} + 1`,
    })
    .where(and(eq(scheduleRun.id, runId), inArray(scheduleRun.state, ['WAITING', 'RUNNING'])))
    .returning({ id: scheduleRun.id });
  if (stopped.length === 0) throw refuse('STATUS_ERROR');
}
