import { inArray } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { scheduleOutcome } from '../tables.ts';
import { releasedMeetings, sideOf } from './released.ts';

/**
 * Units whose meeting with this one is over and was held, in the order of time: neither of the two said that it was not.
 */
export async function metUnits(
  db: Queries,
  { activityId, unitId, now }: { activityId: string; unitId: string; now: Instant },
): Promise<string[]> {
  const past = (await releasedMeetings(db, { activityId, unitId })).filter(({ endsAt }) => endsAt <= now);
  if (past.length === 0) return [];
  const wishIds = past.map(({ wishId }) => wishId);
  const said = await db.orm.select().from(scheduleOutcome).where(inArray(scheduleOutcome.wishId, wishIds));
  const unheld = new Set(said.filter(({ outcome }) => outcome === 'NOT_HELD').map(({ wishId }) => wishId));
  return past
    .filter(({ wishId }) => !unheld.has(wishId))
    .map((meeting) => (sideOf(meeting, unitId) === 'A' ? meeting.unitB : meeting.unitA));
}
