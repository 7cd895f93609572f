import { eq } from 'drizzle-orm';
import { hotelNights, type Taken, takenBy } from '#domain/participant/capacity.ts';
import type { OnList } from '#domain/participant/wished-change.ts';
import type { BusinessDate } from '#domain/instant.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { stillComing } from './tables.ts';

/** Decisions about rooms and seats of one activity come one after another. */
export async function lockCapacity(tx: Queries, activityId: string): Promise<void> {
  await tx.orm.select({ id: activity.id }).from(activity).where(eq(activity.id, activityId)).for('no key update');
}

export const nightsOf = ({ settings }: ActivityRow): BusinessDate[] =>
  settings.hotel ? hotelNights(settings.hotel) : [];

const lockedLists = `
  and exists (select 1 from participant_list l
               where l.activity_id = p.activity_id and l.unit_id = p.unit_id
                 and l.status in ('LOCKED', 'CHANGE_REQUESTED'))`;
const coming = `p.activity_id = $1 and ${stillComing('p')}`;

/** Seats and rooms of all who are to come, or only of those whose list is locked and who so have them for sure. */
export async function takenIn(tx: Queries, row: ActivityRow, whose: 'locked' | 'everybody'): Promise<Taken> {
  const onlyLocked = whose === 'locked' ? lockedLists : '';
  const [seats] = await tx.query<{ people: number }>(
    `select count(*)::int as people from participant p where ${coming} and p.dinner ${onlyLocked}`,
    [row.id],
  );
  const rooms = await tx.query<{ night: BusinessDate; people: number }>(
    `select n.night::date as night, count(p.id)::int as people
       from unnest($2::date[]) n(night)
       left join participant p
         on ${coming} and p.hotel and p.check_in <= n.night and p.check_out > n.night ${onlyLocked}
      group by n.night order by n.night`,
    [row.id, nightsOf(row)],
  );
  return { dinner: seats?.people ?? 0, rooms: new Map(rooms.map(({ night, people }) => [night, people])) };
}

/** What would be taken when one list's people became others. */
export function takenAfter(row: ActivityRow, total: Taken, before: readonly OnList[], after: readonly OnList[]): Taken {
  const nights = nightsOf(row);
  const old = takenBy(
    before.map(({ person }) => person),
    nights,
  );
  const fresh = takenBy(
    after.map(({ person }) => person),
    nights,
  );
  return {
    dinner: total.dinner - old.dinner + fresh.dinner,
    rooms: new Map(
      nights.map((night) => [
        night,
        (total.rooms.get(night) ?? 0) - (old.rooms.get(night) ?? 0) + (fresh.rooms.get(night) ?? 0),
      ]),
    ),
  };
}
