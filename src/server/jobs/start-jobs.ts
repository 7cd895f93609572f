import type { World } from '#server/world.ts';
import { enqueueJob } from './enqueue-job.ts';
import { jobChannel, type JobKinds } from './job-kinds.ts';
import { kindsOfLane, type Lane, lanes } from './lanes.ts';
import { startWorker, type Worker } from './start-worker.ts';

const pollMs = 5000;

/**
 * Does jobs in this process until stopped: at once when told of one, and every few seconds for those that fall due.
 * Several processes on one database share the work. @returns how to stop; it waits for the jobs at hand
 */
export async function startJobs(world: World, kinds: JobKinds): Promise<() => Promise<void>> {
  for (const [kind, { everyMs }] of Object.entries(kinds)) {
    if (everyMs) await enqueueJob(world, world.db, { kind, key: kind, payload: {} });
  }
  const stopping = new AbortController();
  const workers = (Object.keys(lanes) as Lane[]).flatMap((lane): Worker[] => {
    const own = kindsOfLane(kinds, lane);
    const count = Object.keys(own).length === 0 ? 0 : lanes[lane];
    return Array.from({ length: count }, () => startWorker(world, own, stopping.signal));
  });
  const wakeAll = (): void => {
    for (const worker of workers) worker.wake();
  };

  const wakeThose = (kind: string): void => {
    for (const worker of workers) if (kind in worker.kinds) worker.wake();
  };

  const unlisten = await world.db.listen(jobChannel, wakeThose, wakeAll);
  const timer = setInterval(wakeAll, pollMs);
  timer.unref();
  wakeAll();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await unlisten();
    await Promise.all(workers.map((worker) => worker.idle()));
  };
}
