import { z } from 'zod';
import { doorFilter } from '#contract/sign-in/people.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { type SignInKind, signInKinds } from '#domain/participant/kinds.ts';
import { type ExportColumn, exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { columnWords } from '#server/participant/sheet/sheet-words.ts';
import { participant } from '#server/participant/tables.ts';
import { words, type Words } from '#server/sheet/sheet-words.ts';
import {
  type DoorFilter,
  type DoorPageEnd,
  doorPeopleBehind,
  doorPeopleWhere,
  type PersonAtDoor,
} from './list-door-people.ts';

const kindWords: Record<SignInKind, { when: Words; gate: Words }> = {
  ACTIVITY: {
    when: words('活動簽到時間', '活动签到时间', 'Activity: signed in', 'Actividade: presença'),
    gate: words('活動簽到入口', '活动签到入口', 'Activity: gate', 'Actividade: entrada'),
  },
  DINNER_PARTY: {
    when: words('晚宴簽到時間', '晚宴签到时间', 'Dinner: signed in', 'Jantar: presença'),
    gate: words('晚宴簽到入口', '晚宴签到入口', 'Dinner: gate', 'Jantar: entrada'),
  },
  HOTEL: {
    when: words('酒店簽到時間', '酒店签到时间', 'Hotel: signed in', 'Hotel: presença'),
    gate: words('酒店簽到入口', '酒店签到入口', 'Hotel: gate', 'Hotel: entrada'),
  },
};
const toSign = words('待簽到', '待签到', 'To sign', 'Por registar');
const fully = {
  yes: words('已全部簽到', '已全部签到', 'Fully signed', 'Presença completa'),
  no: words('未全部簽到', '未全部签到', 'Not fully signed', 'Presença incompleta'),
} as const;

/** Empty for what somebody is not registered for. */
const columnsOf = (kind: SignInKind): ExportColumn<PersonAtDoor>[] => [
  {
    key: `${kind}.when`,
    heading: kindWords[kind].when,
    cell({ kinds }, language) {
      const own = kinds.find((one) => one.kind === kind);
      return own ? (own.signedAt ? businessDateTime(own.signedAt) : toSign[language]) : null;
    },
  },
  {
    key: `${kind}.gate`,
    heading: kindWords[kind].gate,
    cell: ({ kinds }) => kinds.find((one) => one.kind === kind)?.gate ?? null,
  },
];

/** Who is in and who is not, as the page of the door lists them. */
export const doorPeopleExport = exportKind<DoorFilter, PersonAtDoor>({
  kind: 'sign-in-people',
  heading: words('簽到名單', '签到名单', 'Sign-in list', 'Lista de presenças'),
  access: fundStaff,
  filter: z.object(doorFilter),
  columns: [
    { key: 'nameTc', heading: columnWords.nameTc, cell: ({ nameTc }) => nameTc },
    { key: 'nameEn', heading: columnWords.nameEn, cell: ({ nameEn }) => nameEn },
    { key: 'pinyin', heading: columnWords.pinyin, cell: ({ pinyin }) => pinyin },
    { key: 'unit', heading: columnWords.unit, cell: ({ unitName }) => unitName },
    { key: 'title', heading: columnWords.title, cell: ({ title }) => title },
    {
      key: 'fully',
      heading: words('總計', '合计', 'In all', 'No total'),
      cell: ({ fullySigned }, language) => fully[fullySigned ? 'yes' : 'no'][language],
    },
    ...signInKinds.flatMap(columnsOf),
  ],
  count: ({ db }, filter) => db.orm.$count(participant, doorPeopleWhere(filter)),
  async page(world, filter, after) {
    const end = after === null ? null : (JSON.parse(after) as DoorPageEnd);
    const rows = await doorPeopleBehind(world, filter, end, rowsAtOnce);
    const last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
    return {
      rows,
      next: last ? JSON.stringify({ pinyin: last.pinyin, id: last.participantId } satisfies DoorPageEnd) : null,
    };
  },
});
