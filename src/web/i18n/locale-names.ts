import { bcp47, type Locale, type WrittenLanguage } from '#domain/locale.ts';

/** Each language in its own words, so that a lost reader finds it. */
export const localeNames: Record<Locale, string> = {
  zh: '繁體中文',
  sc: '简体中文',
  en: 'English',
  pt: 'Português',
};

/** The languages that people write names and texts in: how their readers call each, and its tag. */
export const languageOfText: Record<WrittenLanguage, { name: string; lang: string }> = {
  tc: { name: localeNames.zh, lang: bcp47.zh },
  en: { name: localeNames.en, lang: bcp47.en },
  pt: { name: localeNames.pt, lang: bcp47.pt },
};

/** For the button in the header. */
export const localeSigns: Record<Locale, string> = { zh: '繁', sc: '简', en: 'EN', pt: 'PT' };
