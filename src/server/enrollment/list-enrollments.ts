import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type EnrollmentStatus, statusOfWire } from '#domain/enrollment/status.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';
import type { World } from '#server/world.ts';
import { ofOwnRoles, recordOf, returnReason } from './standings.ts';
import { enrollment } from './tables.ts';

export interface EnrollmentSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
  /** Words of the wire; one that is none finds nothing. */
  status?: string[] | undefined;
}

/** Every enrolment of the roles that the account has. */
export async function listEnrollments(world: World, accountId: string, search: EnrollmentSearch) {
  const { orm } = world.db;
  const statuses = search.status?.map(statusOfWire).filter((status): status is EnrollmentStatus => status !== null);
  const wanted = and(
    ofOwnRoles(accountId),
    search.activityId ? eq(enrollment.activityId, search.activityId) : undefined,
    statuses ? inArray(enrollment.status, statuses) : undefined,
  );
  const rows = await orm
    .select({ row: enrollment, activity, unit, reason: returnReason })
    .from(enrollment)
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .innerJoin(unit, eq(unit.id, enrollment.unitId))
    .where(wanted)
    .orderBy(desc(enrollment.updatedAt), desc(enrollment.id))
    .limit(search.size)
    .offset(search.page * search.size);
  const [count] = await orm
    .select({ total: sql<number>`count(*)::int` })
    .from(enrollment)
    .where(wanted);
  return {
    content: rows.map((each) => recordOf(world, each)),
    totalElements: count?.total ?? 0,
  };
}
