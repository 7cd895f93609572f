import { expect, it } from 'vitest';
import { dayText, momentText, monthText, shortMonthText } from './day-text.ts';
import { type Locale, locales } from './locale.ts';
import { shortDayText, weekdayText } from './weekday-text.ts';

const tags = { zh: 'zh-Hant-MO', sc: 'zh-Hans', en: 'en-GB', pt: 'pt-PT' } as const satisfies Record<Locale, string>;

it.each([
  ['zh', '2027-01-02', '2027-01-05', '2027年1月2日至5日'],
  ['zh', '2027-01-30', '2027-02-02', '2027年1月30日至2月2日'],
  ['sc', '2026-12-30', '2027-01-02', '2026年12月30日至2027年1月2日'],
  ['zh', '2027-01-02 00:00:00', '2027-01-02 00:00:00', '2027年1月2日'],
  ['en', '2027-01-02', null, '2 January 2027'],
  ['en', '2027-01-02', '2027-01-05', '2–5 January 2027'],
  ['en', '2027-01-30', '2027-02-02', '30 January\u2009–\u20092 February 2027'],
  ['en', '2026-01-02', '2027-01-02', '2 January 2026\u2009–\u20092 January 2027'],
  ['pt', '2027-01-02', null, '2 de Janeiro de 2027'],
  ['pt', '2027-01-02', '2027-01-05', '2–5 de Janeiro de 2027'],
  ['pt', '2026-12-30', '2027-01-02', '30 de Dezembro de 2026\u2009–\u20092 de Janeiro de 2027'],
] as const)('in %s, %s to %s', (locale, from, to, text) => {
  expect(dayText(locale, from, to)).toBe(text);
});

it.each([
  ['zh', '2027年1月2日 14:30'],
  ['sc', '2027年1月2日 14:30'],
  ['en', '2 January 2027, 14:30'],
  ['pt', '2 de Janeiro de 2027, 14:30'],
] as const)('in %s, a moment', (locale, text) => {
  expect(momentText(locale, '2027-01-02 14:30:59')).toBe(text);
});

const days = Array.from({ length: 800 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)));
/** What Intl has for a day, in the capitals of Macau's Portuguese. */
function byIntl(locale: Locale, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: 'UTC' });
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return (day: Date): string =>
    format
      .formatToParts(day)
      .map(({ type, value }) => (type === 'month' ? capital(value) : value))
      .join('');
}

it.each(locales)('in %s every day is written as Intl writes it', (locale) => {
  const pairs = [
    [dayText, byIntl(locale, { day: 'numeric', month: 'long', year: 'numeric' })],
    [monthText, byIntl(locale, { month: 'long', year: 'numeric' })],
    [shortMonthText, byIntl(locale, { month: 'short' })],
    [weekdayText, byIntl(locale, { weekday: 'short' })],
  ] as const;
  const wrong = days.flatMap((day) =>
    pairs
      .map(([ours, theirs]) => [ours(locale, day.toISOString()), theirs(day)])
      .filter(([ours, theirs]) => ours !== theirs),
  );
  expect(wrong).toEqual([]);
});

it('weekdays and months are in the same language', () => {
  expect(weekdayText('zh', '2027-01-02', '2027-01-05')).toBe('週六 – 週二');
  expect(weekdayText('en', '2027-01-02')).toBe('Sat');
  expect(monthText('zh', '2027-01-02')).toBe('2027年1月');
  expect(monthText('en', '2027-01-02')).toBe('January 2027');
  expect(shortDayText('en', '2026-12-01')).toBe('Tue 1 Dec');
  expect(shortDayText('zh', '2026-12-01')).toBe('12月1日週二');
  expect(shortMonthText('en', '2026-12-01')).toBe('Dec');
  expect(monthText('pt', '2027-01-02')).toBe('Janeiro de 2027');
  expect(shortDayText('pt', '2026-12-01')).toBe('terça, 1 Dez.');
  expect(shortMonthText('pt', '2026-12-01')).toBe('Dez.');
});
