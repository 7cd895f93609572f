import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Instant, instantOf } from '#domain/instant.ts';
import { calendarOf, usualWeek } from '#domain/office/calendar.ts';
import { enrollmentStatuses } from '#domain/enrollment/status.ts';
import { productStatuses } from '#domain/docking/product-status.ts';
import { projectStatuses } from '#domain/closing/project-status.ts';
import { recordStatuses } from '#domain/road-show/record-status.ts';
import { positionStatuses } from '#domain/recruitment/position-status.ts';
import { fewestCases, type Stay, stepStatuses, stepTimes, type TimedCase } from './step-times.ts';

const calendar = calendarOf(usualWeek, []);
const macau = (text: string): Instant => instantOf(Date.parse(`${text.replace(' ', 'T')}:00+08:00`));
const stay = (caseId: string, status: string, since: string, until: string): Stay => ({
  caseId,
  caseType: 'enrollment',
  status,
  since: macau(since),
  until: macau(until),
});
/** A Monday at nine, until so many whole days later at nine: as many working days as long as the week lasts. */
const waited = (caseId: string, days: number) =>
  stay(caseId, 'APPLY_SUBMITED', '2026-11-16 09:00', `2026-11-${16 + days} 09:00`);

test('a step takes the median of its cases, in working days', () => {
  expect(
    stepTimes(
      calendar,
      [0, 1, 2, 3, 4].map((days) => waited(`c${days}`, days)),
    ),
  ).toEqual([{ step: 'decided', workingDays: 2, cases: 5 }]);
  expect(
    stepTimes(
      calendar,
      [0, 1, 1, 2, 3, 4].map((days, at) => waited(`c${at}`, days)),
    )[0]?.workingDays,
  ).toBe(1.5);
});

test('a weekend in between is no working day', () => {
  const overWeekend = Array.from({ length: 5 }, (_, at) =>
    stay(`c${at}`, '{p}RETURN', '2026-11-20 17:30', '2026-11-23 09:00'),
  );
  expect(stepTimes(calendar, overWeekend)).toEqual([{ step: 'answered', workingDays: 0, cases: 5 }]);
});

test('of fewer than five cases nothing is said, however often they waited', () => {
  const four = [1, 2, 3, 4].flatMap((which) => [waited(`c${which}`, 1), waited(`c${which}`, 2)]);
  expect(stepTimes(calendar, four)).toEqual([]);
  expect(stepTimes(calendar, [...four, waited('c5', 1)])[0]?.cases).toBe(fewestCases);
});

test('an office that never opens has no working days', () => {
  expect(
    stepTimes(
      calendarOf([[], [], [], [], [], [], []], []),
      [1, 2, 3, 4, 0].map((days) => waited(`c${days}`, days)),
    ),
  ).toEqual([]);
});

test('the order of the stays does not matter, and the median is one of no less than the shortest and no more than the longest', () => {
  const days = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 30 });
  fc.assert(
    fc.property(days, (each) => {
      const stays = each.map((day, at) => waited(`c${at}`, day));
      const [told] = stepTimes(calendar, stays);
      expect(stepTimes(calendar, stays.toReversed())).toEqual(told ? [told] : []);
      expect(told?.workingDays).toBeGreaterThanOrEqual(Math.min(...each));
      expect(told?.workingDays).toBeLessThanOrEqual(Math.max(...each));
    }),
  );
});

test('every status that is timed is one of its workflow, and of one step alone', () => {
  const known: Record<TimedCase, readonly string[]> = {
    enrollment: enrollmentStatuses,
    road_show_record: recordStatuses,
    docking_product: productStatuses,
    recruitment_position: positionStatuses,
    closing_project: projectStatuses,
  };
  for (const [caseType, steps] of Object.entries(stepStatuses)) {
    const all: string[] = Object.values(steps).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const status of all) expect(known[caseType as TimedCase]).toContain(status);
  }
});
