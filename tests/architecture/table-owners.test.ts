import { expect, test } from 'vitest';
import { files, isTest } from './source-files.ts';

const server = files.filter(({ path }) => path.startsWith('server/') && !isTest(path));
const featureOf = (path: string): string => path.split('/')[1] ?? '';

/** Tables by their name in code and in SQL, with the feature whose folder holds them. */
const owners = new Map(
  server.flatMap(({ path, text }) =>
    [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].flatMap(
      ([, inCode = '', inSql = '']): [string, string][] => [
        [inCode, featureOf(path)],
        [inSql, featureOf(path)],
      ],
    ),
  ),
);

const writes = [
  /\.(?:insert|update|delete)\((\w+)\)/g,
  /\b(?:insert into|update|delete from) "?([a-z_]+)"?/g,
  /\b(?:insert into|update|delete from) \$\{(\w+)\}/g,
];

/** Seeds write what they like; `db` is what a table is, not what is in it. */
const mayWriteAll = new Set(['seed', 'db']);

test('a table is written by the feature that owns it', () => {
  const foreign = server
    .filter(({ path }) => !mayWriteAll.has(featureOf(path)))
    .flatMap(({ path, text }) =>
      writes
        .flatMap((pattern) => [...text.matchAll(pattern)].map(([, table = '']) => table))
        .filter((table) => (owners.get(table) ?? featureOf(path)) !== featureOf(path))
        .map((table) => `${path}: ${table}`),
    );
  expect(owners.size).toBeGreaterThan(100);
  expect([...new Set(foreign)].sort()).toEqual([]);
});
