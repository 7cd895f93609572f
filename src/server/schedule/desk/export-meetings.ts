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
import { words, type Words } from '#server/sheet/sheet-words.ts';
import type { World } from '#server/world.ts';
import { daysOfMeetings, type SeenMeeting, seenMeetings } from '../attendance/seen-meetings.ts';
import { saidOf } from '../meeting/outcomes.ts';
import { unitNames } from '../read-run.ts';

const statusWords: Record<MeetingStatus, Words> = {
  PUBLISHED: words('已安排', '已安排', 'Scheduled', 'Marcada'),
  HELD: words('已舉行', '已举行', 'Held', 'Realizada'),
  NO_SHOW: words('有缺席', '有缺席', 'Missed', 'Falta'),
  CANCELLED: words('已取消', '已取消', 'Cancelled', 'Cancelada'),
};

const outcomeWords: Record<Outcome, Words> = {
  AGREED: words('達成協議', '达成协议', 'Agreed on something', 'Chegaram a acordo'),
  GOING_ON: words('繼續洽談', '继续洽谈', 'Still talking', 'Continuam a conversar'),
  NOTHING: words('沒有結果', '没有结果', 'Nothing came of it', 'Não deu resultado'),
  NOT_HELD: words('沒有舉行', '没有举行', 'Didn’t take place', 'Não se realizou'),
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
  heading: words('會面', '会面', 'Meetings', 'Reuniões'),
  access: fundStaff,
  filter,
  columns: [
    {
      key: 'day',
      heading: words('日期', '日期', 'Day', 'Dia'),
      cell: ({ meeting }) => businessDateAt(meeting.seat.beginsAt),
    },
    {
      key: 'from',
      heading: words('開始', '开始', 'From', 'Das'),
      cell: ({ meeting }) => businessDateTime(meeting.seat.beginsAt).slice(11, withoutSeconds),
    },
    {
      key: 'to',
      heading: words('結束', '结束', 'To', 'Às'),
      cell: ({ meeting }) => businessDateTime(meeting.seat.endsAt).slice(11, withoutSeconds),
    },
    {
      key: 'table',
      heading: words('桌號', '桌号', 'Table', 'Mesa'),
      cell: ({ meeting: { seat } }) => tableName({ place: seat.place, table: seat.tableNumber }),
    },
    {
      key: 'unitA',
      heading: words('單位', '单位', 'Unit', 'Entidade'),
      cell: ({ meeting, nameOf }, language) => nameIn(nameOf(meeting.seat.unitA), language),
    },
    {
      key: 'unitB',
      heading: words('會面對象', '会面对象', 'With', 'Com'),
      cell: ({ meeting, nameOf }, language) => nameIn(nameOf(meeting.seat.unitB), language),
    },
    {
      key: 'status',
      heading: words('狀態', '状态', 'State', 'Estado'),
      cell: ({ meeting }, language) => statusWords[meeting.state.status][language],
    },
    {
      key: 'missedBy',
      heading: words('缺席單位', '缺席单位', 'Who didn’t come', 'Quem faltou'),
      cell: (row, language) => missedBy(row.meeting.state.absent, row, language),
    },
    {
      key: 'outcomeA',
      heading: words('單位所報結果', '单位所报结果', 'Outcome, by the unit', 'Resultado, pela entidade'),
      cell: ({ outcomeOf }, language) => wordOf(outcomeOf('A'), language),
    },
    {
      key: 'outcomeB',
      heading: words('對象所報結果', '对象所报结果', 'Outcome, by the other', 'Resultado, pela outra parte'),
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
