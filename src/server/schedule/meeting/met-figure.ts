import { eq, sql } from 'drizzle-orm';
import type { Figure } from '#server/report/figure.ts';
import { scheduleMeeting, scheduleRun } from '../tables.ts';
import { wasHeld } from './held.ts';

/** Meetings that were held. */
export const metFigure: Figure = {
  figure: 'met',
  rows: (now) => sql`select ${scheduleRun.activityId}, side.unit_id, ${scheduleMeeting.wishId} as id from ${scheduleRun}
    inner join ${scheduleMeeting} on ${eq(scheduleMeeting.runId, scheduleRun.id)}
    cross join lateral (values (${scheduleMeeting.unitA}), (${scheduleMeeting.unitB})) side(unit_id)
    where ${wasHeld(now)}`,
};
