import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  businessDateAt,
  businessDatePlus,
  businessDateTime,
  endOfBusinessDate,
  type BusinessDate,
  type Instant,
  instantOf,
  isBusinessDate,
  isInstant,
  startOfBusinessDate,
} from './instant.ts';

const moments = fc.integer({ min: 0, max: 4_102_444_800_000 }).map(instantOf);

describe('an instant', () => {
  test('is UTC to the millisecond and nothing else', () => {
    for (const text of ['2026-11-21T04:05:06Z', '2026-11-21 04:05:06.789', '2026-02-30T00:00:00.000Z', '', 'now']) {
      expect([text, isInstant(text)]).toEqual([text, false]);
    }
    fc.assert(fc.property(moments, (moment) => isInstant(moment)));
  });

  test('sorts as text as it does in time', () => {
    fc.assert(fc.property(moments, moments, (a, b) => a < b === Date.parse(a) < Date.parse(b)));
  });
});

describe('a day in Macau', () => {
  test('begins at four in the afternoon before, in UTC', () => {
    expect(startOfBusinessDate('2026-11-21' as BusinessDate)).toBe('2026-11-20T16:00:00.000Z');
    expect(endOfBusinessDate('2026-11-21' as BusinessDate)).toBe('2026-11-21T16:00:00.000Z');
  });

  test('holds every instant between its start and its end, and none else', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const day = businessDateAt(moment);
        return isBusinessDate(day) && startOfBusinessDate(day) <= moment && moment < endOfBusinessDate(day);
      }),
    );
  });

  test('counts on over months and leap days', () => {
    expect(businessDatePlus('2028-02-28' as BusinessDate, 1)).toBe('2028-02-29');
    expect(businessDatePlus('2027-01-01' as BusinessDate, -1)).toBe('2026-12-31');
    expect(isBusinessDate('2027-02-29')).toBe(false);
  });

  test('is shown with the time of the place', () => {
    expect(businessDateTime('2026-11-20T16:00:00.000Z' as Instant)).toBe('2026-11-21 00:00:00');
  });
});
