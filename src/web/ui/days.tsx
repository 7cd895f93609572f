import { dayText } from '#domain/day-text.ts';
import { useLocale } from '#web/i18n/use-locale.ts';

/** A period of days as the reader writes it. @param from, to begin with `YYYY-MM-DD` */
export function Days({ from, to = null }: { from: string; to?: string | null }) {
  const locale = useLocale();
  return <time dateTime={from.slice(0, 10)}>{dayText(locale, from, to)}</time>;
}
