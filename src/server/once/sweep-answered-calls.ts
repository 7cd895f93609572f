import { plusMs } from '#domain/instant.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import type { World } from '#server/world.ts';

const dayMs = 24 * 60 * 60 * 1000;
const atOnce = 1000;

/** Whoever has waited a day for an answer looks first whether it is there. */
export async function sweepAnsweredCalls(world: World): Promise<void> {
  const past = plusMs(world.clock.now(), -dayMs);
  let swept: unknown[];
  do {
    swept = await world.db.query(
      `delete from answered_call
        where (account_id, key) in (select account_id, key from answered_call where at < $1 order by at limit ${atOnce})
       returning key`,
      [past],
    );
  } while (swept.length === atOnce);
}

export const onceJobs = {
  'once.sweep': { run: ({ world }) => sweepAnsweredCalls(world), tries: 3, everyMs: dayMs },
} as const satisfies JobKinds;
