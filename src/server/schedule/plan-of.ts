import { eq } from 'drizzle-orm';
import type { Party, Place, WantedMeeting } from '#domain/schedule/problem.ts';
import { mostSlots } from '#domain/schedule/problem.ts';
import { intervalsConflict, type Slot, slotsOf, slotsWithin } from '#domain/schedule/slots.ts';
import { ruleOfVisits } from '#domain/schedule/visit-slots.ts';
import { sidesOf } from '#domain/schedule/sides.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { scheduleParty } from './tables.ts';
import { wantedMeetings } from './wanted-meetings.ts';

type PartyRow = typeof scheduleParty.$inferSelect;

/** All that a run of an activity is made of, as it is known now. */
export interface Plan {
  slots: Slot[];
  places: Place[];
  wanted: WantedMeeting[];
  /** Of two who can only stand on one side, as each meets the same third: they cannot be placed. */
  odd: WantedMeeting[];
  parties: Party[];
  rows: Map<string, PartyRow>;
}

/** @throws ACTIVITY_NOT_FOUND, SCHEDULE_TIME_CONFLICT where sessions overlap */
export async function planOf(db: Queries, activityId: string): Promise<Plan> {
  const { settings } = await findActivity(db, activityId);
  const rule = settings.visits ? ruleOfVisits(settings.visits) : null;
  if (rule && intervalsConflict(rule)) throw refuse('SCHEDULE_TIME_CONFLICT');
  const slots = rule ? slotsOf(rule).slice(0, mostSlots) : [];
  const { sides, pairs: wanted, odd } = sidesOf(await wantedMeetings(db, activityId));
  const rows = new Map(
    (await db.orm.select().from(scheduleParty).where(eq(scheduleParty.activityId, activityId))).map((row) => [
      row.unitId,
      row,
    ]),
  );
  const parties = [...sides]
    .toSorted(([x], [y]) => (x < y ? -1 : 1))
    .map(([id, side]): Party => {
      const { atOnce = 1, least = 0, away = [] } = rows.get(id) ?? {};
      const blocked = new Set(away.flatMap(({ from, until }) => slotsWithin(slots, from, until)));
      return { id, side, atOnce, least, blocked: [...blocked].toSorted((x, y) => x - y) };
    });
  const places = (settings.visits?.halls ?? []).map(({ name, tables }): Place => ({ id: name, tables }));
  return { slots, places, wanted, odd, parties, rows };
}
