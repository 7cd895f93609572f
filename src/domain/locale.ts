/** The four interface languages, by the codes of the documents (D1 §1). `sc` is not a language tag: use `bcp47`. */
export const locales = ['zh', 'sc', 'en', 'pt'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'zh';

export const bcp47 = { zh: 'zh-Hant-MO', sc: 'zh-Hans', en: 'en', pt: 'pt-PT' } as const satisfies Record<
  Locale,
  string
>;

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/**
 * A name or text as people entered it. Simplified Chinese is not stored: it is converted from `tc` at display (G03).
 */
export interface LocalizedText {
  tc?: string | null | undefined;
  en?: string | null | undefined;
  pt?: string | null | undefined;
}

/** The languages that texts are stored in. */
export const writtenLanguages = ['tc', 'en', 'pt'] as const satisfies readonly (keyof LocalizedText)[];
export type WrittenLanguage = (typeof writtenLanguages)[number];

/** As whose readers a text in a written language is written: its days, its numbers. */
export const readersOf = { tc: 'zh', en: 'en', pt: 'pt' } as const satisfies Record<WrittenLanguage, Locale>;

/** In which written languages a reader looks for a text, their own first (G03). */
export const readingOrder = {
  zh: ['tc', 'en', 'pt'],
  sc: ['tc', 'en', 'pt'],
  en: ['en', 'pt', 'tc'],
  pt: ['pt', 'en', 'tc'],
} as const satisfies Record<Locale, readonly WrittenLanguage[]>;

export interface ChosenText {
  text: string;
  /** The language the text is really in, for the `lang` attribute and for conversion to simplified Chinese. */
  written: WrittenLanguage;
}

/** The text in the reader's language, else in the next best one (G03). Null when no language has any. */
export function chooseText(texts: LocalizedText, locale: Locale): ChosenText | null {
  for (const written of readingOrder[locale]) {
    const text = texts[written]?.trim();
    if (text) return { text, written };
  }
  return null;
}

/** The text to show; '' when no language has any. */
export const textIn = (texts: LocalizedText, locale: Locale): string => chooseText(texts, locale)?.text ?? '';

/** The documents send names as `nameTc`, `nameEn`, `namePt`. */
export interface WireNames {
  nameTc?: string | null | undefined;
  nameEn?: string | null | undefined;
  namePt?: string | null | undefined;
}
export const namesOf = (wire: WireNames): LocalizedText => ({ tc: wire.nameTc, en: wire.nameEn, pt: wire.namePt });
export const nameIn = (names: WireNames, locale: Locale): string => textIn(namesOf(names), locale);
