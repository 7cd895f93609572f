import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { World } from '#server/world.ts';

export const tellJob = 'questionnaire.tell';

/** OPENED: to whoever has not heard of it. REMINDER: to whoever has not answered and was not reminded since then. */
export type Telling = { what: 'OPENED' } | { what: 'REMINDER'; at: Instant };

/** In the transaction that wants it: many are written to, and nobody waits for it. */
export const wantTelling = (world: World, tx: Queries, questionnaireId: string, telling: Telling): Promise<void> =>
  enqueueJob(world, tx, { kind: tellJob, payload: { questionnaireId, ...telling } });
