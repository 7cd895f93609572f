import { type Stay, stepStatuses } from '#domain/report/step-times.ts';
import type { Queries } from '#server/db/database.ts';
import { sqlList } from '#server/db/sql-list.ts';

/** The last ones are told of; older ones say little of how it goes now. */
const mostStays = 5000;

const casesOf = Object.keys(stepStatuses)
  .map((table) => `select id from ${table} where activity_id = $1`)
  .join(' union all ');
const timed = sqlList([...new Set(Object.values(stepStatuses).flatMap((steps) => Object.values(steps).flat()))]);

/**
 * That a case stood in a status until it left it. What was taken back within its seconds was never decided: neither it
 * nor the taking back is a move.
 */
export const readStays = (db: Queries, activityId: string): Promise<Stay[]> =>
  db.query<Stay>(
    `with moved as (
       select c.*, lead(c.action) over (partition by c.case_id order by c.at, c.id) as next
         from status_change c where c.case_id in (${casesOf}) and c.from_status <> c.to_status
     ), stays as (
       select case_id, case_type, to_status as status, at as since,
              lead(at) over (partition by case_id order by at, id) as until
         from moved where action <> 'undo' and next is distinct from 'undo'
     )
     select case_id as "caseId", case_type as "caseType", status, since, until from stays
      where until is not null and status in (${timed}) order by until desc limit ${mostStays}`,
    [activityId],
  );
