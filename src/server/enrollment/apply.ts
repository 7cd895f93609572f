import { statusOnApply, whyNotApply } from '#domain/enrollment/who-applies.ts';
import type { Actor } from '#server/actor.ts';
import { findActivity } from '#server/activity/activities.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { coverActivity } from '#server/account/role/cover-activity.ts';
import { applyFacts } from './apply-facts.ts';
import { beginEnrollment } from './begin-enrollment.ts';
import { tellReceived } from './tell-enrollment.ts';

/** Registers the unit of the present role. @returns the enrolment's id */
export function apply(world: World, actor: Actor, activityId: string): Promise<string> {
  return world.db.transaction(async (tx) => {
    const activity = await findActivity(tx, activityId);
    const facts = await applyFacts(world, tx, actor, activity);
    const no = whyNotApply(facts);
    if (no) throw refuse(no);
    const { unitId, orgType, membershipId, accountId } = actor;
    if (!unitId || !orgType || !membershipId) throw refuse('NO_PERMISSION');
    if (!facts.isOwn) await coverActivity(tx, [membershipId], activityId);
    const status = statusOnApply(activity.category);
    const begun = { activityId, unitId, accountId, orgType, status, action: 'apply' as const };
    const enrollmentId = await beginEnrollment(world, tx, begun);
    if (status === 'APPLY_SUBMITED') await tellReceived(world, tx, begun);
    return enrollmentId;
  });
}
