import type { WeighedText } from '#domain/matching/suggest.ts';
import type { RecordField, RecordForm, RecordKind } from './record-form.ts';
import { recordFields } from './record-form.ts';

/**
 * The fields that a result and a demand find each other by, and how much a word counts in each: a little more where it
 * was chosen. Much more would let two common words of a name outweigh all that a description says.
 */
export const matchedFields = {
  nameTc: 1.3,
  nameEn: 1.3,
  namePt: 1.3,
  keywords: 1.3,
  scope: 1.1,
  content: 1,
} as const satisfies Partial<Record<RecordField, number>>;
export type MatchedField = keyof typeof matchedFields;
const all = Object.keys(matchedFields) as MatchedField[];

/** Keywords keep apart, so that none is read together with the next. */
const textOf = (form: RecordForm, field: MatchedField): string =>
  field === 'keywords' ? form.keywords.join('; ') : form[field];

export const matchedTexts = (form: RecordForm): WeighedText<MatchedField>[] =>
  all.flatMap((field) => {
    const text = textOf(form, field);
    return text ? [{ field, text, weight: matchedFields[field] }] : [];
  });

const names: ReadonlySet<MatchedField> = new Set(['nameTc', 'nameEn', 'namePt']);

/** The fields left empty in which more could be shared; a name in one language is enough. */
export const missingFields = (kind: RecordKind, form: RecordForm): MatchedField[] =>
  all.filter((field) => !names.has(field) && field in recordFields[kind] && textOf(form, field) === '');
