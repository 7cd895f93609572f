import { asc, eq } from 'drizzle-orm';
import type { WantedMeeting } from '#domain/schedule/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { dockedMeetings } from '#server/docking/intent/docked-meetings.ts';
import { passedMatches } from '#server/road-show/match/passed-matches.ts';
import { scheduleWish } from './tables.ts';

/** Who wants to meet whom in an activity, each pair once, whichever of the two comes first; `a` and `b` are units. */
export type WantedMeetings = (db: Queries, activityId: string) => Promise<WantedMeeting[]>;

/**
 * Where wanted meetings come from. What staff entered is the first; a feature in which units agree to meet adds its own
 * here, and of a pair that several know the first counts.
 */
const sources: readonly WantedMeetings[] = [staffWishes, matchesThatPassed, dockedMeetings];

export async function wantedMeetings(db: Queries, activityId: string): Promise<WantedMeeting[]> {
  const pairs = new Map<string, WantedMeeting>();
  for (const source of sources) {
    for (const wish of await source(db, activityId)) {
      const pair = [wish.a, wish.b].toSorted().join(' ');
      if (!pairs.has(pair)) pairs.set(pair, wish);
    }
  }
  return [...pairs.values()].toSorted((x, y) => (x.id < y.id ? -1 : 1));
}

async function staffWishes(db: Queries, activityId: string): Promise<WantedMeeting[]> {
  const rows = await db.orm
    .select()
    .from(scheduleWish)
    .where(eq(scheduleWish.activityId, activityId))
    .orderBy(asc(scheduleWish.id));
  return rows.map(({ id, unitA, unitB, weight, must }) => ({ id, a: unitA, b: unitB, weight, must }));
}

/** Two sides of a road show that both said yes, whoever asked: a match counts as an ordinary wish. */
async function matchesThatPassed(db: Queries, activityId: string): Promise<WantedMeeting[]> {
  const matches = await passedMatches(db, activityId);
  return matches.map(({ matchId, resultUnitId, demandUnitId }) => ({
    id: matchId,
    a: resultUnitId,
    b: demandUnitId,
    weight: 1,
    must: false,
  }));
}
