import { and } from 'drizzle-orm';
import { z } from 'zod';
import { type AccountRow, accountFilter } from '#contract/account/desk.ts';
import type { AccountStanding } from '#domain/account/account-words.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime, type Instant } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { account } from '../tables.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { roleWords } from '#domain/account/role-words.ts';
import { languageWords, type Words } from '#server/sheet/sheet-words.ts';
import { accountColumns, accountRows } from './account-rows.ts';
import { type AccountFilter, accountsOrder, accountsWhere } from './search-accounts.ts';
import { msg } from '#domain/msg.ts';
import { inEach, textOf } from '#server/i18n/say.ts';

const standingWords: Record<AccountStanding, Words> = {
  active: inEach(msg`In use`),
  suspended: inEach(msg`Suspended`),
  neverLoggedIn: inEach(msg`Never logged in`),
  merged: inEach(msg`Merged into another`),
};

function standingOf({ mergedIntoId, suspendedAt, lastLoginAt }: AccountRow): AccountStanding {
  if (mergedIntoId) return 'merged';
  if (suspendedAt) return 'suspended';
  return lastLoginAt ? 'active' : 'neverLoggedIn';
}

const moment = (at: Instant | null): string => (at ? businessDateTime(at) : '');

export const accountExport = exportKind<AccountFilter, AccountRow>({
  kind: 'accounts',
  heading: inEach(msg`Accounts`),
  access: fundStaff,
  filter: z.object(accountFilter),
  columns: [
    {
      key: 'roles',
      heading: inEach(msg`Roles`),
      cell: ({ orgTypes }, language) => orgTypes.map((orgType) => textOf(roleWords[orgType], language)).join('; '),
    },
    {
      key: 'units',
      heading: inEach(msg`Units`),
      cell: ({ units }, language) => units.map((unit) => nameIn(unit, language)).join('; '),
    },
    {
      key: 'standing',
      heading: inEach(msg`State`),
      cell: (row, language) => standingWords[standingOf(row)][language],
    },
    {
      key: 'language',
      heading: inEach(msg({ message: 'Language', context: 'sheet' })),
      cell: (row, language) => languageWords[row.language][language],
    },
    {
      key: 'createdAt',
      heading: inEach(msg({ message: 'Opened on', context: 'sheet' })),
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      key: 'lastLoginAt',
      heading: inEach(msg`Last login`),
      cell: ({ lastLoginAt }) => moment(lastLoginAt),
    },
    {
      key: 'username',
      heading: inEach(msg`Username`),
      personal: true,
      cell: ({ username }) => username,
    },
    {
      key: 'nameTc',
      heading: inEach(msg({ message: 'Name in Chinese', context: 'account' })),
      personal: true,
      cell: ({ nameTc }) => nameTc,
    },
    {
      key: 'nameEn',
      heading: inEach(msg({ message: 'Name in English', context: 'account' })),
      personal: true,
      cell: ({ nameEn }) => nameEn,
    },
    {
      key: 'namePt',
      heading: inEach(msg({ message: 'Name in Portuguese', context: 'account' })),
      personal: true,
      cell: ({ namePt }) => namePt,
    },
    {
      key: 'email',
      heading: inEach(msg`E-mail`),
      personal: true,
      cell: ({ email }) => email,
    },
    {
      key: 'mobile',
      heading: inEach(msg({ message: 'Mobile', context: 'sheet' })),
      personal: true,
      cell: ({ mobile }) => mobile,
    },
  ],
  count: ({ db }, filter) => db.orm.$count(account, accountsWhere(db, filter)),
  async page({ db }, filter, after) {
    const stored = await db.orm
      .select(accountColumns)
      .from(account)
      .where(and(accountsWhere(db, filter), behindPage(account.createdAt, account.id, after)))
      .orderBy(...accountsOrder['createdTime:desc'])
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(stored, rowsAtOnce, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { rows: await accountRows(db, content), next };
  },
});
