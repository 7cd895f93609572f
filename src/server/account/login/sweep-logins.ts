import { plusMs } from '#domain/instant.ts';
import { sweepProviderRecords } from '#server/identity/provider-records.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import type { World } from '#server/world.ts';
import { forgetOldDevices } from './known-device.ts';
import { longestMs } from './sessions.ts';

/** Removes logins that are over, and what the provider kept for them. */
export async function sweepLogins(world: World): Promise<void> {
  const past = plusMs(world.clock.now(), -longestMs);
  await world.db.query('delete from session where refresh_expires_at < $1 or ended_at < $1', [past]);
  await forgetOldDevices(world);
  await sweepProviderRecords(world);
}

export const accountJobs = {
  'account.sweep-logins': { run: ({ world }) => sweepLogins(world), tries: 3, everyMs: 60 * 60_000 },
} as const satisfies JobKinds;
