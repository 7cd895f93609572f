import type { Locale } from '#domain/locale.ts';

/** A word of a sheet in every language: written by exports and templates, understood by imports. */
export type Words = Record<Locale, string>;

export const words = (zh: string, sc: string, en: string, pt: string): Words => ({ zh, sc, en, pt });

/** The languages that messages are written in. */
export const languageWords = {
  zh: words('繁體中文', '繁体中文', 'Traditional Chinese', 'Chinês tradicional'),
  sc: words('簡體中文', '简体中文', 'Simplified Chinese', 'Chinês simplificado'),
  en: words('英文', '英文', 'English', 'Inglês'),
  pt: words('葡文', '葡文', 'Portuguese', 'Português'),
} as const satisfies Record<Locale, Words>;

export const yesNoWords = {
  yes: words('是', '是', 'Yes', 'Sim'),
  no: words('否', '否', 'No', 'Não'),
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
