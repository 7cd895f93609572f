import type { OrgType } from '#domain/account/roles.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { statusOnAutoSign, whyNotApply } from '#domain/enrollment/who-applies.ts';
import type { Actor } from '#server/actor.ts';
import { findActivity } from '#server/activity/activities.ts';
import { coverActivity } from '#server/account/role/cover-activity.ts';
import { applyFacts } from './apply-facts.ts';
import { beginEnrollment } from './begin-enrollment.ts';
import { tellLinked } from './tell-enrollment.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findOwnRole, takeRole } from '#server/account/role/take-role.ts';

export interface AutoSign {
  activityId: string;
  /** What the call is for; an activity of another category cannot be registered for by it. */
  category: ActivityCategory;
  orgType: OrgType;
  /** The level of a road-show role that is new. */
  level?: string | null;
}

/**
 * Registers the present unit in an activity bound to one of its own, in another role, which it is given where it does
 * not have it (D1 §6). @throws Refusal EVENT_CANNOT_ENROLL, REPEAT_ENROLLMENT, DATE_CANNOT_ENROLL
 */
export function autoSign(world: World, actor: Actor, { activityId, category, orgType, level = null }: AutoSign) {
  return world.db.transaction(async (tx) => {
    // Two links followed at once must not make two roles.
    await tx.query('select 1 from account where id = $1 for update', [actor.accountId]);
    const activity = await findActivity(tx, activityId);
    if (activity.category !== category) throw refuse('EVENT_CANNOT_ENROLL');
    const { accountId, unitId } = actor;
    if (!unitId) throw refuse('NO_PERMISSION');
    const own = await findOwnRole(tx, { accountId, unitId, orgType });
    const facts = await applyFacts(world, tx, { accountId, unitId, orgType, membershipId: own?.id ?? null }, activity);
    const no = whyNotApply(facts);
    if (no) throw refuse(no);
    const membershipId = own?.id ?? (await takeRole(world, tx, { accountId, unitId, orgType, level }));
    await coverActivity(tx, [membershipId], activityId);
    const enrollmentId = await beginEnrollment(world, tx, {
      activityId,
      unitId,
      accountId,
      orgType,
      status: statusOnAutoSign,
      action: 'autoSign',
    });
    if (facts.boundTo) await tellLinked(world, tx, { accountId, unitId, activityId, fromActivityId: facts.boundTo });
    return { enrollmentId, membershipId, orgType };
  });
}
