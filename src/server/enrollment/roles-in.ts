import type { EnrollmentRole } from '#domain/enrollment/opening-moves.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import type { EnrollmentRow } from './enrollment-workflow.ts';

/** What an account is to an enrolment in any of its own roles; staff only in their present one. */
export async function rolesIn(db: Queries, row: EnrollmentRow, actor: Actor): Promise<EnrollmentRole[]> {
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
