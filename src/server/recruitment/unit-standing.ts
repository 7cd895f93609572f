import { and, desc, eq } from 'drizzle-orm';
import { endedStatuses } from '#domain/enrollment/status.ts';
import type { UnitStanding } from '#domain/recruitment/position-moves.ts';
import type { Actor } from '#server/actor.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { viewerOf } from './viewer.ts';

/** A registration that the fund sent back, or that is over. */
export const isRejected = (status: string): boolean =>
  status === '{p}RETURN' || endedStatuses.some((ended) => ended === status);

/**
 * How the fund decided about a unit's registration for a fair (G47). A unit to which the fund gave the role itself, as a
 * supplier, never registered and is approved.
 * @param covered the unit has its role at the fair
 */
export async function unitStanding(
  db: Queries,
  { unitId, activityId, covered }: { unitId: string; activityId: string; covered: boolean },
): Promise<UnitStanding | null> {
  const [last] = await db.orm
    .select({ status: enrollment.status })
    .from(enrollment)
    .where(and(eq(enrollment.unitId, unitId), eq(enrollment.activityId, activityId)))
    .orderBy(desc(enrollment.createdAt), desc(enrollment.id))
    .limit(1);
  if (!last) return covered ? 'APPROVED' : null;
  if (last.status === '{p}PASS') return 'APPROVED';
  return isRejected(last.status) ? 'REJECTED' : 'PENDING';
}

export async function readOwnStanding(world: World, actor: Actor, activityId: string) {
  const { category } = await findActivity(world.db, activityId);
  if (category !== 'RECRUIT') throw refuseField('activityId', 'notAllowed');
  const { unitId, activities } = await viewerOf(world.db, actor);
  const covered = activities.includes(activityId);
  return { standing: unitId ? await unitStanding(world.db, { unitId, activityId, covered }) : null };
}
