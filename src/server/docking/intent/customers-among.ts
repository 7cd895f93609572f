import type { Queries } from '#server/db/database.ts';

/** Of these units those that take part in a docking as customers, in the order given. */
export async function customersAmong(db: Queries, activityId: string, unitIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select distinct membership.unit_id as id from membership
       join membership_activity covered on covered.membership_id = membership.id and covered.activity_id = $1
      where membership.org_type = 'DOCKING_CUSTOMER' and membership.ended_at is null and membership.unit_id = any ($2)`,
    [activityId, unitIds],
  );
  const there = new Set(rows.map(({ id }) => id));
  return unitIds.filter((id) => there.has(id));
}
