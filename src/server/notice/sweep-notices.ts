import { dayMs, plusMs } from '#domain/instant.ts';
import { inPortions, portion } from '#server/db/in-portions.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';

/** Notices that were read as long ago as the contents of messages are kept. */
export async function sweepNotices(world: World): Promise<void> {
  const { messages } = await readSettings(world);
  await inPortions(
    world.db,
    `delete from in_app_notice
      where id in (select id from in_app_notice where read_at < $1 limit ${portion})
     returning id`,
    [plusMs(world.clock.now(), -messages.keptDays * dayMs)],
  );
}

export const noticeSweepJobs = {
  'notice.sweep': { run: ({ world }) => sweepNotices(world), tries: 3, everyMs: dayMs },
} as const satisfies JobKinds;
