import type { OrgType } from '#domain/account/roles.ts';
import { membership } from '../tables.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

export interface RoleOf {
  accountId: string;
  unitId: string;
  orgType: OrgType;
}

/** The account's role of that kind for that unit, the oldest first; null when it has none. */
export async function findOwnRole(db: Queries, of: RoleOf): Promise<{ id: string; level: string | null } | null> {
  const [own] = await db.query<{ id: string; level: string | null }>(
    `select id, role as level from membership
      where account_id = $1 and unit_id = $2 and org_type = $3 and ended_at is null order by id limit 1`,
    [of.accountId, of.unitId, of.orgType],
  );
  return own ?? null;
}

/** @returns the new membership's id */
export async function takeRole(world: World, tx: Queries, { level, ...of }: RoleOf & { level: string | null }) {
  const [taken] = await tx.orm
    .insert(membership)
    .values({ ...of, role: level, createdAt: world.clock.now() })
    .returning({ id: membership.id });
  if (!taken) throw new Error('a role was not written');
  return taken.id;
}
