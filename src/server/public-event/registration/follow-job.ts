import type { Queries } from '#server/db/database.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { World } from '#server/world.ts';

/** Codes and mails of a registration follow what it is now; see `follow.ts`. */
export const followJob = 'public-event.follow';

/**
 * In the transaction that changes it. The seats are counted at once; what follows of them holds nobody else up.
 * @param isRenamed those who have codes already are called otherwise now
 */
export const wantFollowing = (world: World, tx: Queries, registrationId: string, isRenamed = false): Promise<void> =>
  enqueueJob(world, tx, { kind: followJob, payload: { registrationId, isRenamed } });
