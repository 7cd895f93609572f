import { eq, inArray } from 'drizzle-orm';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { type EnrollmentFacts, noFacts } from '#domain/enrollment/enrollment-moves.ts';
import type { EnrollmentRole } from '#domain/enrollment/opening-moves.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { type Decider, decidesAbout } from '#domain/inbox/deciding.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { wireNames } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import type { EnrollmentRow } from '../enrollment-workflow.ts';
import { enrollment } from '../tables.ts';

/** Whoever may make a move was looked at before: what is left are its state and needs. */
export const decidingRoles = ['fund', 'administrator'] as const;

export interface FoundEnrollment {
  enrollment: EnrollmentRow;
  category: ActivityCategory;
  unit: typeof unit.$inferSelect;
}

/** What staff are to a registration for an activity. */
export const deskRoles = (decider: Decider, activityId: string): EnrollmentRole[] =>
  decidesAbout(decider, activityId)
    ? ['fund', ...(decider.orgType === 'FUND_ADMIN' ? (['administrator'] as const) : [])]
    : [];

/** With what a decision looks at, longest waiting first. */
export async function findEnrollments(db: Queries, ids: readonly string[]): Promise<FoundEnrollment[]> {
  return db.orm
    .select({ enrollment, category: activity.category, unit })
    .from(enrollment)
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .innerJoin(unit, eq(unit.id, enrollment.unitId))
    .where(inArray(enrollment.id, [...ids]))
    .orderBy(enrollment.statusSince, enrollment.id);
}

/** As a dry run names it, before what would become of it. */
export const plannedOf = ({ enrollment: row, unit: of }: FoundEnrollment) => ({
  caseId: row.id,
  activityId: row.activityId,
  waitedSince: row.statusSince,
  version: row.version,
  names: wireNames(of),
  detail: '',
  from: row.status,
});

export const categoriesOf = (found: readonly FoundEnrollment[]): number[] => [
  ...new Set(found.flatMap(({ enrollment: row }) => row.categoryId ?? [])),
];

export interface Said {
  note: string;
  /** Booths to approve; null gives what was asked for. */
  count: number | null;
}

/** Where nothing is built a registration counts as one. */
export function decisionFacts(
  { enrollment: row, category }: Pick<FoundEnrollment, 'enrollment' | 'category'>,
  decision: Said,
  left: number,
): EnrollmentFacts {
  const boothsCount = hasBooths(category) ? row.boothsCount : 1;
  const approvedCount = hasBooths(category) ? (decision.count ?? boothsCount) : 1;
  const reason = { notes: decision.note ? 1 : 0, reasonIsGiven: decision.note !== '' };
  return { ...noFacts, ...reason, boothsCount, approvedCount, capacityLeft: left };
}

/** Left of a category without a limit. */
export const enough = Number.MAX_SAFE_INTEGER;
