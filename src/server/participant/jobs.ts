import { and, eq } from 'drizzle-orm';
import { windowState } from '#domain/activity/window.ts';
import { hourMs } from '#domain/instant.ts';
import { activity } from '#server/activity/tables.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import type { World } from '#server/world.ts';
import { erasePeople } from './desk/erase-people.ts';
import { freezeSentLists } from './list/freeze-lists.ts';
import { reissueJobs } from './code/reissue-codes.ts';
import { participantList } from './tables.ts';

/** Lists that were sent are locked once their window has closed; those that do not fit are left to staff. */
async function freezeByDate(world: World): Promise<void> {
  const waiting = await world.db.orm
    .selectDistinctOn([activity.id], { activity })
    .from(participantList)
    .innerJoin(activity, eq(activity.id, participantList.activityId))
    .where(and(eq(participantList.status, 'SUBMITTED'), eq(activity.state, 'ACTIVE')));
  for (const { activity: row } of waiting) {
    if (windowState(row.settings.participantWindow, world.clock.now()) !== 'ENDED') continue;
    await freezeSentLists(world, { activity: row, role: 'system', accountId: null });
  }
}

export const participantJobs = {
  'freeze-participant-lists': { run: ({ world }) => freezeByDate(world), tries: 3, everyMs: hourMs / 6 },
  ...reissueJobs,
  'erase-participants': { run: ({ world }) => erasePeople(world), tries: 3, everyMs: 6 * hourMs },
} as const satisfies JobKinds;
