import { z } from 'zod';
import { doorFilter } from '#contract/sign-in/people.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { type SignInKind, signInKinds } from '#domain/participant/kinds.ts';
import { type ExportColumn, exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { columnWords } from '#server/participant/sheet/sheet-words.ts';
import { participant } from '#server/participant/tables.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import {
  type DoorFilter,
  type DoorPageEnd,
  doorPeopleBehind,
  doorPeopleWhere,
  type PersonAtDoor,
} from './list-door-people.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

const kindWords: Record<SignInKind, { when: Words; gate: Words }> = {
  ACTIVITY: {
    when: inEach(msg`Activity: signed in`),
    gate: inEach(msg`Activity: gate`),
  },
  DINNER_PARTY: {
    when: inEach(msg`Dinner: signed in`),
    gate: inEach(msg`Dinner: gate`),
  },
  HOTEL: {
    when: inEach(msg`Hotel: signed in`),
    gate: inEach(msg`Hotel: gate`),
  },
};
const toSign = inEach(msg`To sign`);
const fully = {
  yes: inEach(msg`Fully signed`),
  no: inEach(msg`Not fully signed`),
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
  heading: inEach(msg`Sign-in list`),
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
      heading: inEach(msg({ message: 'In all', context: 'sheet' })),
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
