import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { MeetingDay, MeetingOfDay, OfferOfDay } from '#contract/meeting-day.ts';
import {
  type BusinessDate,
  businessDateAt,
  endOfBusinessDate,
  type Instant,
  plusMs,
  startOfBusinessDate,
} from '#domain/instant.ts';
import { meetingButtons, type MeetingMove, type MeetingStatus } from '#domain/schedule/meeting-moves.ts';
import { namesOfAccount } from '#server/account/account-names.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import type { UnitNames } from '#server/unit/find-unit.ts';
import type { World } from '#server/world.ts';
import { unitNames } from '../read-run.ts';
import { scheduleOffer } from '../tables.ts';
import { attendanceWorkflow } from './attendance-workflow.ts';
import { factsOf } from './mark-meeting.ts';
import { daysOfMeetings, type SeenMeeting, seenMeetings } from './seen-meetings.ts';

interface Search {
  activityId: string;
  day?: BusinessDate | undefined;
  status?: MeetingStatus | undefined;
  unitId?: string | undefined;
  page: number;
  size: number;
}

/** The meetings of a day in the order of time; today, or the first day still to come, where none is asked for. */
export async function meetingDay(world: World, search: Search): Promise<MeetingDay> {
  const { db } = world;
  const { activityId, status, unitId, page, size } = search;
  await findActivity(db, activityId);
  const now = world.clock.now();
  const days = await daysOfMeetings(db, activityId);
  const today = businessDateAt(now);
  const day = search.day ?? days.find((one) => one >= today) ?? days.at(-1) ?? null;
  const none = { PUBLISHED: 0, HELD: 0, NO_SHOW: 0, CANCELLED: 0 };
  if (day === null) return { day, days, counts: none, content: [], totalElements: 0, offers: [] };
  const within = { activityId, from: startOfBusinessDate(day), until: plusMs(endOfBusinessDate(day), -1) };
  const all = await seenMeetings(db, { ...within, unitId }, now);
  const counts = { ...none };
  for (const { state } of all) counts[state.status]++;
  const found = all.filter(({ state }) => !status || state.status === status);
  const shown = found.slice(page * size, (page + 1) * size);
  const offers = await db.orm
    .select()
    .from(scheduleOffer)
    .where(
      and(
        eq(scheduleOffer.activityId, activityId),
        gte(scheduleOffer.beginsAt, startOfBusinessDate(day)),
        lt(scheduleOffer.beginsAt, endOfBusinessDate(day)),
      ),
    )
    .orderBy(desc(scheduleOffer.createdAt), desc(scheduleOffer.id))
    .limit(mostOffers);
  const nameOf = await unitNames(
    db,
    [...shown.map(({ seat }) => seat), ...offers].flatMap(({ unitA, unitB }) => [unitA, unitB]),
  );
  const histories = await historiesOf(
    db,
    shown.flatMap(({ row }) => row?.id ?? []),
  );
  return {
    day,
    days,
    counts,
    content: shown.map((meeting) => wireMeeting(meeting, { nameOf, now, histories })),
    totalElements: found.length,
    offers: offers.map((offer): OfferOfDay => {
      const { id, beginsAt, endsAt, place, tableNumber, unitA, unitB, acceptedA, acceptedB, until } = offer;
      return {
        id,
        begin: beginsAt,
        end: endsAt,
        place,
        table: tableNumber,
        unitA: { id: unitA, ...nameOf(unitA) },
        unitB: { id: unitB, ...nameOf(unitB) },
        status: offer.status,
        acceptedA,
        acceptedB,
        until,
      };
    }),
  };
}

const mostOffers = 50;

type History = MeetingOfDay['history'];

interface Shown {
  nameOf: (unitId: string) => UnitNames;
  now: Instant;
  histories: ReadonlyMap<string, History>;
}

function wireMeeting(meeting: SeenMeeting, { nameOf, now, histories }: Shown): MeetingOfDay {
  const { seat, row, seen, state, isReleased } = meeting;
  const facts = factsOf(meeting, now);
  // A button moves what is recorded; what the door says now is recorded in a moment.
  const recorded = row?.status ?? 'PUBLISHED';
  const situation = { status: recorded, roles: ['fund'] as const, facts };
  const isRecorded = recorded === state.status;
  return {
    id: seat.wishId,
    begin: seat.beginsAt,
    end: seat.endsAt,
    place: seat.place,
    table: seat.tableNumber,
    unitA: { id: seat.unitA, ...nameOf(seat.unitA) },
    unitB: { id: seat.unitB, ...nameOf(seat.unitB) },
    aIsHere: seen.a.since !== null,
    bIsHere: seen.b.since !== null,
    status: state.status,
    absent: state.absent,
    byStaff: row?.byStaff ?? false,
    version: row?.version ?? 0,
    buttons:
      isRecorded && (isReleased || row !== null)
        ? meetingButtons.filter((move) => attendanceWorkflow.refusal(move, situation) === null)
        : [],
    history: (row && histories.get(row.id)) ?? [],
  };
}

async function historiesOf(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, History>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{
    case_id: string;
    action: MeetingMove;
    at: Instant;
    reason: string;
    account_id: string | null;
    tc: string;
    en: string;
    pt: string;
  }>(
    `select c.case_id, c.action, c.at, c.reason, c.account_id, ${namesOfAccount('a')} from status_change c
       left join account a on a.id = c.account_id
      where c.case_type = 'schedule_meeting' and c.case_id = any($1::uuid[]) order by c.at, c.id`,
    [ids],
  );
  const grouped = Map.groupBy(rows, (row) => row.case_id);
  return new Map(
    [...grouped].map(([id, lines]) => [
      id,
      lines.map(({ at, action, reason, account_id: accountId, tc, en, pt }) => ({
        at,
        action,
        by: accountId === null ? null : { tc, en, pt },
        reason,
      })),
    ]),
  );
}
