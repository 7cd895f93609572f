import { and, asc, desc, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { deskAccountApi } from '#contract/account/desk.ts';
import type { AccountSort, AccountStanding } from '#domain/account/account-words.ts';
import { account, membership, membershipActivity } from '../tables.ts';
import type { Queries } from '#server/db/database.ts';
import { countTableUpTo } from '#server/db/count-up-to.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { accountColumns, accountRows } from './account-rows.ts';

type Search = z.output<(typeof deskAccountApi)['searchAccounts']['query']>;
export type AccountFilter = Omit<Search, 'page' | 'size' | 'sort'>;

const standingIs = {
  active: and(isNull(account.disabledAt), isNotNull(account.lastLoginAt)),
  suspended: and(isNotNull(account.disabledAt), isNull(account.mergedIntoId)),
  neverLoggedIn: and(isNull(account.lastLoginAt), isNull(account.mergedIntoId)),
  merged: isNotNull(account.mergedIntoId),
} as const satisfies Record<AccountStanding, SQL | undefined>;

/** Who has the role, in the activity where one is given. */
function hasRole(db: Queries, { orgType, activityId }: AccountFilter): SQL | undefined {
  if (!orgType && !activityId) return undefined;
  const roles = db.orm.select({ one: sql`1` }).from(membership);
  const own = and(
    eq(membership.accountId, account.id),
    isNull(membership.endedAt),
    orgType ? eq(membership.orgType, orgType) : undefined,
  );
  if (!activityId) return exists(roles.where(own));
  const covers = and(eq(membershipActivity.membershipId, membership.id), eq(membershipActivity.activityId, activityId));
  return exists(roles.innerJoin(membershipActivity, covers).where(own));
}

export const accountsWhere = (db: Queries, filter: AccountFilter): SQL | undefined =>
  and(
    filter.standing ? standingIs[filter.standing] : isNull(account.mergedIntoId),
    wordsMatch(account.words, filter.search),
    hasRole(db, filter),
  );

export const accountsOrder = {
  'createdTime:desc': [desc(account.createdAt), desc(account.id)],
  'username:asc': [asc(sql`lower(${account.username})`)],
  'username:desc': [desc(sql`lower(${account.username})`)],
  'lastLogin:desc': [sql`${account.lastLoginAt} desc nulls last`, sql`${account.id} desc nulls last`],
  'lastLogin:asc': [sql`${account.lastLoginAt} asc nulls last`, sql`${account.id} asc nulls last`],
} as const satisfies Record<AccountSort, SQL[]>;

export async function searchAccounts(db: Queries, { page, size, sort, ...filter }: Search) {
  const where = accountsWhere(db, filter);
  const rows = await db.orm
    .select(accountColumns)
    .from(account)
    .where(where)
    .orderBy(...accountsOrder[sort])
    .limit(size)
    .offset(page * size);
  return {
    content: await accountRows(db, rows),
    ...(await countTableUpTo(db, account, where, { page, size, found: rows.length })),
  };
}
