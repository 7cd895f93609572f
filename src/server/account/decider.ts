import { and, eq, isNull } from 'drizzle-orm';
import { type Decider, decidesAbout } from '#domain/inbox/deciding.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { membership, membershipActivity } from './tables.ts';

/** What a role decides about now; nothing once it has ended. */
export async function deciderOf(db: Queries, membershipId: string | null): Promise<Decider> {
  if (!membershipId) return { orgType: null, activities: [] };
  const rows = await db.orm
    .select({ orgType: membership.orgType, activityId: membershipActivity.activityId })
    .from(membership)
    .leftJoin(membershipActivity, eq(membershipActivity.membershipId, membership.id))
    .where(and(eq(membership.id, membershipId), isNull(membership.endedAt)));
  return { orgType: rows[0]?.orgType ?? null, activities: rows.flatMap(({ activityId }) => activityId ?? []) };
}

/** @throws NO_PERMISSION for a reviewer of other activities */
export async function requireDecider(db: Queries, { membershipId }: Actor, activityId: string): Promise<void> {
  if (!decidesAbout(await deciderOf(db, membershipId), activityId)) throw refuse('NO_PERMISSION');
}
