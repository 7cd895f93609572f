import { eq } from 'drizzle-orm';
import type { EnrollmentRole } from '#domain/enrollment/opening-moves.ts';
import type { Actor } from '#server/actor.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import type { EnrollmentRow } from '#server/enrollment/enrollment-workflow.ts';
import { rolesIn } from '#server/enrollment/roles-in.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { refuse } from '#server/refusal.ts';

export interface OwnEnrollment {
  row: EnrollmentRow;
  activity: ActivityRow;
  /** What the caller is to it; never empty. */
  roles: EnrollmentRole[];
}

/** @throws Refusal ENROLLMENT_NOT_FOUND also for a stranger to it */
export async function findEnrollment(db: Queries, actor: Actor, enrollmentId: string): Promise<OwnEnrollment> {
  const [found] = await db.orm
    .select({ row: enrollment, activity })
    .from(enrollment)
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .where(eq(enrollment.id, enrollmentId));
  const roles = found ? await rolesIn(db, found.row, actor) : [];
  if (!found || roles.length === 0) throw refuse('ENROLLMENT_NOT_FOUND');
  return { ...found, roles };
}
