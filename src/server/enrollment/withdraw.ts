import { eq } from 'drizzle-orm';
import { type EnrollmentRole, nothingKnown } from '#domain/enrollment/opening-moves.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type EnrollmentRow, makeEnrollmentMove } from './make-enrollment-move.ts';
import { enrollment } from './tables.ts';
import { tellCancelled } from './tell-enrollment.ts';

export interface Withdrawal {
  version: number;
  reason: string;
}

/** @throws Refusal ENROLLMENT_NOT_FOUND for a stranger to it, STATUS_ERROR when it moved on or has its place */
export async function withdraw(world: World, actor: Actor, enrollmentId: string, wish: Withdrawal): Promise<void> {
  await world.db.transaction(async (tx) => {
    const [row] = await tx.orm.select().from(enrollment).where(eq(enrollment.id, enrollmentId));
    const roles = row ? await rolesIn(tx, row, actor) : [];
    if (!row || roles.length === 0) throw refuse('ENROLLMENT_NOT_FOUND');
    if (row.version !== wish.version) throw refuse('STATUS_ERROR');
    await makeEnrollmentMove(world, tx, {
      enrollment: row,
      move: 'withdraw',
      roles,
      accountId: actor.accountId,
      facts: nothingKnown,
      reason: wish.reason,
    });
    if (row.status !== 'APPLY_PENDING') await tellCancelled(world, tx, row, wish.reason);
  });
}

/** What an account is to an enrolment in any of its own roles; staff only in their present one. */
async function rolesIn(db: Queries, row: EnrollmentRow, actor: Actor): Promise<EnrollmentRole[]> {
  const own = await db.query<{ unit_id: string; org_type: string }>(
    'select unit_id, org_type from membership where account_id = $1 and unit_id = any($2::uuid[]) and ended_at is null',
    [actor.accountId, [row.unitId, row.contractorUnitId ?? row.unitId]],
  );
  const applied = own.some((each) => each.unit_id === row.unitId && each.org_type === row.orgType);
  const builds = own.some((each) => each.unit_id === row.contractorUnitId && each.org_type === 'CONTRACTOR');
  return [
    ...(applied ? (['exhibitor'] as const) : []),
    ...(builds ? (['contractor'] as const) : []),
    ...(actor.orgType === 'FUND_ADMIN' || actor.orgType === 'FUND_REVIEWER' ? (['fund'] as const) : []),
    ...(actor.orgType === 'FUND_ADMIN' ? (['administrator'] as const) : []),
  ];
}
