import type { World } from '#server/world.ts';
import type { JobKinds } from './job-kinds.ts';
import { runDueJobs } from './run-due-jobs.ts';

export interface Worker {
  kinds: JobKinds;
  /** There may be something to do. */
  wake(): void;
  /** The job at hand is done. */
  idle(): Promise<void>;
}

/** Does jobs of these kinds one after the other, whenever it is woken. */
export function startWorker(world: World, kinds: JobKinds, stopping: AbortSignal): Worker {
  let running: Promise<void> | null = null;
  let again = false;

  const rounds = async (): Promise<void> => {
    do {
      again = false;
      await runDueJobs(world, kinds, stopping).catch((error: Error) => {
        if (!stopping.aborted) world.log.error({ reason: error.message }, 'jobs could not be run');
      });
    } while (again && !stopping.aborted);
  };

  return {
    kinds,
    wake() {
      again = true;
      if (stopping.aborted || running) return;
      running = rounds().finally(() => {
        running = null;
      });
    },
    idle: async () => void (await running),
  };
}
