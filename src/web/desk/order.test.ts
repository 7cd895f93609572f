import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder, movedTo, stepped } from './order.ts';

test('a row goes where it is put, and the others keep their order', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

test('several rows step together, and stop at the end', () => {
  const chosen = (row: string) => row === 'b' || row === 'd';
  expect(stepped(['a', 'b', 'c', 'd'], chosen, 'up')).toEqual(['b', 'a', 'd', 'c']);
  expect(stepped(['b', 'd', 'a', 'c'], chosen, 'up')).toEqual(['b', 'd', 'a', 'c']);
  expect(stepped(['a', 'b', 'c', 'd'], chosen, 'down')).toEqual(['a', 'c', 'b', 'd']);
});

test('steps lose and double nothing, and one back undoes one that reached no end', () => {
  const rows = fc.uniqueArray(fc.nat(50), { minLength: 1 });
  fc.assert(
    fc.property(rows, fc.nat(50), (all, one) => {
      const up = stepped(all, (row) => row >= one, 'up');
      expect([up.length, new Set(up)]).toEqual([all.length, new Set(all)]);
      const alone = all[1];
      if (alone === undefined) return;
      const there = stepped(all, (row) => row === alone, 'up');
      expect(stepped(there, (row) => row === alone, 'down')).toEqual(all);
    }),
  );
});

test('rows of one group are put in order without moving those of another', () => {
  const rows = [{ id: 1 }, { id: 9 }, { id: 2 }, { id: 3 }];
  expect(inOrder(rows, [3, 1, 2]).map(({ id }) => id)).toEqual([3, 9, 1, 2]);
});
