import type { Queries } from '#server/db/database.ts';
import { membershipActivity } from '../tables.ts';

/** From now on the roles cover the activity. */
export async function coverActivity(db: Queries, membershipIds: readonly string[], activityId: string): Promise<void> {
  if (membershipIds.length === 0) return;
  await db.orm
    .insert(membershipActivity)
    .values(membershipIds.map((membershipId) => ({ membershipId, activityId })))
    .onConflictDoNothing();
}
