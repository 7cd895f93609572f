import type { Locale, LocalizedText } from '../locale.ts';
import { locales } from '../locale.ts';
import type { Fact } from './facts.ts';

const nearest = {
  zh: ['zh', 'sc', 'en', 'pt'],
  sc: ['sc', 'zh', 'en', 'pt'],
  en: ['en', 'pt', 'zh', 'sc'],
  pt: ['pt', 'en', 'zh', 'sc'],
} as const satisfies Record<Locale, readonly Locale[]>;

/** Of the languages that there are, the one that a reader of `wanted` reads best; null when there is none. */
export const nearestLanguage = (there: readonly Locale[], wanted: Locale): Locale | null =>
  nearest[wanted].find((locale) => there.includes(locale)) ?? null;

const field = { zh: 'tc', sc: 'tc', en: 'en', pt: 'pt' } as const satisfies Record<Locale, keyof LocalizedText>;

/** A notice whose text staff wrote speaks the languages that they wrote it in; one of the portal's own speaks all. */
export function languagesOf({ text }: Readonly<Record<string, Fact>>): readonly Locale[] {
  if (typeof text !== 'object' || 'at' in text || 'day' in text || 'list' in text) return locales;
  const written = locales.filter((locale) => text[field[locale]]?.trim());
  return written.length > 0 ? written : locales;
}
