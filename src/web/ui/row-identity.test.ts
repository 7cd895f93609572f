import { expect, test } from 'vitest';
import { changedRow, identityOf } from './row-identity.ts';

test('a row stays itself while it is changed and moved, and no two rows are the same', () => {
  const rows = [{ day: '2026-12-01' }, { day: '2026-12-01' }];
  const [first, second] = rows.map(identityOf);
  expect(first).not.toBe(second);

  const moved = rows.map((row) => changedRow(row, { day: '2026-12-02' })).toReversed();
  expect(moved).toEqual([{ day: '2026-12-02' }, { day: '2026-12-02' }]);
  expect(moved.map(identityOf)).toEqual([second, first]);
});
