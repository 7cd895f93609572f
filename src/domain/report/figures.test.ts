import { expect, test } from 'vitest';
import { figuresInAll, figuresOf, figuresShown } from './figures.ts';

test('a dinner or a hotel to which nobody came is not said, any other number is', () => {
  expect(figuresShown('DOCKING', () => 0).map(({ figure }) => figure)).toEqual([
    'registered',
    'came',
    'docked',
    'met',
    'answered',
  ]);
  expect(figuresShown('DOCKING', () => 1).map(({ figure }) => figure)).toEqual(figuresOf.DOCKING);
  const lastYear = figuresShown(
    'STWEEK',
    () => 0,
    (figure) => (figure === 'cameToHotel' ? 4 : 0),
  );
  expect(lastYear.map(({ figure }) => figure)).toEqual(['registered', 'came', 'cameToHotel', 'answered']);
});

test('in all, what some categories have is the sum of those, this year and the year before', () => {
  const show = {
    category: 'ROADSHOW',
    figures: figuresShown(
      'ROADSHOW',
      () => 2,
      () => 1,
    ),
  } as const;
  const fair = { category: 'RECRUIT', figures: figuresShown('RECRUIT', () => 3) } as const;
  const sums = new Map(figuresInAll([show, fair]).map(({ figure, ...counts }) => [figure, counts]));
  expect(sums.get('registered')).toEqual({ count: 5, before: 1 });
  expect(sums.get('matched')).toEqual({ count: 2, before: 1 });
  expect(sums.get('applied')).toEqual({ count: 3, before: null });
  expect(sums.has('visitors')).toBe(false);
});
