import type { JobKind } from '#server/jobs/job-kinds.ts';
import { tellWithCommit } from '../events/door-news.ts';

const mostAtOnce = 500;

/** Low conflicts of ACTIVITY close by themselves after a day; those of dinner and hotel never do. */
export const closeOldConflicts: JobKind = {
  tries: 5,
  everyMs: 10 * 60_000,
  run: ({ world }) =>
    world.db.transaction(async (tx) => {
      const closed = await tx.query<{ id: string; activity_id: string }>(
        `update conflict set resolution = 'CLOSED_BY_ITSELF', resolved_at = $1 where id in (
           select id from conflict where closes_at <= $1 and resolution is null and severity = 'low' order by id limit $2 for update)
         returning id, activity_id`,
        [world.clock.now(), mostAtOnce],
      );
      for (const activityId of new Set(closed.map((row) => row.activity_id))) {
        const conflictIds = closed.filter((row) => row.activity_id === activityId).map(({ id }) => id);
        await tellWithCommit(tx, { activityId, people: false, conflictIds, notices: [] });
      }
    }),
};
