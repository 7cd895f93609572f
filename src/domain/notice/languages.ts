import { type Locale, locales, readingOrder } from '../locale.ts';
import type { Fact } from './facts.ts';

const writtenIn = (locale: Locale) => readingOrder[locale][0];

/** Of the languages that there are, the one that a reader of `wanted` reads best; null when there is none. */
export function nearestLanguage(there: readonly Locale[], wanted: Locale): Locale | null {
  const others = readingOrder[wanted].flatMap((written) => locales.filter((one) => writtenIn(one) === written));
  return [wanted, ...others].find((locale) => there.includes(locale)) ?? null;
}

/** A notice whose text staff wrote speaks the languages that they wrote it in; one of the portal's own speaks all. */
export function languagesOf({ text }: Readonly<Record<string, Fact>>): readonly Locale[] {
  if (typeof text !== 'object' || 'at' in text || 'day' in text || 'list' in text) return locales;
  const written = locales.filter((locale) => text[writtenIn(locale)]?.trim());
  return written.length > 0 ? written : locales;
}
