import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BusinessDate,
  businessDatePlus,
  type Instant,
  instantOf,
  plusMs,
  startOfBusinessDate,
} from '#domain/instant.ts';
import { windowFor, windowState, type ActivityWindows, closesSoon } from './window.ts';

const begin = '2026-11-21' as BusinessDate;
const end = '2026-11-30' as BusinessDate;

describe('a registration window in Macau', () => {
  test.each([
    ['2026-11-20T15:59:59.999Z', 'NOT_STARTED'],
    ['2026-11-20T16:00:00.000Z', 'OPEN'],
    ['2026-11-30T15:59:59.999Z', 'OPEN'],
    ['2026-11-30T16:00:00.000Z', 'ENDED'],
  ])('at %s is %s', (now, state) => {
    expect(windowState({ begin, end }, now as Instant)).toBe(state);
  });

  test('without a side never closes there', () => {
    const ever = fc.integer({ min: 0, max: 4_102_444_800_000 }).map(instantOf);
    fc.assert(fc.property(ever, (now) => windowState({ begin: null, end: null }, now) === 'OPEN'));
    fc.assert(fc.property(ever, (now) => windowState({ begin: null, end }, now) !== 'NOT_STARTED'));
    fc.assert(fc.property(ever, (now) => windowState({ begin, end: null }, now) !== 'ENDED'));
  });

  test('is open on exactly its days, to the millisecond, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 60 }), (from, length) => {
        const first = businessDatePlus(begin, from);
        const last = businessDatePlus(first, length);
        const opens = startOfBusinessDate(first);
        const closes = startOfBusinessDate(businessDatePlus(last, 1));
        const at = (now: Instant) => windowState({ begin: first, end: last }, now);
        return (
          at(plusMs(opens, -1)) === 'NOT_STARTED' &&
          at(opens) === 'OPEN' &&
          at(plusMs(closes, -1)) === 'OPEN' &&
          at(closes) === 'ENDED'
        );
      }),
    );
  });
});

describe('whose window counts', () => {
  const window = (day: string) => ({ begin: day as BusinessDate, end: null });
  const docking: ActivityWindows = {
    category: 'DOCKING',
    enroll: window('2026-01-01'),
    exhibitor: window('2026-02-01'),
    customer: window('2026-03-01'),
  };

  test.each([
    ['DOCKING_EXHIBITOR', '2026-02-01'],
    ['DOCKING_CUSTOMER', '2026-03-01'],
    ['EXHIBITOR', '2026-01-01'],
    [null, '2026-01-01'],
  ] as const)('for %s at a docking is that from %s', (orgType, day) => {
    expect(windowFor(docking, orgType).begin).toBe(day);
  });

  test('is the general one everywhere else', () => {
    expect(windowFor({ ...docking, category: 'STWEEK' }, 'DOCKING_EXHIBITOR').begin).toBe('2026-01-01');
  });
});

test.each([
  [null, '2026-01-01', false],
  ['2026-01-20', '2026-01-12T15:59:59.999Z', false],
  ['2026-01-20', '2026-01-12T16:00:00.000Z', true],
  ['2026-01-20', '2026-01-20T15:59:59.999Z', true],
  ['2026-01-20', '2026-01-20T16:00:00.000Z', false],
])('a window until %s closes soon at %s: %s', (end, now, soon) => {
  const window = { begin: '2026-01-01' as BusinessDate, end: end as BusinessDate | null };
  expect(closesSoon(window, now as Instant)).toBe(soon);
});
