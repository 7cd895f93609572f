import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BusinessDate, Instant } from '#domain/instant.ts';
import { msOf } from '#domain/instant.ts';
import { intervalsConflict, isSlotRule, type SlotRule, slotsOf, slotsWithin } from './slots.ts';

const day = (date: string, windows: [number, number][], breaks: [number, number][] = []) => ({
  date: date as BusinessDate,
  windows: windows.map(([from, until]) => ({ from, until })),
  breaks: breaks.map(([from, until]) => ({ from, until })),
});
const rule = (days: SlotRule['days'], matchingMinutes = 20, restMinutes = 10): SlotRule => ({
  days,
  matchingMinutes,
  restMinutes,
});

describe('slots of a day', () => {
  test('begin one rest after the other, the last without one, and none in a pause', () => {
    const slots = slotsOf(rule([day('2026-11-21', [[600, 740]], [[640, 660]])]));
    expect(slots.map(({ begin }) => begin.slice(11, 16))).toEqual(['02:00', '03:00', '03:30', '04:00']);
    expect(slots.at(-1)?.end).toBe('2026-11-21T04:20:00.000Z');
  });

  test('of several days and windows follow each other in time', () => {
    const days = [
      day('2026-11-22', [[600, 630]]),
      day('2026-11-21', [
        [900, 930],
        [600, 630],
      ]),
    ];
    const begins = slotsOf(rule(days)).map(({ begin }) => begin);
    expect(begins).toEqual(begins.toSorted());
    expect(begins).toHaveLength(3);
  });

  const conflicts: [string, SlotRule['days'], boolean][] = [
    [
      'windows that overlap',
      [
        day('2026-11-21', [
          [600, 700],
          [690, 800],
        ]),
      ],
      true,
    ],
    [
      'windows that touch',
      [
        day('2026-11-21', [
          [600, 700],
          [700, 800],
        ]),
      ],
      false,
    ],
    [
      'pauses that overlap',
      [
        day(
          '2026-11-21',
          [[600, 800]],
          [
            [620, 640],
            [630, 650],
          ],
        ),
      ],
      true,
    ],
    ['a day twice', [day('2026-11-21', [[600, 700]]), day('2026-11-21', [[800, 900]])], true],
    ['two days alike', [day('2026-11-21', [[600, 700]]), day('2026-11-22', [[600, 700]])], false],
  ];
  test.each(conflicts)('%s', (_, days, isConflict) => expect(intervalsConflict(rule(days))).toBe(isConflict));

  test('a window that ends before it begins, half a minute, and a day of 25 hours are no rule', () => {
    expect(isSlotRule(rule([day('2026-11-21', [[700, 600]])]))).toBe(false);
    expect(isSlotRule(rule([day('2026-11-21', [[600, 700]])], 20.5))).toBe(false);
    expect(isSlotRule(rule([day('2026-11-21', [[600, 1500]])]))).toBe(false);
    expect(isSlotRule(rule([day('2026-11-21', [[600, 700]])]))).toBe(true);
  });

  test('lie in their windows, outside of pauses, a rest apart', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 1300 }), fc.integer({ min: 1, max: 139 }));
    const spans = fc
      .array(span, { maxLength: 4 })
      .map((all) => all.map(([from, long]): [number, number] => [from, from + long]));
    fc.assert(
      fc.property(spans, spans, fc.integer({ min: 1, max: 60 }), fc.nat(30), (windows, breaks, matching, rest) => {
        const only = rule([day('2026-11-21', windows, breaks)], matching, rest);
        fc.pre(!intervalsConflict(only));
        const midnight = Date.parse('2026-11-20T16:00:00.000Z');
        const minute = (instant: Instant): number => (msOf(instant) - midnight) / 60_000;
        for (const { begin, end } of slotsOf(only)) {
          const [from, until] = [minute(begin), minute(end)];
          expect(until - from).toBe(matching);
          expect(windows.some(([first, last]) => first <= from && until <= last)).toBe(true);
          expect(breaks.some(([first, last]) => first < until && last > from)).toBe(false);
        }
      }),
    );
  });

  test('a blocked time takes the slots that it touches', () => {
    const slots = slotsOf(rule([day('2026-11-21', [[600, 720]])]));
    const at = (clock: string): Instant => `2026-11-21T${clock}:00.000Z` as Instant;
    expect(slotsWithin(slots, at('02:20'), at('02:30'))).toEqual([]);
    expect(slotsWithin(slots, at('02:19'), at('02:31'))).toEqual([0, 1]);
  });
});
