import type { ExportColumn } from '#domain/participant/export-columns.ts';
import { bcp47, chooseText, type Locale, namesOf } from '#domain/locale.ts';
import { isSealedField, type PersonField, personFields } from '#domain/participant/person.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuseField } from '#server/refusal.ts';
import { languageWords } from '#server/sheet/sheet-words.ts';
import { textSheet } from '#server/sheet/text-sheet.ts';
import type { World } from '#server/world.ts';
import { neutralCell } from '#server/export/neutral-cell.ts';
import { type PeopleFilter, peopleOrder, peopleWhere, staffPeople, type StaffPersonRow } from './search-people.ts';
import { importColumns } from './sheet-rows.ts';
import { columnWords, documentTypeWords, genderWords, listStatusWords, stateWords, yesNoWords } from './sheet-words.ts';
import { type PersonRow, personOf } from './stored-person.ts';

export interface Export extends PeopleFilter {
  language: Locale;
  columns: ExportColumn[];
  reason: string;
}

const batch = 500;
const personFieldSet: ReadonlySet<string> = new Set(personFields);
const isPersonField = (column: ExportColumn): column is ExportColumn & PersonField => personFieldSet.has(column);

/** The people of a filter as xlsx. Who took which personal columns, and why, is recorded before a byte leaves. */
export async function exportPeople(world: World, accountId: string, wanted: Export): Promise<Buffer> {
  const personal = wanted.columns.filter((column) => isPersonField(column) && isSealedField(column));
  if (personal.length > 0 && !wanted.reason) throw refuseField('reason', 'required');

  const rows: string[][] = [];
  for (let page = 0; ; page++) {
    const people = await staffPeople(world.db)
      .where(peopleWhere(world.db, wanted))
      .orderBy(...peopleOrder['unit:asc'])
      .limit(batch)
      .offset(page * batch);
    rows.push(...people.map((row) => wanted.columns.map((column) => cellOf(world, row, column, wanted.language))));
    if (people.length < batch) break;
  }
  await recordAudit(world, world.db, {
    accountId,
    action: 'participant.export',
    subjectKind: 'activity',
    subjectId: wanted.activityId,
    reason: wanted.reason,
    details: { rows: rows.length, personal, columns: wanted.columns },
  });
  return sheetFile(wanted.columns, wanted.language, rows);
}

/** An empty sheet to fill in. */
export const importTemplate = (language: Locale): Promise<Buffer> => sheetFile(importColumns, language, []);

const sheetFile = (columns: readonly ExportColumn[], language: Locale, rows: string[][]): Promise<Buffer> =>
  textSheet(
    columns.map((column) => columnWords[column][language]),
    rows,
  );

function cellOf(world: World, row: StaffPersonRow, column: ExportColumn, language: Locale): string {
  return neutralCell(
    isPersonField(column) ? fieldCell(world, row.person, column, language) : ownCell(row, column, language),
  );
}

function fieldCell(world: World, row: PersonRow, field: PersonField, language: Locale): string {
  const value = personOf(world, row)[field];
  if (typeof value === 'boolean') return yesNoWords[value ? 'yes' : 'no'][language];
  if (field === 'gender') return genderWords[row.gender][language];
  if (field === 'documentType') return documentTypeWords[row.documentType][language];
  if (field === 'language') return languageWords[row.language][language];
  if (field === 'nationality' && row.nationality) {
    return new Intl.DisplayNames(bcp47[language], { type: 'region' }).of(row.nationality) ?? row.nationality;
  }
  return value ?? '';
}

function ownCell(row: StaffPersonRow, column: Exclude<ExportColumn, PersonField>, language: Locale): string {
  if (column === 'unit') return chooseText(namesOf(row.unit), language)?.text ?? '';
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
