import { expect, test } from 'vitest';
import type { BusinessDate } from '#domain/instant.ts';
import { type HeldEvent, lastYears } from './last-year.ts';

const held = (id: string, beginDate: string, categories: HeldEvent['categories'] = ['STWEEK']): HeldEvent => ({
  id,
  beginDate: beginDate as BusinessDate,
  categories,
});
const week = held('week', '2026-11-20', ['STWEEK', 'ROADSHOW']);

test('the year before is that of the same kind, though not to the day', () => {
  expect(lastYears(week, [held('a', '2025-11-14')])?.id).toBe('a');
  expect(lastYears(week, [held('early', '2025-09-01')])?.id).toBe('early');
});

test('neither this year, nor two years ago, nor another kind is it', () => {
  expect(lastYears(week, [])).toBeNull();
  expect(lastYears(week, [week])).toBeNull();
  expect(lastYears(week, [held('spring', '2026-05-01')])).toBeNull();
  expect(lastYears(week, [held('after', '2027-11-20')])).toBeNull();
  expect(lastYears(week, [held('older', '2024-11-20')])).toBeNull();
  expect(lastYears(week, [held('fair', '2025-11-20', ['RECRUIT'])])).toBeNull();
});

test('of several the one with the most in common, then the one nearest to a year ago', () => {
  const likely = held('both', '2025-10-01', ['ROADSHOW', 'STWEEK']);
  expect(lastYears(week, [held('one', '2025-11-20'), likely])?.id).toBe('both');
  expect(lastYears(week, [held('far', '2025-09-20'), held('near', '2025-11-01')])?.id).toBe('near');
});
