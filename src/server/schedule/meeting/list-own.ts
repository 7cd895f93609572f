import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { OwnMeeting } from '#contract/meeting.ts';
import type { OwnAttendance } from '#contract/meeting-day.ts';
import { businessDateAt, endOfBusinessDate, type Instant, startOfBusinessDate } from '#domain/instant.ts';
import type { Side } from '#domain/schedule/problem.ts';
import { activity } from '#server/activity/tables.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import type { Seat } from '../attendance/begin-row.ts';
import { type SeenMeeting, seenMeetings } from '../attendance/seen-meetings.ts';
import { unitNames } from '../read-run.ts';
import { scheduleAttendance, scheduleChange, scheduleOutcome } from '../tables.ts';
import { changeView, mayStillAsk } from './change-view.ts';
import { releasedMeetings, sideOf } from './released.ts';

interface OwnSearch {
  activityId?: string | undefined;
  /** That meeting alone, by the documents' name (row 196). */
  scheduleItemId?: string | undefined;
}

/** The meetings of the unit that somebody speaks for; none for who speaks for none. */
export async function listOwn(
  world: World,
  actor: Actor,
  { activityId, scheduleItemId }: OwnSearch,
): Promise<OwnMeeting[]> {
  const { db } = world;
  const { unitId } = actor;
  const released = unitId ? await releasedMeetings(db, { activityId, unitId }) : [];
  const past = unitId ? await pastMeetings(db, { activityId, unitId }) : [];
  const known = new Set(released.map(seatKey));
  const given = past.filter((seat) => !known.has(seatKey(seat)));
  const meetings: (Seat & { isReleased: boolean })[] = [
    ...released.map((seat) => ({ ...seat, isReleased: true })),
    ...given.map((seat) => ({ ...seat, isReleased: false })),
  ]
    .filter(({ wishId }) => !scheduleItemId || wishId === scheduleItemId)
    .toSorted((x, y) => x.beginsAt.localeCompare(y.beginsAt) || x.wishId.localeCompare(y.wishId));
  if (meetings.length === 0) return [];
  const ids = meetings.map(({ wishId }) => wishId);
  const now = world.clock.now();
  const [changes, outcomes, activities, nameOf, seen] = await Promise.all([
    db.orm
      .select()
      .from(scheduleChange)
      .where(inArray(scheduleChange.wishId, ids))
      .orderBy(desc(scheduleChange.createdAt)),
    db.orm.select().from(scheduleOutcome).where(inArray(scheduleOutcome.wishId, ids)),
    db.orm
      .select({ id: activity.id, nameTc: activity.nameTc, nameEn: activity.nameEn, namePt: activity.namePt })
      .from(activity)
      .where(inArray(activity.id, [...new Set(meetings.map((one) => one.activityId))])),
    unitNames(
      db,
      meetings.flatMap(({ unitA, unitB }) => [unitA, unitB]),
    ),
    seenOf(db, meetings, unitId ?? '', now),
  ]);
  const activityOf = new Map(activities.map(({ id, ...names }) => [id, names]));
  return meetings.map((meeting): OwnMeeting => {
    const side = sideOf(meeting, unitId) ?? 'A';
    const other = side === 'A' ? meeting.unitB : meeting.unitA;
    const change = meeting.isReleased ? changes.find(({ wishId }) => wishId === meeting.wishId) : undefined;
    const isOpen = change?.status === 'PENDING' || change?.status === 'AGREE';
    const isOwn = change?.askedBy === side;
    const outcome = outcomes.find((one) => one.wishId === meeting.wishId && one.side === side);
    const attendance = seen.get(seatKey(meeting));
    return {
      id: meeting.wishId,
      activityId: meeting.activityId,
      activity: activityOf.get(meeting.activityId) ?? { nameTc: '', nameEn: '', namePt: '' },
      begin: meeting.beginsAt,
      end: meeting.endsAt,
      place: meeting.place,
      table: meeting.tableNumber,
      with: { id: other, ...nameOf(other) },
      change: change ? { ...changeView(world, change, [isOwn ? 'asker' : 'other']), isOwn } : null,
      attendance: attendance ? ownAttendance(attendance, side) : null,
      mayAsk: meeting.isReleased && !isOpen && mayStillAsk(meeting.beginsAt, now),
      outcome: outcome?.outcome ?? null,
      mayTell: meeting.isReleased && meeting.beginsAt <= now,
    };
  });
}

const seatKey = ({ wishId, beginsAt }: Pick<Seat, 'wishId' | 'beginsAt'>): string => `${wishId} ${beginsAt}`;

/** What became of meetings that no schedule has any more, as others have their table. */
const pastMeetings = (
  db: Queries,
  { activityId, unitId }: { activityId: string | undefined; unitId: string },
): Promise<Seat[]> =>
  db.orm
    .select()
    .from(scheduleAttendance)
    .where(
      and(
        inArray(scheduleAttendance.status, ['HELD', 'NO_SHOW']),
        activityId ? eq(scheduleAttendance.activityId, activityId) : undefined,
        or(eq(scheduleAttendance.unitA, unitId), eq(scheduleAttendance.unitB, unitId)),
      ),
    );

/** From the first of them until the end of today. */
async function seenOf(
  db: Queries,
  meetings: readonly Seat[],
  unitId: string,
  now: Instant,
): Promise<ReadonlyMap<string, SeenMeeting>> {
  const until = endOfBusinessDate(businessDateAt(now));
  const byActivity = Map.groupBy(
    meetings.filter(({ beginsAt }) => beginsAt < until),
    (one) => one.activityId,
  );
  const seen = new Map<string, SeenMeeting>();
  for (const [activityId, own] of byActivity) {
    const [first] = own;
    const from = first ? startOfBusinessDate(businessDateAt(first.beginsAt)) : now;
    for (const one of await seenMeetings(db, { activityId, from, until, unitId }, now)) {
      seen.set(seatKey(one.seat), one);
    }
  }
  return seen;
}

const ownAttendance = ({ seen, state }: SeenMeeting, side: Side): OwnAttendance => {
  const [own, other] = side === 'A' ? [seen.a, seen.b] : [seen.b, seen.a];
  return {
    status: state.status,
    ownIsHere: own.since !== null,
    otherIsHere: other.since !== null,
    ownMissed: state.absent.includes(side),
    otherMissed: state.absent.includes(side === 'A' ? 'B' : 'A'),
  };
};
