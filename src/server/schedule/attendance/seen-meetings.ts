import { and, eq, gte, lte, or } from 'drizzle-orm';
import { attended, type Attended, type Presence, type Seen, usualGraceMinutes } from '#domain/schedule/attendance.ts';
import { type BusinessDate, businessDateAt, type Instant } from '#domain/instant.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { Queries } from '#server/db/database.ts';
import { arrivalsOn } from '#server/sign-in/arrivals.ts';
import { publishedRun } from '../run-store.ts';
import { scheduleAttendance, scheduleMeeting, scheduleRun } from '../tables.ts';
import type { AttendanceRow } from './attendance-workflow.ts';
import type { Seat } from './begin-row.ts';

export interface SeenMeeting {
  seat: Seat;
  /** The schedule that holds now has it, at this time. */
  isReleased: boolean;
  /** What was recorded of it; null: nothing yet. */
  row: AttendanceRow | null;
  seen: Seen;
  /** By what the door knows now. */
  byDoor: Attended;
  /** What staff said of it, or the door. */
  state: Pick<AttendanceRow, 'status' | 'absent'>;
}

export interface Which {
  activityId: string;
  from: Instant;
  until: Instant;
  unitId?: string | undefined;
  wishId?: string | undefined;
}

const meetingKey = ({ wishId, beginsAt }: Pick<Seat, 'wishId' | 'beginsAt'>): string => `${wishId} ${beginsAt}`;

const of = (
  table: typeof scheduleMeeting | typeof scheduleAttendance,
  { activityId, from, until, unitId, wishId }: Which,
) =>
  and(
    eq(table.activityId, activityId),
    gte(table.beginsAt, from),
    lte(table.beginsAt, until),
    unitId ? or(eq(table.unitA, unitId), eq(table.unitB, unitId)) : undefined,
    wishId ? eq(table.wishId, wishId) : undefined,
  );

/** Meetings that begin within a time, in its order, with what the door knows of both sides and what was recorded. */
export async function seenMeetings(db: Queries, which: Which, now: Instant): Promise<SeenMeeting[]> {
  const released = await db.orm
    .select({ meeting: scheduleMeeting })
    .from(scheduleMeeting)
    .innerJoin(scheduleRun, and(eq(scheduleRun.id, scheduleMeeting.runId), eq(scheduleRun.state, 'PUBLISHED')))
    .where(of(scheduleMeeting, which));
  const rows = await db.orm.select().from(scheduleAttendance).where(of(scheduleAttendance, which));
  const rowOf = new Map(rows.map((row) => [meetingKey(row), row]));
  const known = new Set(released.map(({ meeting }) => meetingKey(meeting)));
  const meetings: { seat: Seat; isReleased: boolean }[] = [
    ...released.map(({ meeting: seat }) => ({ seat, isReleased: true })),
    // Their table was given to others, or they were cancelled.
    ...rows.filter((row) => !known.has(meetingKey(row))).map((seat) => ({ seat, isReleased: false })),
  ].toSorted((x, y) => (meetingOrder(x.seat) < meetingOrder(y.seat) ? -1 : 1));
  if (meetings.length === 0) return [];
  const { settings } = await findAnyActivity(db, which.activityId);
  const grace = settings.visits?.graceMinutes ?? usualGraceMinutes;
  const days = new Set(meetings.map(({ seat }) => businessDateAt(seat.beginsAt)));
  const doors = new Map<BusinessDate, Door>();
  for (const day of days) if (day <= businessDateAt(now)) doors.set(day, await doorOn(db, which.activityId, day));
  return meetings.map(({ seat, isReleased }) => {
    const row = rowOf.get(meetingKey(seat)) ?? null;
    const seen = seenBy(doors.get(businessDateAt(seat.beginsAt)), seat);
    const byDoor = attended(seat.beginsAt, seen, grace, now);
    const isSettled = row !== null && (row.byStaff || row.status === 'CANCELLED');
    return { seat, isReleased, row, seen, byDoor, state: isSettled ? row : byDoor };
  });
}

const meetingOrder = ({ beginsAt, place, tableNumber, wishId }: Seat): string =>
  [beginsAt, place, String(tableNumber).padStart(6, '0'), wishId].join(' ');

interface Door {
  isInUse: boolean;
  sides: ReadonlyMap<string, Presence>;
}

async function doorOn(db: Queries, activityId: string, day: BusinessDate): Promise<Door> {
  const arrivals = await arrivalsOn(db, { activityId, day });
  return {
    isInUse: arrivals.some(({ since }) => since !== null),
    sides: new Map(arrivals.map(({ unitId, since }) => [unitId, { since, isExpected: true }])),
  };
}

const unseen: Presence = { since: null, isExpected: false };

const seenBy = (door: Door | undefined, { unitA, unitB }: Seat): Seen => ({
  a: door?.sides.get(unitA) ?? unseen,
  b: door?.sides.get(unitB) ?? unseen,
  isDoorInUse: door?.isInUse ?? false,
});

/** Days with meetings: of the schedule that holds now, and those on which something was recorded. */
export async function daysOfMeetings(db: Queries, activityId: string): Promise<BusinessDate[]> {
  const slots = (await publishedRun(db, activityId))?.inputs.slots ?? [];
  const recorded = await db.orm
    .selectDistinct({ begin: scheduleAttendance.beginsAt })
    .from(scheduleAttendance)
    .where(eq(scheduleAttendance.activityId, activityId));
  return [...new Set([...slots, ...recorded].map(({ begin }) => businessDateAt(begin)))].toSorted();
}

/** Who is there on a day, of those that the door can see. */
export async function unitsHere(db: Queries, activityId: string, day: BusinessDate): Promise<ReadonlySet<string>> {
  const arrivals = await arrivalsOn(db, { activityId, day });
  return new Set(arrivals.flatMap(({ unitId, since }) => (since === null ? [] : [unitId])));
}

/** Activities with a released meeting that begins within a time. */
export async function activitiesWithMeetings(db: Queries, from: Instant, until: Instant): Promise<string[]> {
  const rows = await db.orm
    .selectDistinct({ activityId: scheduleMeeting.activityId })
    .from(scheduleMeeting)
    .innerJoin(scheduleRun, and(eq(scheduleRun.id, scheduleMeeting.runId), eq(scheduleRun.state, 'PUBLISHED')))
    .where(and(gte(scheduleMeeting.beginsAt, from), lte(scheduleMeeting.beginsAt, until)));
  return rows.map(({ activityId }) => activityId);
}
