import { type Queries, notify } from '#server/db/database.ts';
import type { Instant } from '#domain/instant.ts';
import type { World } from '#server/world.ts';
import { jobChannel } from './job-kinds.ts';
import { job } from './tables.ts';

export interface WantedJob {
  kind: string;
  payload: Record<string, unknown>;
  /** Nothing happens when a job with this key waits already. */
  key?: string;
  /** At once when left out. */
  dueAt?: Instant;
}

/** In the transaction that wants it: no commit, no job. */
export async function enqueueJob(world: World, tx: Queries, wanted: WantedJob): Promise<void> {
  const now = world.clock.now();
  await tx.orm
    .insert(job)
    .values({ ...wanted, dueAt: wanted.dueAt ?? now, createdAt: now })
    .onConflictDoNothing({ target: job.key });
  await notify(tx, jobChannel, wanted.kind);
}
