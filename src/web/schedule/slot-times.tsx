import { businessDateTime, type Instant } from '#domain/instant.ts';
import { shortDayText } from '#domain/weekday-text.ts';
import { useLocale } from '#web/i18n/use-locale.ts';

/** The hour and minute in Macau. */
export const clockOf = (at: Instant): string => businessDateTime(at).slice(11, 16);

export const dayOf = (at: Instant): string => businessDateTime(at).slice(0, 10);

/** A day as people of the reader's language write it. */
export function useDayName(): (at: Instant) => string {
  const locale = useLocale();
  return (at) => shortDayText(locale, dayOf(at));
}
