import type { Locale } from '#domain/locale.ts';

/** A word of a sheet in every language: written by exports and templates, understood by imports. */
export type Words = Record<Locale, string>;

export const words = (zh: string, sc: string, en: string, pt: string): Words => ({ zh, sc, en, pt });

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
