import { and, eq, isNull } from 'drizzle-orm';
import { namesOf } from '#domain/locale.ts';
import { membership } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { World } from '#server/world.ts';
import type { EnrollmentRow } from './enrollment-workflow.ts';

export interface Registered {
  accountId: string;
  unitId: string;
  activityId: string;
}

const namesOfUnit = async (tx: Queries, unitId: string) => {
  const [row] = await tx.orm.select().from(unit).where(eq(unit.id, unitId));
  return namesOf(row ?? {});
};

/** To whoever handed in the registration. */
export async function tellReceived(world: World, tx: Queries, { accountId, unitId, activityId }: Registered) {
  const facts = { unit: await namesOfUnit(tx, unitId) };
  await sendNotice(world, tx, { trigger: 'ENROLLMENT_RECEIVED', to: accountId, activityId, facts });
}

/** To whoever returned it: it is to be looked at again. */
export async function tellResubmitted(
  world: World,
  tx: Queries,
  { accountId, unitId, activityId }: Registered,
  reason: string,
) {
  const facts = { unit: await namesOfUnit(tx, unitId), reason };
  await sendNotice(world, tx, { trigger: 'ENROLLMENT_RESUBMITTED', to: accountId, activityId, facts });
}

/** To whoever followed a link: registered in one activity along with another. */
export async function tellLinked(world: World, tx: Queries, of: Registered & { fromActivityId: string }) {
  const [from] = await tx.orm.select().from(activity).where(eq(activity.id, of.fromActivityId));
  const facts = { unit: await namesOfUnit(tx, of.unitId), otherActivity: namesOf(from ?? {}) };
  await sendNotice(world, tx, { trigger: 'ENROLLMENT_LINKED', to: of.accountId, activityId: of.activityId, facts });
}

/** To whoever handed it in, also when a colleague withdraws it, and to the contractor (G15). */
export async function tellCancelled(world: World, tx: Queries, row: EnrollmentRow, reason: string): Promise<void> {
  const { unitId, activityId, contractorUnitId } = row;
  const facts = { unit: await namesOfUnit(tx, unitId), reason };
  const builders = contractorUnitId ? await contractorAccounts(tx, contractorUnitId) : [];
  for (const to of new Set([row.accountId, ...builders])) {
    await sendNotice(world, tx, { trigger: 'ENROLLMENT_CANCELLED', to, activityId, facts });
  }
}

export async function contractorAccounts(tx: Queries, unitId: string): Promise<string[]> {
  const { accountId, orgType, endedAt } = membership;
  const rows = await tx.orm
    .select({ accountId })
    .from(membership)
    .where(and(eq(membership.unitId, unitId), eq(orgType, 'CONTRACTOR'), isNull(endedAt)));
  return rows.map((row) => row.accountId);
}
