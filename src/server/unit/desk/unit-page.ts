import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { UnitPage } from '#contract/unit/desk.ts';
import { wireStatus } from '#domain/enrollment/status.ts';
import { account, membership } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { historyOf } from '#server/account/desk/account-page.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { participant, participantList } from '#server/participant/tables.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { findUnitRow, unitRows } from './unit-rows.ts';

const shown = 200;

const activityName = {
  id: activity.id,
  code: activity.code,
  nameTc: activity.nameTc,
  nameEn: activity.nameEn,
  namePt: activity.namePt,
} as const;

/** @throws ENTITY_NOT_FOUND */
export async function unitPage(world: World, db: Queries, unitId: string): Promise<UnitPage> {
  const [unit] = await unitRows(db, [await findUnitRow(db, unitId)]);
  if (!unit) throw new Error('a unit without a row');
  return {
    unit,
    members: await membersOf(db, unitId),
    enrollments: await enrollmentsOf(world, db, unitId),
    participants: await participantsOf(db, unitId),
    history: await historyOf(db, unitId),
  };
}

const membersOf = (db: Queries, unitId: string): Promise<UnitPage['members']> =>
  db.orm
    .select({
      membershipId: membership.id,
      accountId: account.id,
      username: account.username,
      email: account.email,
      nameTc: account.nameTc,
      nameEn: account.nameEn,
      namePt: account.namePt,
      orgType: membership.orgType,
      role: membership.role,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(and(eq(membership.unitId, unitId), isNull(membership.endedAt)))
    .orderBy(asc(membership.id))
    .limit(shown);

async function enrollmentsOf(world: World, db: Queries, unitId: string): Promise<UnitPage['enrollments']> {
  const rows = await db.orm
    .select({
      id: enrollment.id,
      activity: activityName,
      status: enrollment.status,
      createdAt: enrollment.createdAt,
      asContractor: sql<boolean>`${enrollment.unitId} <> ${unitId}`,
    })
    .from(enrollment)
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .where(or(eq(enrollment.unitId, unitId), eq(enrollment.contractorUnitId, unitId)))
    .orderBy(desc(enrollment.createdAt), desc(enrollment.id))
    .limit(shown);
  return rows.map((row) => ({ ...row, status: wireStatus(row.status, productCode(world)) }));
}

const participantsOf = (db: Queries, unitId: string): Promise<UnitPage['participants']> =>
  db.orm
    .select({
      activity: activityName,
      status: participantList.status,
      count: sql<number>`(select count(*)::int from ${participant} where ${participant.activityId} = ${participantList.activityId}
        and ${participant.unitId} = ${participantList.unitId} and ${participant.removedAt} is null and ${participant.cancelledAt} is null)`,
    })
    .from(participantList)
    .innerJoin(activity, eq(activity.id, participantList.activityId))
    .where(eq(participantList.unitId, unitId))
    .orderBy(desc(activity.beginDate), asc(activity.id))
    .limit(shown);
