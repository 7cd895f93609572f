import { useLingui } from '@lingui/react';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

/** The reader's language; the component renders again when it is switched. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : defaultLocale;
}
