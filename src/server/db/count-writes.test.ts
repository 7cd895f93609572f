import { expect, test } from 'vitest';
import { countWrites } from './count-writes.ts';

const counted = async (statement: unknown, fails = false): Promise<number> => {
  const writes = { count: 0 };
  const client = { query: async (..._asked: unknown[]) => (fails ? Promise.reject(new Error('no')) : []) };
  countWrites(client as never, writes);
  await client.query(statement).catch(() => undefined);
  return writes.count;
};

test.each([
  'insert into activity values (1)',
  'with gone as (delete from activity returning id) select count(*) from gone',
  'UPDATE activity SET version = 2',
  { text: 'update activity set version = 2' },
])('%j is a write', async (statement) => {
  expect(await counted(statement)).toBe(1);
});

test.each(['select updated_at, deleted from activity', 'with a as (select 1) select * from a', { text: 'select 1' }])(
  '%j is none',
  async (statement) => {
    expect(await counted(statement)).toBe(0);
  },
);

test('a write that failed may have been one', async () => {
  expect(await counted('update activity set version = 2', true)).toBe(1);
});
