import { dayMs, plusMs } from '#domain/instant.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import type { World } from '#server/world.ts';

/** Removes captchas, codes and counters of tries long past; what vouches for the numbers on a unit's lists stays. */
export async function sweepVerification(world: World): Promise<void> {
  const past = plusMs(world.clock.now(), -2 * dayMs);
  await world.db.query('delete from captcha where created_at < $1', [past]);
  await world.db.query('delete from rate_counter where window_start < $1', [past]);
  await world.db.query(
    `delete from verification_code where created_at < $1 and (purpose <> 'PARTICIPANT' or verified_at is null)`,
    [past],
  );
}

export const verificationJobs = {
  'verification.sweep': { run: ({ world }) => sweepVerification(world), tries: 3, everyMs: 60 * 60_000 },
} as const satisfies JobKinds;
