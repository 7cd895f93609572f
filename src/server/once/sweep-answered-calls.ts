import { dayMs, plusMs } from '#domain/instant.ts';
import { inPortions, portion } from '#server/db/in-portions.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import type { World } from '#server/world.ts';

/** Whoever has waited a day for an answer looks first whether it is there. */
export const sweepAnsweredCalls = (world: World): Promise<void> =>
  inPortions(
    world.db,
    `delete from answered_call
      where (account_id, key) in (select account_id, key from answered_call where at < $1 order by at limit ${portion})
     returning key`,
    [plusMs(world.clock.now(), -dayMs)],
  );

export const onceJobs = {
  'once.sweep': { run: ({ world }) => sweepAnsweredCalls(world), tries: 3, everyMs: dayMs },
} as const satisfies JobKinds;
