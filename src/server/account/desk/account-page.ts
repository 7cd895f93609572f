import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { AccountPage, DeskMembership } from '#contract/account/desk.ts';
import { account, membership, membershipActivity, session } from '../tables.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { auditEntry } from '#server/audit/tables.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { accountRows, findAccount } from './account-rows.ts';

const historyShown = 50;

/** @throws ACCOUNT_NOT_FOUND */
export async function accountPage(world: World, db: Queries, accountId: string): Promise<AccountPage> {
  const stored = await findAccount(db, accountId);
  const [row] = await accountRows(db, [stored]);
  if (!row) throw new Error('an account without a row');
  return {
    account: {
      ...row,
      hasPassword: stored.passwordHash !== null,
      restPassword: stored.restPassword,
      emailVerifiedAt: stored.emailVerifiedAt,
      mobileVerifiedAt: stored.mobileVerifiedAt,
    },
    memberships: await membershipsOf(db, accountId),
    sessions: await sessionsOf(world, db, accountId),
    history: await historyOf(db, accountId),
  };
}

async function membershipsOf(db: Queries, accountId: string): Promise<DeskMembership[]> {
  const rows = await db.orm
    .select({
      id: membership.id,
      orgType: membership.orgType,
      role: membership.role,
      createdAt: membership.createdAt,
      endedAt: membership.endedAt,
      unit: { id: unit.id, nameTc: unit.nameTc, nameEn: unit.nameEn, namePt: unit.namePt },
    })
    .from(membership)
    .leftJoin(unit, eq(unit.id, membership.unitId))
    .where(eq(membership.accountId, accountId))
    .orderBy(sql`${membership.endedAt} is not null`, desc(membership.endedAt), asc(membership.id));
  const covered = await activitiesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, activities: covered.filter(({ owner }) => owner === row.id) }));
}

async function activitiesOf(db: Queries, memberships: string[]) {
  if (memberships.length === 0) return [];
  return db.orm
    .select({
      owner: membershipActivity.membershipId,
      id: activity.id,
      code: activity.code,
      nameTc: activity.nameTc,
      nameEn: activity.nameEn,
      namePt: activity.namePt,
    })
    .from(membershipActivity)
    .innerJoin(activity, eq(activity.id, membershipActivity.activityId))
    .where(inArray(membershipActivity.membershipId, memberships))
    .orderBy(asc(activity.code));
}

const sessionsOf = (world: World, db: Queries, accountId: string) =>
  db.orm
    .select({
      id: session.id,
      device: session.device,
      createdAt: session.createdAt,
      refreshedAt: session.refreshedAt,
      expiresAt: session.refreshExpiresAt,
    })
    .from(session)
    .where(
      and(eq(session.accountId, accountId), isNull(session.endedAt), gt(session.refreshExpiresAt, world.clock.now())),
    )
    .orderBy(desc(session.refreshedAt));

/** What was done to the thing with this id, newest first. */
export async function historyOf(db: Queries, subjectId: string): Promise<AccountPage['history']> {
  const rows = await db.orm
    .select({
      id: auditEntry.id,
      at: auditEntry.at,
      by: account.username,
      action: auditEntry.action,
      reason: auditEntry.reason,
      changes: auditEntry.changes,
    })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.accountId))
    .where(eq(auditEntry.subjectId, subjectId))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(historyShown);
  return rows;
}
