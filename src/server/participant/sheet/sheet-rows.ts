import { isBusinessDate, type BusinessDate } from '#domain/instant.ts';
import type { FieldError } from '#domain/errors.ts';
import { bcp47 } from '#domain/locale.ts';
import { suggestPinyin } from '#domain/participant/pinyin.ts';
import { normalPerson } from '#domain/participant/normal-person.ts';
import { isNationality, nationalities } from '#domain/participant/nationality.ts';
import { emptyPerson, type Person, type PersonField, personFields } from '#domain/participant/person.ts';
import { usualCountryCode } from '#domain/participant/phone.ts';
import { type RowOf, rowsByColumn } from '#server/sheet/rows-of-sheet.ts';
import type { SheetLine } from '#server/sheet/sheet-limits.ts';
import { languageWords, valueOfWord, yesNoWords } from '#server/sheet/sheet-words.ts';
import { columnWords, documentTypeWords, genderWords } from './sheet-words.ts';

export const importColumns = ['unit', 'representative', ...personFields, 'dinnerTable', 'hotelRoom'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Without these nobody can be placed or recognised. */
const neededColumns = ['unit', 'documentType', 'documentNumber'] as const satisfies readonly ImportColumn[];

export type SheetRow = RowOf<ImportColumn>;

/** Rows by column. @throws PARAMS_ERROR naming the columns that are missing */
export function rowsOfSheet(lines: readonly SheetLine[]): SheetRow[] {
  const known = Object.fromEntries(importColumns.map((column) => [column, columnWords[column]])) as Record<
    ImportColumn,
    (typeof columnWords)[ImportColumn]
  >;
  return rowsByColumn<ImportColumn>(lines, known, neededColumns);
}

const dayShapes = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
];

/** 2026-11-21, 2026/11/21 or 2026.11.21, and as Excel writes it in Macau and Portugal: 21/11/2026. */
function dayOf(cell: string): BusinessDate | null {
  const written = cell.normalize('NFKC');
  const { year, month = '', day = '' } = dayShapes.map((shape) => shape.exec(written)?.groups).find(Boolean) ?? {};
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isBusinessDate(date) ? date : null;
}

const yesOrNo = (cell: string): boolean | null => {
  if (/^(1|y|true)$/i.test(cell)) return true;
  if (/^(0|n|false|)$/i.test(cell)) return false;
  const word = valueOfWord(yesNoWords, cell);
  return word === null ? null : word === 'yes';
};

let codesByName: Map<string, string> | null = null;

/** By the code, or by the country's name in one of the four languages. */
function nationalityOf(cell: string): string | null {
  const code = cell.toUpperCase();
  if (cell === '' || isNationality(code)) return code;
  codesByName ??= new Map(
    Object.values(bcp47).flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return nationalities.map((each): [string, string] => [(names.of(each) ?? each).toLowerCase(), each]);
    }),
  );
  return codesByName.get(cell.toLowerCase()) ?? null;
}

/** How a cell becomes a field's value; null when it means nothing that the field can hold. Text is taken as it is. */
const cellReaders: { [Field in PersonField]?: (cell: string) => Person[Field] | null } = {
  gender: (cell) => valueOfWord(genderWords, cell),
  documentType: (cell) => valueOfWord(documentTypeWords, cell),
  language: (cell) => (cell === '' ? 'zh' : valueOfWord(languageWords, cell)),
  nationality: nationalityOf,
  birthDate: dayOf,
  phoneCountry: (cell) => cell.replace(/^\+|^00/, '') || usualCountryCode,
  dinner: yesOrNo,
  hotel: yesOrNo,
};

const isStayDate = (field: PersonField): field is 'checkIn' | 'checkOut' => field === 'checkIn' || field === 'checkOut';

const isDate = (field: PersonField): boolean => field === 'birthDate' || isStayDate(field);

/** A person as the row says, over what is known already; columns that the sheet has not stay as they are. */
export function personOfRow(cells: SheetRow['cells'], known: Person | null): { person: Person; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const read: Partial<Record<PersonField, Person[PersonField]>> = {};
  for (const field of personFields) {
    const cell = cells[field];
    if (cell === undefined) continue;
    const value = isStayDate(field) ? dayOf(cell) : (cellReaders[field]?.(cell) ?? (cellReaders[field] ? null : cell));
    if (value === null && cell !== '') errors.push({ path: field, problem: isDate(field) ? 'dateFormat' : 'format' });
    else if (value !== null || isStayDate(field)) read[field] = value;
  }
  const person = normalPerson({ ...(known ?? emptyPerson), ...read } as Person);
  return {
    person: person.pinyin ? person : { ...person, pinyin: suggestPinyin(person.nameTc) || latinPinyin(person.nameEn) },
    errors,
  };
}

/** Somebody with a Latin name only is called by it. */
const latinPinyin = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z' -]/g, '')
    .trim();
