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

/** What still writes another feature's table: this list only becomes shorter. */
const known: string[] = [
  'server/enrollment/apply-facts.ts: membership_activity',
  'server/exhibition/desk/change-contractors.ts: membershipActivity',
  'server/exhibition/desk/make-own-list.ts: enrollment',
  'server/inbox/bulk-actions.ts: bulkAction',
  'server/inbox/bulk-actions.ts: bulkItem',
  'server/inbox/run-bulk.ts: bulkAction',
  'server/inbox/run-bulk.ts: bulkItem',
  'server/invitation/bind-invitation.ts: unit',
  'server/message/sweep-messages.ts: in_app_notice',
  'server/notice/cancel-held.ts: message',
  'server/participant/desk/erase-people.ts: message',
  'server/registration/register.ts: account',
  'server/registration/register.ts: unit',
  'server/setting/rename-product-code.ts: account',
  'server/setting/rename-product-code.ts: invitation',
  'server/setting/rename-product-code.ts: membership',
  'server/unit/desk/merge-units.ts: participant_change',
  'server/unit/desk/merge-units.ts: participant_list',
];

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
  expect([...new Set(foreign)].sort()).toEqual(known);
});
