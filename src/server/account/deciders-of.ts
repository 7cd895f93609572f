import { and, eq, inArray, isNull } from 'drizzle-orm';
import { decidesAbout } from '#domain/inbox/deciding.ts';
import { fundStaff } from '#domain/account/roles.ts';
import type { Queries } from '#server/db/database.ts';
import { deciderOf } from './decider.ts';
import { account, membership } from './tables.ts';

/** Accounts of the fund that decide about an activity. */
export async function decidersOf(db: Queries, activityId: string): Promise<string[]> {
  const roles = await db.orm
    .select({ id: membership.id, accountId: membership.accountId })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(
      and(
        inArray(membership.orgType, [...fundStaff]),
        isNull(membership.endedAt),
        isNull(account.disabledAt),
        isNull(account.mergedIntoId),
      ),
    );
  const found = new Set<string>();
  for (const { id, accountId } of roles) {
    if (!found.has(accountId) && decidesAbout(await deciderOf(db, id), activityId)) found.add(accountId);
  }
  return [...found];
}
