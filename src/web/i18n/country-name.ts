import { useMemo } from 'react';
import { bcp47 } from '#domain/locale.ts';
import { useLocale } from './use-locale.ts';

/** A country's name in the reader's language, by its code of ISO 3166-1. */
export function useCountryName(): (code: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(bcp47[locale], { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [locale]);
}
