import type { OrgType } from '#domain/account/roles.ts';
import type { Queries } from '#server/db/database.ts';

/** Who has such a role there, for one unit or for any. */
export async function accountsIn(
  db: Queries,
  { activityId, orgType, unitId }: { activityId: string; orgType: OrgType; unitId?: string },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select distinct account.id from membership
       join membership_activity covered on covered.membership_id = membership.id and covered.activity_id = $1
       join account on account.id = membership.account_id and account.disabled_at is null
      where membership.org_type = $2 and membership.ended_at is null and ($3::uuid is null or membership.unit_id = $3)
      order by account.id`,
    [activityId, orgType, unitId ?? null],
  );
  return rows.map(({ id }) => id);
}
