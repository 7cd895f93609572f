import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { EnrollmentRecord, EnrollmentStanding } from '#contract/enrollment/enrollment.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { asIfGiven, unitMoves } from '#domain/enrollment/opening-moves.ts';
import { endedStatuses, statusValue, wireStatus } from '#domain/enrollment/status.ts';
import { statusForExhibitor, turnOf, wantedAction } from '#domain/enrollment/steps.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { type EnrollmentRow, enrollmentWorkflow } from './enrollment-workflow.ts';
import { enrollment } from './tables.ts';
import { unitFacts } from './unit-facts.ts';

/** As the unit that applied is told (G12, G16). */
export function standingOf(
  row: EnrollmentRow,
  category: ActivityCategory,
  product: string,
  returnReason: string | null,
): EnrollmentStanding {
  const selfDesigned = row.selfDesigned ?? false;
  const standing = { status: row.status, selfDesigned, category };
  const status = wireStatus(statusForExhibitor(row.status, selfDesigned), product);
  return {
    activityId: row.activityId,
    enrollmentId: row.id,
    value: statusValue(row.status),
    status,
    selfstatus: selfDesigned ? status : null,
    turn: turnOf(standing),
    wanted: wantedAction(standing),
    returnReason: row.status === '{p}RETURN' ? returnReason : null,
    since: row.statusSince,
  };
}

/** What the fund wrote when it last returned it. */
export const returnReason = sql<string | null>`(select h.reason from status_change h
  where h.case_id = ${enrollment.id} and h.action = 'return' order by h.at desc, h.id desc limit 1)`;

const living = notInArray(enrollment.status, [...endedStatuses]);

/** Of one unit, the living ones. */
export async function standingsOfUnit(db: Queries, product: string, unitId: string, activityIds: string[]) {
  if (activityIds.length === 0) return [];
  const rows = await db.orm
    .select({ row: enrollment, category: activity.category, reason: returnReason })
    .from(enrollment)
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .where(and(eq(enrollment.unitId, unitId), inArray(enrollment.activityId, activityIds), living));
  return rows.map(({ row, category, reason }) => standingOf(row, category, product, reason));
}

/** Made by a role that the account has: its unit, in the same kind of role. */
export const ofOwnRoles = (accountId: string): SQL =>
  sql`(${enrollment.unitId}, ${enrollment.orgType}) in (select own.unit_id, own.org_type from membership own
        where own.account_id = ${accountId} and own.ended_at is null)`;

export async function standingsOfAccount(db: Queries, product: string, accountId: string, activityIds: string[]) {
  if (activityIds.length === 0) return [];
  const rows = await db.orm
    .select({ row: enrollment, category: activity.category, reason: returnReason })
    .from(enrollment)
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .where(and(ofOwnRoles(accountId), inArray(enrollment.activityId, activityIds), living));
  return rows.map(({ row, category, reason }) => standingOf(row, category, product, reason));
}

export interface RecordRow {
  row: EnrollmentRow;
  activity: typeof activity.$inferSelect;
  unit: typeof unit.$inferSelect;
  reason: string | null;
}

/** To somebody who stands for the unit. */
export function recordOf(world: World, { row, activity: of, unit: by, reason }: RecordRow): EnrollmentRecord {
  const product = productCode(world);
  // What is missing in the form is found when it is handed in.
  const facts = { ...asIfGiven(unitFacts(row, of, world.clock.now())), formIsComplete: true };
  return {
    ...standingOf(row, of.category, product, reason),
    version: row.version,
    orgType: row.orgType,
    unit: { id: by.id, nameTc: by.nameTc, nameEn: by.nameEn, namePt: by.namePt },
    activity: {
      id: of.id,
      category: of.category,
      promoter: of.promoter,
      nameTc: of.nameTc,
      nameEn: of.nameEn,
      namePt: of.namePt,
    },
    selfDesigned: row.selfDesigned,
    boothsCount: row.boothsCount,
    assignBoothsCount: row.assignBoothsCount,
    createdAt: row.createdAt,
    submittedAt: row.submittedAt,
    offers: enrollmentWorkflow.offers(unitMoves, { status: row.status, roles: ['exhibitor'], facts }),
  };
}
