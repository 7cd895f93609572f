import { and, eq } from 'drizzle-orm';
import { plusMs } from '#domain/instant.ts';
import type { World } from '#server/world.ts';
import { job } from './tables.ts';

/** How long nobody else takes a job that a process has taken and says nothing more of. */
export const leaseMs = 2 * 60 * 1000;

interface Taken {
  id: string;
  attempts: number;
}

/** The job as this process took it: another that took it over since has one attempt more. */
export const heldBy = ({ id, attempts }: Taken) => and(eq(job.id, id), eq(job.attempts, attempts));

/** Does the work, and says again and again that the job is being done, however long that takes. */
export async function whileHeld(world: World, taken: Taken, work: () => Promise<void>): Promise<void> {
  let saying = Promise.resolve();
  const sayAgain = async (): Promise<void> => {
    try {
      const leasedUntil = plusMs(world.clock.now(), leaseMs);
      await world.db.orm.update(job).set({ leasedUntil }).where(heldBy(taken));
    } catch (error) {
      world.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a job could not be held');
    }
  };
  const timer = setInterval(() => {
    saying = saying.then(sayAgain);
  }, leaseMs / 3);
  timer.unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
    await saying;
  }
}
