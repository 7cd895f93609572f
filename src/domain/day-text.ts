import type { Locale } from './locale.ts';

const tags = { zh: 'zh-Hant-MO', sc: 'zh-Hans', en: 'en-GB', pt: 'pt-PT' } as const satisfies Record<Locale, string>;
const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Of a day's beginning as `YYYY-MM-DD`, whatever follows. */
const dayOf = (text: string): Date => new Date(`${text.slice(0, 10)}T00:00:00Z`);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: a board writes thousands of days, and making a format takes longer than all of them. */
function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** Macau's Portuguese is that of before 1990, in which months are written with a capital. */
const capitalMonths = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts.map(({ type, value }) => (type === 'month' ? value.charAt(0).toUpperCase() + value.slice(1) : value)).join('');

function written(locale: Locale, day: Date, options: Intl.DateTimeFormatOptions): string {
  const format = formatOf(locale, options);
  return locale === 'pt' ? capitalMonths(format.formatToParts(day)) : format.format(day);
}

/**
 * Days as people of a language write them: `2–5 January 2027`, `2027年1月2日至5日`.
 * @param from, to begin with `YYYY-MM-DD`; `to` is the last day itself
 */
export function dayText(locale: Locale, from: string, to: string | null = null): string {
  const [first, last] = [dayOf(from), dayOf(to ?? from)];
  if (first.getTime() === last.getTime()) return written(locale, first, whole);
  if (locale === 'en') return formatOf(locale, whole).formatRange(first, last);
  if (locale === 'pt') return capitalMonths(formatOf(locale, whole).formatRangeToParts(first, last));
  // What Intl makes of a range in Chinese is numbers and strokes.
  const sameYear = first.getUTCFullYear() === last.getUTCFullYear();
  const sameMonth = sameYear && first.getUTCMonth() === last.getUTCMonth();
  const options = sameMonth ? { day: 'numeric' as const } : { ...whole, ...(sameYear ? { year: undefined } : {}) };
  return `${written(locale, first, whole)}至${written(locale, last, options)}`;
}

/** `Fri`, `週五`; of two days `Fri – Mon`. */
export function weekdayText(locale: Locale, from: string, to: string | null = null): string {
  const [first, last] = [from, to ?? from].map((day) => written(locale, dayOf(day), { weekday: 'short' }));
  return from.slice(0, 10) === (to ?? from).slice(0, 10) ? (first ?? '') : `${first} – ${last}`;
}

/** `Tue 1 Dec`, `12月1日週二`. */
export const shortDayText = (locale: Locale, day: string): string =>
  written(locale, dayOf(day), { weekday: 'short', day: 'numeric', month: 'short' });

/** `Dec`, `12月`. */
export const shortMonthText = (locale: Locale, day: string): string => written(locale, dayOf(day), { month: 'short' });

/** `January 2027`, `2027年1月`. */
export const monthText = (locale: Locale, day: string): string =>
  written(locale, dayOf(day), { month: 'long', year: 'numeric' });
