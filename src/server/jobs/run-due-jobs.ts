import { type Instant, plusMs } from '#domain/instant.ts';
import type { World } from '#server/world.ts';
import { heldBy, leaseMs, whileHeld } from './while-held.ts';
import type { JobKind, JobKinds } from './job-kinds.ts';
import { job } from './tables.ts';

const firstRetryMs = 30 * 1000;
const longestRetryMs = 60 * 60 * 1000;

interface TakenJob {
  id: string;
  kind: string;
  key: string | null;
  payload: Record<string, unknown>;
  attempts: number;
}

/** Skips what another process is taking at this moment, and takes over what a process that ended has left. */
const takeNext = `
  update job set leased_until = $2, attempts = attempts + 1
   where id = (
     select id from job
      where given_up_at is null and due_at <= $1 and (leased_until is null or leased_until < $1) and kind = any($3)
      order by due_at, id limit 1
      for update skip locked)
  returning id, kind, key, payload, attempts`;

const never = new AbortController().signal;

/** Does everything that is due now, oldest first, until told to stop. @returns how many jobs were tried */
export async function runDueJobs(world: World, kinds: JobKinds, stopping: AbortSignal = never): Promise<number> {
  for (let tried = 0; ; tried++) {
    if (stopping.aborted) return tried;
    const now = world.clock.now();
    const [taken] = await world.db.query<TakenJob>(takeNext, [now, plusMs(now, leaseMs), Object.keys(kinds)]);
    const kind = taken && kinds[taken.kind];
    if (!taken || !kind) return tried;
    await runOne(world, kind, taken, stopping);
  }
}

async function runOne(world: World, kind: JobKind, taken: TakenJob, stopping: AbortSignal): Promise<void> {
  const isLastTry = taken.attempts >= kind.tries;
  try {
    await whileHeld(world, taken, () => kind.run({ world, payload: taken.payload, isLastTry, stopping }));
    await finish(world, kind, taken);
  } catch (error) {
    if (stopping.aborted) return leaveToOthers(world, taken);
    const reason = error instanceof Error ? error.message : String(error);
    world.log.warn({ job: taken.kind, attempt: taken.attempts, reason }, 'a job failed');
    await putOff(world, kind, taken, reason, isLastTry);
  }
}

/** As if it had never been taken. */
async function leaveToOthers(world: World, taken: TakenJob): Promise<void> {
  await world.db.orm
    .update(job)
    .set({ leasedUntil: null, attempts: taken.attempts - 1 })
    .where(heldBy(taken));
}

async function finish(world: World, kind: JobKind, taken: TakenJob): Promise<void> {
  if (!kind.everyMs) {
    await world.db.orm.delete(job).where(heldBy(taken));
    return;
  }
  const dueAt = plusMs(world.clock.now(), kind.everyMs);
  await world.db.orm.update(job).set({ dueAt, attempts: 0, leasedUntil: null, lastError: null }).where(heldBy(taken));
}

async function putOff(world: World, kind: JobKind, taken: TakenJob, lastError: string, last: boolean): Promise<void> {
  const now = world.clock.now();
  const wait = Math.min(firstRetryMs * 2 ** (taken.attempts - 1), longestRetryMs);
  const givenUpAt: Instant | null = last && !kind.everyMs ? now : null;
  await world.db.orm
    .update(job)
    .set({ dueAt: plusMs(now, wait), leasedUntil: null, lastError, givenUpAt })
    .where(heldBy(taken));
}
