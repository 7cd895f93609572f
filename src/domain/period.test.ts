import { expect, test } from 'vitest';
import type { BusinessDate } from './instant.ts';
import { dayAfterPeriod, periodCount } from './period.ts';

test.each([
  ['2026-11-26', 10, 'DAY', '2026-12-06'],
  ['2026-11-26', 6, 'MONTH', '2027-05-26'],
  ['2027-01-31', 1, 'MONTH', '2027-02-28'],
  ['2026-12-31', 2, 'MONTH', '2027-02-28'],
  ['2028-02-29', 1, 'YEAR', '2029-02-28'],
  ['2026-11-26', 3, 'YEAR', '2029-11-26'],
] as const)('%s and %i %s is %s', (from, count, unit, day) => {
  expect(dayAfterPeriod(from as BusinessDate, count, unit)).toBe(day);
});

test.each([
  ['6', 'MONTH', 6],
  [' 20 ', 'YEAR', 20],
  ['21', 'YEAR', null],
  ['0', 'DAY', null],
  ['-3', 'DAY', null],
  ['1.5', 'MONTH', null],
  ['', 'MONTH', null],
] as const)('%j %s counts as %j', (text, unit, count) => {
  expect(periodCount(text, unit)).toBe(count);
});
