import { plusMs } from '#domain/instant.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';

const dayMs = 24 * 60 * 60 * 1000;
const atOnce = 1000;

/** Notices that were read as long ago as the contents of messages are kept. */
export async function sweepNotices(world: World): Promise<void> {
  const { messages } = await readSettings(world);
  const past = plusMs(world.clock.now(), -messages.keptDays * dayMs);
  let swept: unknown[];
  do {
    swept = await world.db.query(
      `delete from in_app_notice
        where id in (select id from in_app_notice where read_at < $1 limit ${atOnce})
       returning id`,
      [past],
    );
  } while (swept.length === atOnce);
}

export const noticeSweepJobs = {
  'notice.sweep': { run: ({ world }) => sweepNotices(world), tries: 3, everyMs: dayMs },
} as const satisfies JobKinds;
