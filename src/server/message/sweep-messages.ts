import { plusMs } from '#domain/instant.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';

const dayMs = 24 * 60 * 60 * 1000;
const atOnce = 1000;

/** What is still on its way, and what can still be taken back, is never swept. An error may name the address. */
const sweptContents = `
  update message set sealed = null, recipient_fingerprint = null, last_error = null
   where id in (select id from message
                 where sealed is not null and created_at < $1 and coalesce(sent_at, created_at) < $1
                   and state not in ('HELD', 'WAITING')
                 limit ${atOnce})
  returning id`;

/** After the days that are set the contents of messages go: what kind went when and how it ended is left. */
export async function sweepMessages(world: World): Promise<void> {
  const { messages } = await readSettings(world);
  const past = plusMs(world.clock.now(), -messages.keptDays * dayMs);
  let swept: unknown[];
  do swept = await world.db.query(sweptContents, [past]);
  while (swept.length === atOnce);
}

export const messageSweepJobs = {
  'message.sweep': { run: ({ world }) => sweepMessages(world), tries: 3, everyMs: dayMs },
} as const satisfies JobKinds;
