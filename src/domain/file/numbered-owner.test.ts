import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '#domain/id.ts';
import { numberOfOwnerId, ownerIdOfNumber } from './numbered-owner.ts';

test('a numbered item is found again by the identity of its files', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (number) => {
      expect(numberOfOwnerId(ownerIdOfNumber(number))).toBe(number);
    }),
  );
});

test('nothing else is taken for one, and no number that the lists cannot have', () => {
  expect(numberOfOwnerId(newId())).toBeNull();
  expect(numberOfOwnerId('00000000-0000-8000-8000-000080000000')).toBeNull();
  expect(numberOfOwnerId('1')).toBeNull();
});
