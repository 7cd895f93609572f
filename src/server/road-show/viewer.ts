import { eq } from 'drizzle-orm';
import type { Decider } from '#domain/inbox/deciding.ts';
import { levelKind, type LevelKind, type RoadShowSight, roadShowSight } from '#domain/road-show/levels.ts';
import { deciderOf } from '#server/account/decider.ts';
import { membership } from '#server/account/tables.ts';
import { type Actor, isStaff } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import { unit } from '#server/unit/tables.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import type { World } from '#server/world.ts';

/** Somebody of a road show in the present role, with the unit that they speak for. */
export interface Party {
  accountId: string;
  unit: UnitRow;
  level: LevelKind | null;
  sight: RoadShowSight;
}

/** Who looks: a party of a road show, or the fund. */
export type Viewer = { party: Party; fund: null } | { party: null; fund: Decider };

/** Null for whoever is neither, as another role of the same account. */
export async function viewerOf(world: World, db: Queries, actor: Actor | null): Promise<Viewer | null> {
  if (!actor) return null;
  if (isStaff(actor)) return { party: null, fund: await deciderOf(db, actor.membershipId) };
  if (actor.orgType !== 'ROADSHOW' || !actor.membershipId) return null;
  const [row] = await db.orm
    .select({ level: membership.role, unit })
    .from(membership)
    .innerJoin(unit, eq(unit.id, membership.unitId))
    .where(eq(membership.id, actor.membershipId));
  if (!row) return null;
  const product = productCode(world);
  const level = levelKind(row.level ?? '', product);
  const party = { accountId: actor.accountId, unit: row.unit, level, sight: roadShowSight(row.level, product) };
  return { party, fund: null };
}

/** @throws NO_PERMISSION */
export async function requireViewer(world: World, db: Queries, actor: Actor): Promise<Viewer> {
  const viewer = await viewerOf(world, db, actor);
  if (!viewer) throw refuse('NO_PERMISSION');
  return viewer;
}

/** @throws NO_PERMISSION */
export async function requireParty(world: World, db: Queries, actor: Actor): Promise<Party> {
  const viewer = await viewerOf(world, db, actor);
  if (!viewer?.party) throw refuse('NO_PERMISSION');
  return viewer.party;
}
