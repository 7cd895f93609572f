import type { Locale } from '#domain/locale.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** A word of a sheet in every language: written by exports and templates, understood by imports. */
export type Words = Record<Locale, string>;

/** The languages that messages are written in. */
export const languageWords = {
  zh: inEach(msg`Traditional Chinese`),
  sc: inEach(msg`Simplified Chinese`),
  en: inEach(msg`English`),
  pt: inEach(msg`Portuguese`),
} as const satisfies Record<Locale, Words>;

export const yesNoWords = {
  yes: inEach(msg`Yes`),
  no: inEach(msg`No`),
} as const;

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Which of the values a cell means: its wire value, or its word in any language. Null when none. */
export function valueOfWord<Value extends string>(table: Readonly<Record<Value, Words>>, cell: string): Value | null {
  const wanted = plain(cell);
  const values = Object.keys(table) as Value[];
  return (
    values.find(
      (value) => plain(value) === wanted || Object.values<string>(table[value]).some((word) => plain(word) === wanted),
    ) ?? null
  );
}
