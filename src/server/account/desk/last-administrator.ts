import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';

/**
 * Somebody must stay who can run the desk. Every administrator's role is locked, so that two of them cannot take away
 * each other's at the same moment. @throws LAST_ADMINISTRATOR when nobody but this account would be left
 */
export async function refuseLastAdministrator(tx: Queries, accountId: string): Promise<void> {
  if (await isLastAdministrator(tx, accountId)) throw refuse('LAST_ADMINISTRATOR');
}

export async function isLastAdministrator(tx: Queries, accountId: string): Promise<boolean> {
  const administrators = await tx.query<{ account_id: string }>(
    `select account_id from membership
      join account on account.id = account_id and account.disabled_at is null
     where org_type = 'FUND_ADMIN' and ended_at is null order by membership.id for update of membership`,
  );
  const holders = new Set(administrators.map(({ account_id }) => account_id));
  return holders.has(accountId) && holders.size === 1;
}
