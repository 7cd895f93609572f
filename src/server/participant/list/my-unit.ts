import { and, eq } from 'drizzle-orm';
import { membershipActivity } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { findActivity, type ActivityRow } from '#server/activity/activities.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse, Refusal } from '#server/refusal.ts';

export interface MyUnit {
  activity: ActivityRow;
  unit: typeof unit.$inferSelect;
}

/** The unit that the account acts for in the activity. @throws ENTITY_NOT_FOUND for anybody else */
export async function myUnit(tx: Queries, actor: Actor, activityId: string): Promise<MyUnit> {
  if (!actor.unitId || !actor.membershipId) throw refuse('ENTITY_NOT_FOUND');
  const [row] = await tx.orm
    .select({ unit })
    .from(membershipActivity)
    .innerJoin(unit, eq(unit.id, actor.unitId))
    .where(and(eq(membershipActivity.membershipId, actor.membershipId), eq(membershipActivity.activityId, activityId)));
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  const activity = await findActivity(tx, activityId).catch((error: unknown) => {
    throw error instanceof Refusal ? refuse('ENTITY_NOT_FOUND') : error;
  });
  return { activity, unit: row.unit };
}
