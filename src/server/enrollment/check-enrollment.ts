import { and, eq, notInArray } from 'drizzle-orm';
import { openingMoves } from '#domain/enrollment/opening-moves.ts';
import { endedStatuses } from '#domain/enrollment/status.ts';
import { whyNotApply } from '#domain/enrollment/who-applies.ts';
import type { Actor } from '#server/actor.ts';
import { findActivity } from '#server/activity/activities.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { applyFacts } from './apply-facts.ts';
import { enrollment } from './tables.ts';

/**
 * Before each page of an application (row 118). Without an enrolment one may be begun; an own one may be filled in
 * while it is begun or returned. @throws Refusal STATUS_ERROR when it is beyond that, else why it cannot be begun
 */
export async function checkEnrollment(world: World, actor: Actor, activityId: string) {
  const activity = await findActivity(world.db, activityId);
  const facts = await applyFacts(world, world.db, actor, activity);
  const no = whyNotApply({ ...facts, hasLiveEnrollment: false });
  if (!facts.hasLiveEnrollment || !actor.unitId) {
    if (no) throw refuse(no);
    return { result: true as const, enrollmentId: null };
  }
  if (no && no !== 'DATE_CANNOT_ENROLL') throw refuse(no);
  const [own] = await world.db.orm
    .select({ id: enrollment.id, status: enrollment.status })
    .from(enrollment)
    .where(
      and(
        eq(enrollment.activityId, activityId),
        eq(enrollment.unitId, actor.unitId),
        notInArray(enrollment.status, [...endedStatuses]),
      ),
    );
  if (!own || !openingMoves.save.from.some((status) => status === own.status)) throw refuse('STATUS_ERROR');
  // A returned application may also be corrected in the days given to its unit after the window.
  if (no && own.status === 'APPLY_PENDING') throw refuse(no);
  return { result: true as const, enrollmentId: own.id };
}
