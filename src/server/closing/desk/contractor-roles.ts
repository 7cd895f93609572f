import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { coverActivity } from '#server/account/role/cover-activity.ts';
import { membership } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';

const isContractor = and(eq(membership.orgType, 'CONTRACTOR'), isNull(membership.endedAt));

/** Units with somebody who is a contractor. */
export async function buildingUnits(db: Queries): Promise<Set<string>> {
  const rows = await db.orm
    .selectDistinct({ unitId: membership.unitId })
    .from(membership)
    .where(and(isContractor, isNotNull(membership.unitId)));
  return new Set(rows.flatMap(({ unitId }) => unitId ?? []));
}

/** From now on the contractors of a unit take part in an activity. @returns whether there are any */
export async function coverByContractor(tx: Queries, unitId: string, activityId: string): Promise<boolean> {
  const roles = await tx.orm
    .select({ id: membership.id })
    .from(membership)
    .where(and(isContractor, eq(membership.unitId, unitId)));
  await coverActivity(
    tx,
    roles.map(({ id }) => id),
    activityId,
  );
  return roles.length > 0;
}
