import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hourMs, type Instant, instantOf, msOf } from '#domain/instant.ts';
import { calendarOf, usualWeek } from './calendar.ts';
import { macauHolidays } from './macau-holidays.ts';
import { deadlineAfter, startBefore, workingMs } from './working-time.ts';

const calendar = calendarOf(usualWeek, macauHolidays);
/** A time in Macau. */
const macau = (text: string): Instant => instantOf(Date.parse(`${text.replace(' ', 'T')}:00.000+08:00`));
const hours = (from: string, until: string): number => workingMs(calendar, macau(from), macau(until)) / hourMs;

const anyInstant = fc
  .integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') })
  .map(instantOf);
const anyWork = fc.integer({ min: 1, max: 60 * hourMs });

describe('office hours', () => {
  test('a Monday has seven and a quarter hours, a Friday seven', () => {
    expect(hours('2026-11-16 00:00', '2026-11-17 00:00')).toBe(7.25);
    expect(hours('2026-11-20 00:00', '2026-11-21 00:00')).toBe(7);
  });

  test('lunch does not count', () => {
    expect(hours('2026-11-16 12:00', '2026-11-16 15:30')).toBe(2);
  });

  test('a weekend and the National Day do not count', () => {
    expect(hours('2026-11-20 17:30', '2026-11-23 09:00')).toBe(0);
    expect(hours('2026-09-30 17:45', '2026-10-05 09:00')).toBe(0);
  });

  test('what comes in at noon on a Friday before the weekend is due on Monday', () => {
    expect(deadlineAfter(calendar, macau('2026-11-20 12:00'), 5 * hourMs)).toBe(macau('2026-11-23 10:00'));
  });

  test('an office that never opens has no deadline', () => {
    const closed = calendarOf([[], [], [], [], [], [], []], []);
    expect(deadlineAfter(closed, macau('2026-11-20 12:00'), hourMs)).toBeNull();
    expect(startBefore(closed, macau('2026-11-20 12:00'), hourMs)).toBeNull();
  });
});

describe('whatever the instants', () => {
  test('time adds up over any point in between', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, anyInstant, (...three) => {
        const [first, second, third] = three.toSorted();
        if (!first || !second || !third) return;
        expect(workingMs(calendar, first, second) + workingMs(calendar, second, third)).toBe(
          workingMs(calendar, first, third),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('later is never less, never more than the time that passed, and nothing runs backwards', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, fc.integer({ min: 0, max: 48 * hourMs }), (from, until, more) => {
        const worked = workingMs(calendar, from, until);
        expect(workingMs(calendar, from, instantOf(msOf(until) + more))).toBeGreaterThanOrEqual(worked);
        expect(worked).toBeLessThanOrEqual(Math.max(0, msOf(until) - msOf(from)));
        if (until <= from) expect(worked).toBe(0);
      }),
      { numRuns: 200 },
    );
  });

  test('no holiday and no weekend day has any', () => {
    for (const { date } of macauHolidays) expect(hours(`${date} 00:00`, `${date} 23:59`)).toBe(0);
  });

  test('a deadline is the earliest instant by which so long was worked, and leads back to where it began', () => {
    fc.assert(
      fc.property(anyInstant, anyWork, (from, work) => {
        const due = deadlineAfter(calendar, from, work);
        if (!due) throw new Error('the office opens');
        expect(workingMs(calendar, from, due)).toBe(work);
        expect(workingMs(calendar, from, instantOf(msOf(due) - 1))).toBe(work - 1);
        const begin = startBefore(calendar, due, work);
        if (!begin) throw new Error('the office opens');
        expect(workingMs(calendar, begin, due)).toBe(work);
        expect(begin >= from).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

test('every holiday has its names and comes once', () => {
  expect(new Set(macauHolidays.map(({ date }) => date)).size).toBe(40);
  for (const day of macauHolidays) expect(day.nameTc && day.nameEn && day.namePt).toBeTruthy();
});
