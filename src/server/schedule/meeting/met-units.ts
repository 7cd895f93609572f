import { asc } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { scheduleMeeting } from '../tables.ts';
import { heldMeetings } from './held.ts';
import { sideOf } from './released.ts';

/** Units whose meeting with this one was held, in the order of time. */
export async function metUnits(
  db: Queries,
  { activityId, unitId, now }: { activityId: string; unitId: string; now: Instant },
): Promise<string[]> {
  const held = await heldMeetings(db, { activityId, unitId, now }).orderBy(
    asc(scheduleMeeting.beginsAt),
    asc(scheduleMeeting.wishId),
  );
  return held.map(({ meeting }) => (sideOf(meeting, unitId) === 'A' ? meeting.unitB : meeting.unitA));
}
