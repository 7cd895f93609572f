import { dayMs, plusMs } from '#domain/instant.ts';
import { inPortions, portion } from '#server/db/in-portions.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';

/** What is still on its way, and what can still be taken back, is never swept. An error may name the address. */
const sweptContents = `
  update message set sealed = null, recipient_fingerprint = null, last_error = null
   where id in (select id from message
                 where sealed is not null and created_at < $1 and coalesce(sent_at, created_at) < $1
                   and state not in ('HELD', 'WAITING')
                 limit ${portion})
  returning id`;

/** After the days that are set the contents of messages go: what kind went when and how it ended is left. */
export async function sweepMessages(world: World): Promise<void> {
  const { messages } = await readSettings(world);
  await inPortions(world.db, sweptContents, [plusMs(world.clock.now(), -messages.keptDays * dayMs)]);
}

export const messageSweepJobs = {
  'message.sweep': { run: ({ world }) => sweepMessages(world), tries: 3, everyMs: dayMs },
} as const satisfies JobKinds;
