import type { World } from '#server/world.ts';
import { enqueueJob } from './enqueue-job.ts';
import { jobChannel, type JobKinds } from './job-kinds.ts';
import { runDueJobs } from './run-due-jobs.ts';

const pollMs = 5000;

/**
 * Does jobs in this process until stopped: at once when told of one, and every few seconds for those that fall due.
 * Several processes on one database share the work. @returns how to stop; it waits for the job at hand
 */
export async function startJobs(world: World, kinds: JobKinds): Promise<() => Promise<void>> {
  for (const [kind, { everyMs }] of Object.entries(kinds)) {
    if (everyMs) await enqueueJob(world, world.db, { kind, key: kind, payload: {} });
  }
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;

  const rounds = async (): Promise<void> => {
    do {
      again = false;
      await runDueJobs(world, kinds).catch((error: Error) => {
        if (!stopping.signal.aborted) world.log.error({ reason: error.message }, 'jobs could not be run');
      });
    } while (again && !stopping.signal.aborted);
  };
  const wake = (): void => {
    again = true;
    if (stopping.signal.aborted || running) return;
    running = rounds().finally(() => {
      running = null;
    });
  };

  const unlisten = await world.db.listen(jobChannel, wake);
  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await unlisten();
    await running;
  };
}
