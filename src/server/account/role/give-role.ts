import { and, eq, isNull } from 'drizzle-orm';
import type { OrgType } from '#domain/account/roles.ts';
import { membership } from '../tables.ts';
import { coverActivity } from './cover-activity.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

export interface GivenRole {
  accountId: string;
  unitId: string;
  orgType: OrgType;
  /** The level of a road-show role. */
  role: string | null;
  activityId: string | null;
  /** Nobody invited it: the role is for whatever is open to its kind. */
  selfRegistered?: boolean;
}

/** The account's role for that unit, new unless it has it already; from now on it covers the activity. */
export async function giveRole(world: World, tx: Queries, given: GivenRole): Promise<string> {
  const { activityId, ...wanted } = given;
  const [present] = await tx.orm
    .select({ id: membership.id })
    .from(membership)
    .where(
      and(
        eq(membership.accountId, given.accountId),
        eq(membership.unitId, given.unitId),
        eq(membership.orgType, given.orgType),
        given.role ? eq(membership.role, given.role) : isNull(membership.role),
        isNull(membership.endedAt),
      ),
    )
    .limit(1);
  const [taken] = present
    ? [present]
    : await tx.orm
        .insert(membership)
        .values({ ...wanted, createdAt: world.clock.now() })
        .returning({ id: membership.id });
  if (!taken) throw new Error('a role was not stored');
  if (activityId) await coverActivity(tx, [taken.id], activityId);
  return taken.id;
}
