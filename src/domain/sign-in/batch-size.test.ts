import { expect, test } from 'vitest';
import { firstBatchSize, nextBatchSize } from './batch-size.ts';

const afterFull = (times: (number | null)[]): number =>
  times.reduce<number>((most, workedMs) => nextBatchSize(most, most, workedMs), firstBatchSize);

test.each([
  ['a server with time for this phone', [50, 50, 50, 50, 50], 100],
  ['one that is busy but keeps up', [500, 500, 500], 10],
  ['a hall that came back at once', [2000, 2000, 2000], 5],
  ['the hall when it is nearly through', [2000, 2000, 100, 100], 20],
  ['a network that swallows every other request', [null, 50, null, 50], 10],
  ['no network at all', Array.from({ length: 50 }, () => null), 5],
])('a long queue and %s', (_, times, size) => {
  expect(afterFull(times)).toBe(size);
});

test('single scans, however fast their answers, leave the first piece of a long queue small', () => {
  const most = Array.from({ length: 50 }).reduce<number>((size) => nextBatchSize(size, 1, 20), firstBatchSize);
  expect(most).toBe(firstBatchSize);
});
