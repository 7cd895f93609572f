import { z } from 'zod';
import { BusinessDay, Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import {
  type BusinessDate,
  businessDateAt,
  businessDateTime,
  endOfBusinessDate,
  plusMs,
  startOfBusinessDate,
} from '#domain/instant.ts';
import { type Locale, nameIn, type WireNames } from '#domain/locale.ts';
import { type Absent, type MeetingStatus, meetingStatuses } from '#domain/schedule/meeting-moves.ts';
import type { Outcome } from '#domain/schedule/outcome.ts';
import { tableName } from '#domain/schedule/table-name.ts';
import { findActivity } from '#server/activity/activities.ts';
import { exportKind } from '#server/export/export-kind.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import type { World } from '#server/world.ts';
import { daysOfMeetings, type SeenMeeting, seenMeetings } from '../attendance/seen-meetings.ts';
import { saidOf } from '../meeting/outcomes.ts';
import { unitNames } from '../read-run.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

const statusWords: Record<MeetingStatus, Words> = {
  PUBLISHED: inEach(msg`Scheduled`),
  HELD: inEach(msg({ message: 'Held', context: 'meeting' })),
  NO_SHOW: inEach(msg`Missed`),
  CANCELLED: inEach(msg({ message: 'Cancelled', context: 'meeting' })),
};

const outcomeWords: Record<Outcome, Words> = {
  AGREED: inEach(msg`Agreed on something`),
  GOING_ON: inEach(msg`Still talking`),
  NOTHING: inEach(msg`Nothing came of it`),
  NOT_HELD: inEach(msg`Didn’t take place`),
};

const filter = z.object({
  activityId: Id,
  day: BusinessDay.optional(),
  status: z.enum(meetingStatuses).optional(),
  unitId: Id.optional(),
});
type Filter = z.infer<typeof filter>;

interface Row {
  meeting: SeenMeeting;
  nameOf: (unitId: string) => WireNames;
  outcomeOf: (side: 'A' | 'B') => Outcome | null;
}

const withoutSeconds = 'YYYY-MM-DD HH:mm'.length;
const missedBy = (absent: Absent, { meeting: { seat }, nameOf }: Row, language: Locale) =>
  [absent.includes('A') ? seat.unitA : '', absent.includes('B') ? seat.unitB : '']
    .filter(Boolean)
    .map((unitId) => nameIn(nameOf(unitId), language))
    .join('; ');

async function meetingsOf(world: World, { activityId, status, unitId }: Filter, day: BusinessDate) {
  const within = { activityId, unitId, from: startOfBusinessDate(day), until: plusMs(endOfBusinessDate(day), -1) };
  const all = await seenMeetings(world.db, within, world.clock.now());
  return all.filter(({ state }) => !status || state.status === status);
}

const daysWanted = async (world: World, { activityId, day }: Filter): Promise<BusinessDate[]> =>
  day ? [day] : daysOfMeetings(world.db, activityId);

/** Released meetings of an activity with what became of them, a day at a time. */
export const meetingsExport = exportKind<Filter, Row>({
  kind: 'meetings',
  heading: inEach(msg({ message: 'Meetings', context: 'sheet' })),
  access: fundStaff,
  filter,
  columns: [
    {
      key: 'day',
      heading: inEach(msg`Day`),
      cell: ({ meeting }) => businessDateAt(meeting.seat.beginsAt),
    },
    {
      key: 'from',
      heading: inEach(msg({ message: 'From', context: 'time' })),
      cell: ({ meeting }) => businessDateTime(meeting.seat.beginsAt).slice(11, withoutSeconds),
    },
    {
      key: 'to',
      heading: inEach(msg({ message: 'To', context: 'time' })),
      cell: ({ meeting }) => businessDateTime(meeting.seat.endsAt).slice(11, withoutSeconds),
    },
    {
      key: 'table',
      heading: inEach(msg`Table`),
      cell: ({ meeting: { seat } }) => tableName({ place: seat.place, table: seat.tableNumber }),
    },
    {
      key: 'unitA',
      heading: inEach(msg`Unit`),
      cell: ({ meeting, nameOf }, language) => nameIn(nameOf(meeting.seat.unitA), language),
    },
    {
      key: 'unitB',
      heading: inEach(msg`With`),
      cell: ({ meeting, nameOf }, language) => nameIn(nameOf(meeting.seat.unitB), language),
    },
    {
      key: 'status',
      heading: inEach(msg`State`),
      cell: ({ meeting }, language) => statusWords[meeting.state.status][language],
    },
    {
      key: 'missedBy',
      heading: inEach(msg`Who didn’t come`),
      cell: (row, language) => missedBy(row.meeting.state.absent, row, language),
    },
    {
      key: 'outcomeA',
      heading: inEach(msg`Outcome, by the unit`),
      cell: ({ outcomeOf }, language) => wordOf(outcomeOf('A'), language),
    },
    {
      key: 'outcomeB',
      heading: inEach(msg`Outcome, by the other`),
      cell: ({ outcomeOf }, language) => wordOf(outcomeOf('B'), language),
    },
  ],
  async check({ db }, { activityId }) {
    await findActivity(db, activityId);
  },
  async count(world, search) {
    let count = 0;
    for (const day of await daysWanted(world, search)) count += (await meetingsOf(world, search, day)).length;
    return count;
  },
  async page(world, search, after) {
    const days = await daysWanted(world, search);
    const day = after === null ? days[0] : days.find((one) => one > after);
    if (!day) return { rows: [], next: null };
    const meetings = await meetingsOf(world, search, day);
    const nameOf = await unitNames(
      world.db,
      meetings.flatMap(({ seat }) => [seat.unitA, seat.unitB]),
    );
    const said = await saidOf(world.db, search.activityId);
    const rows = meetings.map((meeting) => ({
      meeting,
      nameOf,
      outcomeOf: (side: 'A' | 'B') => said(meeting.seat.wishId, side),
    }));
    return { rows, next: day === days.at(-1) ? null : day };
  },
});

const wordOf = (outcome: Outcome | null, language: Locale): string | null => outcome && outcomeWords[outcome][language];
