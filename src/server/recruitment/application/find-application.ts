import { eq } from 'drizzle-orm';
import type { Queries, Transaction } from '#server/db/database.ts';
import { activity } from '#server/activity/tables.ts';
import { refuse } from '#server/refusal.ts';
import { unit } from '#server/unit/tables.ts';
import { jobApplication, recruitmentPosition } from '../tables.ts';

/** Applications with what they are for. */
export const selectApplications = (db: Queries) =>
  db.orm
    .select({ row: jobApplication, position: recruitmentPosition, of: unit, at: activity })
    .from(jobApplication)
    .innerJoin(recruitmentPosition, eq(recruitmentPosition.id, jobApplication.positionId))
    .innerJoin(unit, eq(unit.id, recruitmentPosition.unitId))
    .innerJoin(activity, eq(activity.id, recruitmentPosition.activityId));
export type FoundApplication = Awaited<ReturnType<typeof selectApplications>>[number];

/** @throws ENTITY_NOT_FOUND also once it is erased */
export async function findApplication(db: Queries, id: string): Promise<FoundApplication> {
  const [found] = await selectApplications(db).where(eq(jobApplication.id, id));
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  return found;
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockApplication(tx: Transaction, id: string): Promise<FoundApplication> {
  await tx.orm.select({ id: jobApplication.id }).from(jobApplication).where(eq(jobApplication.id, id)).for('update');
  return findApplication(tx, id);
}
