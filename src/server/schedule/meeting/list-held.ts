import { asc } from 'drizzle-orm';
import type { HeldMeeting } from '#contract/meeting.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { World } from '#server/world.ts';
import { unitNames } from '../read-run.ts';
import { scheduleMeeting } from '../tables.ts';
import { heldMeetings } from './held.ts';

interface Search {
  activityId: string;
  unitId?: string | undefined;
  page: number;
  size: number;
}

/** In the order of time. @throws ACTIVITY_NOT_FOUND */
export async function listHeld(world: World, { activityId, unitId, page, size }: Search) {
  const { db } = world;
  await findActivity(db, activityId);
  const wanted = { activityId, unitId, now: world.clock.now() };
  const rows = await heldMeetings(db, wanted)
    .orderBy(asc(scheduleMeeting.beginsAt), asc(scheduleMeeting.wishId))
    .limit(size)
    .offset(page * size);
  const nameOf = await unitNames(
    db,
    rows.flatMap(({ meeting: { unitA, unitB } }) => [unitA, unitB]),
  );
  const content = rows.map(
    ({ meeting: { wishId, beginsAt, endsAt, place, tableNumber, unitA, unitB } }): HeldMeeting => ({
      id: wishId,
      begin: beginsAt,
      end: endsAt,
      place,
      table: tableNumber,
      unitA: { id: unitA, ...nameOf(unitA) },
      unitB: { id: unitB, ...nameOf(unitB) },
    }),
  );
  return { content, totalElements: await db.orm.$count(heldMeetings(db, wanted).as('held')) };
}
