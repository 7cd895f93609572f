import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import { stillComing } from '#server/participant/tables.ts';
import { nightsOf, takenIn } from '../capacity.ts';

/** Rooms by night: all there are, those given to locked lists, and those wished in all. */
export async function readHotelNights(db: Queries, activity: ActivityRow) {
  const taken = await takenIn(db, activity, 'locked');
  const wished = await takenIn(db, activity, 'everybody');
  const rooms = activity.settings.hotel?.roomsPerNight ?? 0;
  return {
    nights: nightsOf(activity).map((night) => ({
      night,
      rooms,
      taken: taken.rooms.get(night) ?? 0,
      wished: wished.rooms.get(night) ?? 0,
    })),
  };
}

const counted = (column: 'dinner_table' | 'diet') =>
  `select ${column} as name, count(*)::int as people from participant
    where activity_id = $1 and dinner and ${stillComing()}
    group by ${column} order by length(${column}), ${column}`;

export async function readDinner(db: Queries, activity: ActivityRow) {
  const taken = await takenIn(db, activity, 'locked');
  const wished = await takenIn(db, activity, 'everybody');
  const tables = await db.query<{ name: string; people: number }>(counted('dinner_table'), [activity.id]);
  const diets = await db.query<{ name: string; people: number }>(counted('diet'), [activity.id]);
  const { dinner } = activity.settings;
  return {
    dinner: dinner && { sitting: dinner.sitting, at: dinner.at },
    seats: dinner?.seats ?? 0,
    taken: taken.dinner,
    wished: wished.dinner,
    tables: tables.map(({ name, people }) => ({ table: name, people })),
    diets: diets.map(({ name, people }) => ({ diet: name, people })),
  };
}
