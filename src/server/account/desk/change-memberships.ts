import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NewMembership } from '#contract/account/desk.ts';
import { isGivenActivities, needsUnit } from '#domain/account/account-words.ts';
import { isStaffRole, type OrgType } from '#domain/account/roles.ts';
import type { FieldError } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { givenLevels } from '#domain/road-show/levels.ts';
import { account, membership, membershipActivity } from '../tables.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { lockAccount } from './account-rows.ts';
import { refuseLastAdministrator } from './last-administrator.ts';

interface Deed {
  by: string;
  accountId: string;
  version: number;
}

/**
 * @param under where the role stands in the body
 * @throws PARAMS_ERROR, ENTITY_NOT_FOUND for the unit, ACTIVITY_NOT_FOUND, ACCOUNT_EXISTED when the role is held
 */
export async function insertMembership(
  world: World,
  tx: Queries,
  accountId: string,
  wanted: NewMembership,
  under: '' | 'membership.' = '',
): Promise<string> {
  const problems = roleProblems(world, wanted).map((problem) => ({ ...problem, path: under + problem.path }));
  if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
  if (wanted.unitId) {
    const [owner] = await tx.orm.select({ merged: unit.mergedIntoId }).from(unit).where(eq(unit.id, wanted.unitId));
    if (!owner || owner.merged) throw refuse('ENTITY_NOT_FOUND');
  }
  const activities = await knownActivities(tx, wanted.orgType, wanted.activities);
  const [held] = await tx.orm
    .select({ id: membership.id })
    .from(membership)
    .where(
      and(
        eq(membership.accountId, accountId),
        eq(membership.orgType, wanted.orgType),
        isNull(membership.endedAt),
        wanted.unitId ? eq(membership.unitId, wanted.unitId) : isNull(membership.unitId),
      ),
    );
  if (held) throw refuse('ACCOUNT_EXISTED', { fields: [{ path: `${under}orgType`, problem: 'notUnique' }] });
  const id = newId();
  await tx.orm.insert(membership).values({
    id,
    accountId,
    orgType: wanted.orgType,
    role: wanted.role,
    unitId: wanted.unitId,
    createdAt: world.clock.now(),
  });
  await coverActivities(tx, id, activities);
  return id;
}

function roleProblems(world: World, { orgType, role, unitId }: NewMembership): FieldError[] {
  const levels = givenLevels(productCode(world));
  const problems: FieldError[] = [];
  if (needsUnit(orgType) && !unitId) problems.push({ path: 'unitId', problem: 'required' });
  if (isStaffRole(orgType) && unitId) problems.push({ path: 'unitId', problem: 'notAllowed' });
  if (orgType === 'ROADSHOW' ? !role : role) {
    problems.push({ path: 'role', problem: role ? 'notAllowed' : 'required' });
  } else if (role && !levels.includes(role)) problems.push({ path: 'role', problem: 'notAllowed' });
  return problems;
}

/** Staff see every activity without a row; a reviewer's rows say what they decide about. */
async function knownActivities(tx: Queries, orgType: OrgType, wanted: readonly string[]): Promise<string[]> {
  const ids = isGivenActivities(orgType) ? [...new Set(wanted)] : [];
  if (ids.length === 0) return [];
  const found = await tx.orm.select({ id: activity.id }).from(activity).where(inArray(activity.id, ids));
  if (found.length < ids.length) throw refuse('ACTIVITY_NOT_FOUND');
  return ids;
}

async function coverActivities(tx: Queries, membershipId: string, activities: readonly string[]): Promise<void> {
  if (activities.length === 0) return;
  await tx.orm.insert(membershipActivity).values(activities.map((activityId) => ({ membershipId, activityId })));
}

export const addMembership = (world: World, deed: Deed & { membership: NewMembership }): Promise<void> =>
  world.db.transaction(async (tx) => {
    await lockAccount(tx, deed.accountId, deed.version);
    const { orgType, role } = deed.membership;
    const id = await insertMembership(world, tx, deed.accountId, deed.membership);
    await countUp(tx, deed.accountId);
    await tx.query('update session set membership_id = $2 where account_id = $1 and membership_id is null', [
      deed.accountId,
      id,
    ]);
    await recordAudit(world, tx, {
      accountId: deed.by,
      action: 'membership.add',
      subjectKind: 'account',
      subjectId: deed.accountId,
      changes: [{ field: 'role', from: null, to: role ? `${orgType} ${role}` : orgType }],
      details: { membershipId: id, activities: deed.membership.activities.length },
    });
  });

/** @throws ENTITY_NOT_FOUND for a role that is none of the account's or has ended */
async function liveMembership(tx: Queries, accountId: string, membershipId: string) {
  const [row] = await tx.orm
    .select()
    .from(membership)
    .where(and(eq(membership.id, membershipId), eq(membership.accountId, accountId), isNull(membership.endedAt)))
    .for('update');
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

export const changeMembership = (
  world: World,
  deed: Deed & { membershipId: string; role: string | null; activities: readonly string[] },
): Promise<void> =>
  world.db.transaction(async (tx) => {
    await lockAccount(tx, deed.accountId, deed.version);
    const before = await liveMembership(tx, deed.accountId, deed.membershipId);
    const problems = roleProblems(world, { ...before, activities: [], role: deed.role });
    if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
    const activities = await knownActivities(tx, before.orgType, deed.activities);
    const covered = await tx.orm
      .delete(membershipActivity)
      .where(eq(membershipActivity.membershipId, before.id))
      .returning({ id: membershipActivity.activityId });
    await coverActivities(tx, before.id, activities);
    await tx.orm.update(membership).set({ role: deed.role }).where(eq(membership.id, before.id));
    await countUp(tx, deed.accountId);
    const had = new Set(covered.map(({ id }) => id));
    const codes = await codesOf(tx, [...activities.filter((id) => !had.has(id)), ...had].toSorted());
    const listed = (ids: Iterable<string>) =>
      [...ids]
        .flatMap((id) => codes.get(id) ?? [])
        .toSorted()
        .join(', ');
    await recordAudit(world, tx, {
      accountId: deed.by,
      action: 'membership.change',
      subjectKind: 'account',
      subjectId: deed.accountId,
      changes: [
        ...(before.role === deed.role ? [] : [{ field: 'role', from: before.role, to: deed.role }]),
        { field: 'activities', from: listed(had), to: listed(activities) },
      ],
      details: { membershipId: before.id },
    });
  });

async function codesOf(tx: Queries, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.orm
    .select({ id: activity.id, code: activity.code })
    .from(activity)
    .where(inArray(activity.id, ids));
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Logins in that role go on in another one of the account's. @throws LAST_ADMINISTRATOR */
export const endMembership = (world: World, deed: Deed & { membershipId: string; reason: string }): Promise<void> =>
  world.db.transaction(async (tx) => {
    await refuseIfLast(tx, deed);
    await lockAccount(tx, deed.accountId, deed.version);
    const before = await liveMembership(tx, deed.accountId, deed.membershipId);
    await tx.orm.update(membership).set({ endedAt: world.clock.now() }).where(eq(membership.id, before.id));
    await fallBack(tx, [before.id]);
    await countUp(tx, deed.accountId);
    await recordAudit(world, tx, {
      accountId: deed.by,
      action: 'membership.end',
      subjectKind: 'account',
      subjectId: deed.accountId,
      reason: deed.reason,
      changes: [{ field: 'role', from: before.role ? `${before.orgType} ${before.role}` : before.orgType, to: null }],
      details: { membershipId: before.id },
    });
  });

async function refuseIfLast(tx: Queries, { accountId, membershipId }: { accountId: string; membershipId: string }) {
  const [ending] = await tx.orm
    .select({ orgType: membership.orgType })
    .from(membership)
    .where(and(eq(membership.id, membershipId), eq(membership.accountId, accountId), isNull(membership.endedAt)));
  if (ending?.orgType === 'FUND_ADMIN') await refuseLastAdministrator(tx, accountId);
}

/** Logins in a role that ended take the account's first remaining one, or none. */
export const fallBack = (tx: Queries, memberships: readonly string[]): Promise<unknown> =>
  tx.query(
    `update session set membership_id = (
       select id from membership where account_id = session.account_id and ended_at is null order by id limit 1)
      where membership_id = any($1::uuid[])`,
    [[...memberships]],
  );

const countUp = (tx: Queries, accountId: string) =>
  tx.orm
    .update(account)
    .set({ version: sql`${account.version} + 1` })
    .where(eq(account.id, accountId));
