import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NamedStatements } from './named-statements.ts';

let client: PGlite;
let statements: NamedStatements;

beforeAll(async () => {
  client = await PGlite.create();
  await client.exec('create table thing (id int primary key, tags text[], data jsonb, made timestamptz)');
  statements = new NamedStatements(client);
}, 60_000);

afterAll(() => client.close());

test('a statement is given other values each time, and its rows are those of a plain query', async () => {
  const insert = 'insert into thing values ($1, $2, $3, $4) returning id';
  expect(await statements.query(insert, [1, ['a', 'b'], { x: 1 }, null])).toEqual([{ id: 1 }]);
  expect(await statements.query(insert, [2, [], null, new Date(0)])).toEqual([{ id: 2 }]);
  const select = 'select * from thing where id >= $1 order by id';
  for (const least of [1, 2, 3]) {
    const { rows } = await client.query(select, [least]);
    expect(await statements.query(select, [least])).toEqual(rows);
  }
});

test('a refused one says why, and does not spoil what follows', async () => {
  const insert = 'insert into thing (id) values ($1)';
  await expect(statements.query(insert, [1])).rejects.toMatchObject({ code: '23505' });
  await expect(statements.query('select nothing from thing', [])).rejects.toMatchObject({ code: '42703' });
  expect(await statements.query(insert, [3])).toEqual([]);
});

test('what a transaction did with it is undone with the transaction', async () => {
  const insert = 'insert into thing (id, tags) values ($1, $2)';
  await client
    .transaction(async () => {
      await statements.queryInside(insert, [4, null]);
      throw new Error('no');
    })
    .catch(() => undefined);
  expect(await statements.query('select id from thing where id = $1', [4])).toEqual([]);
  expect(await statements.query(insert, [4, null])).toEqual([]);
});

test('one that a change of the tables made useless is prepared anew', async () => {
  const select = 'select * from thing where id = $1';
  await statements.query(select, [1]);
  await client.exec('alter table thing add column more text');
  await statements.query(select, [1]).catch(() => undefined);
  expect(await statements.query(select, [1])).toMatchObject([{ id: 1, more: null }]);
});
