import { expect, it } from 'vitest';
import type { Instant } from '#domain/instant.ts';
import { distanceOf } from './when.ts';

const fair = { beginDate: '2027-01-02 00:00:00', endDate: '2027-01-05 00:00:00' };

it.each([
  ['2026-12-31T15:59:59.999Z', { is: 'AHEAD', days: 2 }],
  ['2027-01-01T15:59:59.999Z', { is: 'AHEAD', days: 1 }],
  ['2027-01-01T16:00:00.000Z', { is: 'ON', day: 1, of: 4 }],
  ['2027-01-05T15:59:59.999Z', { is: 'ON', day: 4, of: 4 }],
  ['2027-01-05T16:00:00.000Z', { is: 'OVER' }],
])('at %s, by the calendar of Macau', (now, distance) => {
  expect(distanceOf(fair, now as Instant)).toEqual(distance);
});
