import { expect, it } from 'vitest';
import { dayText, monthText, shortDayText, shortMonthText, weekdayText } from './day-text.ts';

it.each([
  ['zh', '2027-01-02', '2027-01-05', '2027年1月2日至5日'],
  ['zh', '2027-01-30', '2027-02-02', '2027年1月30日至2月2日'],
  ['sc', '2026-12-30', '2027-01-02', '2026年12月30日至2027年1月2日'],
  ['zh', '2027-01-02 00:00:00', '2027-01-02 00:00:00', '2027年1月2日'],
  ['en', '2027-01-02', null, '2 January 2027'],
  ['pt', '2027-01-02', null, '2 de Janeiro de 2027'],
] as const)('in %s, %s to %s', (locale, from, to, text) => {
  expect(dayText(locale, from, to)).toBe(text);
});

it.each([
  ['en', /^2\s?–\s?5 January 2027$/],
  ['pt', /^2\s?–\s?5 de Janeiro de 2027$/],
] as const)('a period in %s names its month once', (locale, text) => {
  expect(dayText(locale, '2027-01-02', '2027-01-05')).toMatch(text);
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
  expect(shortDayText('pt', '2026-12-01')).toBe('terça, 1/12');
  expect(shortMonthText('pt', '2026-12-01')).toBe('Dez.');
});
