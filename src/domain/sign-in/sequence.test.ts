import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highestContiguous, highestSeen, missingCount, missingNumbers, withSeen } from './sequence.ts';

describe('the sequence numbers of a device', () => {
  test('however they arrive, the gaps are those of the set', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 60 }))), fc.nat(70), (batches, lastMade) => {
        const seen = new Set(batches.flat());
        const runs = batches.reduce<number[]>((held, batch) => withSeen(held, batch), []);
        const highest = Math.max(0, ...seen);
        const upTo = (last: number) =>
          Array.from({ length: last }, (_, n) => n + 1).filter((number) => !seen.has(number));
        expect(highestSeen(runs)).toBe(highest);
        expect(highestContiguous(runs)).toBe((upTo(highest + 1)[0] ?? 1) - 1);
        expect(missingNumbers(runs, lastMade, 1000)).toEqual(upTo(lastMade));
        expect(missingCount(runs, lastMade)).toBe(upTo(Math.max(lastMade, highest)).length);
      }),
    );
  });

  test('names no more missing ones than asked for', () => {
    expect(missingNumbers([5, 5, 9, 9], 20, 6)).toEqual([1, 2, 3, 4, 6, 7]);
  });
});
