import type { WireNames } from '#domain/locale.ts';
import { isUnitKind, type UnitKind } from '#domain/unit/unit-words.ts';
import type { ExportColumn } from '#server/export/export-kind.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

const kindWords: Record<UnitKind, Words> = {
  ENTERPRISE: inEach(msg`Enterprise`),
  UNIVERSITY: inEach(msg`University`),
  INCUBATOR: inEach(msg`Incubator`),
  INTERMEDIARY: inEach(msg`Intermediary`),
  ST_PARK: inEach(msg`Science and technology park`),
  CLUBS: inEach(msg`Association`),
  GOV: inEach(msg({ message: 'Public body', context: 'sheet' })),
  OTHER: inEach(msg`Other`),
};

const named = ['nameTc', 'nameEn', 'namePt'] as const satisfies readonly (keyof WireNames)[];
type Field = (typeof named)[number] | 'industry' | 'address' | 'website' | 'phone' | 'fax';
export type UnitOnSheet = Record<Field | 'kind', string>;

const field = (key: Field, heading: Words): ExportColumn<UnitOnSheet> => ({ key, heading, cell: (of) => of[key] });

/** What a unit is called and what it does, as every sheet with a line per unit begins. */
export const unitSheetColumns: readonly ExportColumn<UnitOnSheet>[] = [
  field('nameTc', inEach(msg`Name in Chinese`)),
  field('nameEn', inEach(msg`Name in English`)),
  field('namePt', inEach(msg`Name in Portuguese`)),
  {
    key: 'kind',
    heading: inEach(msg({ message: 'Type', context: 'unit' })),
    cell: ({ kind }, language) => (isUnitKind(kind) ? kindWords[kind][language] : kind),
  },
  field('industry', inEach(msg`Industry`)),
];

/** Where a unit is found. */
export const unitContactColumns: readonly ExportColumn<UnitOnSheet>[] = [
  field('address', inEach(msg({ message: 'Address', context: 'sheet' }))),
  field('website', inEach(msg({ message: 'Website', context: 'sheet' }))),
  field('phone', inEach(msg`Telephone`)),
  field('fax', inEach(msg`Fax`)),
];
