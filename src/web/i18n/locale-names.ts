import type { Locale } from '#domain/locale.ts';

/** Each language in its own words, so that a lost reader finds it. */
export const localeNames: Record<Locale, string> = {
  zh: '繁體中文',
  sc: '简体中文',
  en: 'English',
  pt: 'Português',
};

/** For the button in the header. */
export const localeSigns: Record<Locale, string> = { zh: '繁', sc: '简', en: 'EN', pt: 'PT' };
