import { expect, it } from 'vitest';
import type { Instant } from '#domain/instant.ts';
import { chaptersOf, distanceOf, featuredOf } from './when.ts';

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

const from = (beginDate: string, endDate = beginDate) => ({ beginDate, endDate });
const now = '2027-01-03T04:00:00.000Z' as Instant;

it('puts across the page what began last of what is on, else what comes next', () => {
  const [long, fresh, next] = [from('2026-12-01', '2027-02-01'), from('2027-01-03'), from('2027-01-09')];
  expect(featuredOf([long, fresh, next], now)).toBe(fresh);
  expect(featuredOf([next], now)).toBe(next);
  expect(featuredOf([], now)).toBeUndefined();
});

it('puts what is on together, then month by month', () => {
  const listed = [from('2026-12-01', '2027-02-01'), from('2027-01-03'), from('2027-01-09'), from('2027-02-01')];
  expect(chaptersOf(listed, now).map(({ month, of }) => [month, of.length])).toEqual([
    [null, 2],
    ['2027-01', 1],
    ['2027-02', 1],
  ]);
});
