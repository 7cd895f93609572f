import type { BusinessDate, Instant } from '#domain/instant.ts';
import { endOfBusinessDate, startOfBusinessDate } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';

/** A unit that has people at an activity, and since when the first of them is there on a day; null: nobody is. */
export interface Arrival {
  unitId: string;
  since: Instant | null;
}

/**
 * Whose people came to an activity on a day, by the time of their scans. Who signs in once for all days is there from
 * then on; who signs in each day, or for a session, on that day.
 */
export async function arrivalsOn(
  db: Queries,
  { activityId, day }: { activityId: string; day: BusinessDate },
): Promise<Arrival[]> {
  const rows = await db.query<{ unit_id: string; since: Instant | null }>(
    `select p.unit_id, min(s.first_at) as since from participant p
       left join sign_in s on s.participant_id = p.id and s.activity_id = p.activity_id and s.kind = 'ACTIVITY'
        and s.active and s.first_at < $3 and (s.scope = '' or s.first_at >= $2)
      where p.activity_id = $1 and ((p.removed_at is null and p.cancelled_at is null) or s.id is not null)
      group by p.unit_id`,
    [activityId, startOfBusinessDate(day), endOfBusinessDate(day)],
  );
  return rows.map(({ unit_id: unitId, since }) => ({ unitId, since }));
}
