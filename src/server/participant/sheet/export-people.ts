import { and, sql } from 'drizzle-orm';
import { z } from 'zod';
import { peopleFilter } from '#contract/participant/desk.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { type ExportColumn, exportColumns } from '#domain/participant/export-columns.ts';
import { bcp47, type Locale, nameIn } from '#domain/locale.ts';
import { isSealedField, type Person, type PersonField, personFields } from '#domain/participant/person.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { languageWords, yesNoWords } from '#server/sheet/sheet-words.ts';
import { textSheet } from '#server/sheet/text-sheet.ts';
import type { World } from '#server/world.ts';
import { type PeopleFilter, peopleOrder, peopleWhere } from '../search/search-people.ts';
import { importColumns } from './sheet-rows.ts';
import { staffPeople, type StaffPersonRow } from '../search/staff-people.ts';
import { columnWords, documentTypeWords, genderWords, listStatusWords, stateWords } from './sheet-words.ts';
import { type PersonRow, personOf } from '../stored-person.ts';
import { participant } from '../tables.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

interface Row extends StaffPersonRow {
  /** With what is sealed, which is opened for none but those whose columns are wanted. */
  opened(): Person;
}

const personFieldSet: ReadonlySet<string> = new Set(personFields);
const isPersonField = (column: ExportColumn): column is PersonField => personFieldSet.has(column);

export const peopleExport = exportKind<PeopleFilter, Row>({
  kind: 'participants',
  heading: inEach(msg`Participants`),
  access: fundStaff,
  filter: z.object(peopleFilter),
  columns: exportColumns.map((key) => ({
    key,
    heading: columnWords[key],
    ...(isPersonField(key) && isSealedField(key) ? { personal: true } : {}),
    cell: (row, language) => (isPersonField(key) ? fieldCell(row, key, language) : ownCell(row, key, language)),
  })),
  count: ({ db }, filter) => db.orm.$count(participant, peopleWhere(filter)),
  async page(world, filter, after) {
    const { db } = world;
    const place = sql`(${participant.unitId}, ${participant.pinyin}, ${participant.id})`;
    const [unitId, pinyin, id] = after === null ? [] : (JSON.parse(after) as string[]);
    const people = await staffPeople(db)
      .where(and(peopleWhere(filter), after === null ? undefined : sql`${place} > (${unitId}, ${pinyin}, ${id})`))
      .orderBy(...peopleOrder['unit:asc'])
      .limit(rowsAtOnce);
    const last = people.length === rowsAtOnce ? people.at(-1)?.person : undefined;
    return {
      rows: people.map((row) => withOpened(world, row)),
      next: last ? JSON.stringify([last.unitId, last.pinyin, last.id]) : null,
    };
  },
});

/** An empty sheet to fill in. */
export const importTemplate = (language: Locale): Promise<Buffer> =>
  textSheet(
    importColumns.map((column) => columnWords[column][language]),
    [],
  );

function withOpened(world: World, row: StaffPersonRow): Row {
  let opened: Person | null = null;
  return { ...row, opened: () => (opened ??= personOf(world, row.person)) };
}

function fieldCell(row: Row, field: PersonField, language: Locale): string {
  const { person } = row;
  if (field === 'gender') return genderWords[person.gender][language];
  if (field === 'documentType') return documentTypeWords[person.documentType][language];
  if (field === 'language') return languageWords[person.language][language];
  if (field === 'nationality' && person.nationality) {
    return new Intl.DisplayNames(bcp47[language], { type: 'region' }).of(person.nationality) ?? person.nationality;
  }
  const value = isSealedField(field) ? row.opened()[field] : person[field];
  if (typeof value === 'boolean') return yesNoWords[value ? 'yes' : 'no'][language];
  return value ?? '';
}

function ownCell(row: StaffPersonRow, column: Exclude<ExportColumn, PersonField>, language: Locale): string {
  if (column === 'unit') return nameIn(row.unit, language);
  if (column === 'listStatus') return listStatusWords[row.status ?? 'DRAFT'][language];
  if (column === 'representative') return yesNoWords[row.representativeId === row.person.id ? 'yes' : 'no'][language];
  if (column === 'state') return stateWords[stateOf(row.person)][language];
  return row.person[column];
}

function stateOf({ cancelledAt, revokedAt, credential }: PersonRow): keyof typeof stateWords {
  if (cancelledAt) return 'cancelled';
  if (revokedAt) return 'revoked';
  return credential ? 'expected' : 'withoutCode';
}
