import { localeOfTags } from '#domain/locale-of-tags.ts';
import { isLocale, type Locale } from '#domain/locale.ts';

/** Survives logout and the expiry of a login (D1 §8). */
export const localeKey = 'locale';

/** The stored choice; on the first visit, once, what the browser asks for (G02). */
export function chosenLocale(): Locale {
  const stored = localStorage.getItem(localeKey);
  if (isLocale(stored)) return stored;
  const locale = localeOfTags(navigator.languages);
  keepLocale(locale);
  return locale;
}

export const keepLocale = (locale: Locale): void => localStorage.setItem(localeKey, locale);
