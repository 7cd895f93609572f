import { and, eq, isNull } from 'drizzle-orm';
import { type EnrollmentFacts, noFacts } from '#domain/enrollment/enrollment-moves.ts';
import { coverActivity } from '#server/account/role/cover-activity.ts';
import { membership } from '#server/account/tables.ts';
import type { Performing } from '#server/cases/bulk-kind.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { enrollmentWorkflow } from '../enrollment-workflow.ts';
import { decidingRoles } from './decision-facts.ts';
import { lockEnrollment } from './lock-enrollment.ts';
import { tellContractors } from './tell-contractors.ts';

export const contractorFacts = (contractorUnitId: string | null, note: string): EnrollmentFacts => ({
  ...noFacts,
  contractorIsSet: contractorUnitId !== null,
  reasonIsGiven: note !== '',
});

/** Roles of a unit as a contractor; none where it is no contractor. */
async function contractorRoles(tx: Queries, unitId: string): Promise<string[]> {
  const rows = await tx.orm
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.unitId, unitId), eq(membership.orgType, 'CONTRACTOR'), isNull(membership.endedAt)));
  return rows.map(({ id }) => id);
}

type Changing = Omit<Performing, 'move' | 'contractorUnitId'> & { contractorUnitId: string };

/**
 * From here on the new contractor reads and does what the old one could, and the old one nothing any more: files, notes
 * and replies are the registration's.
 * @returns the version that it leaves
 * @throws STATUS_ERROR when it moved on, PARAMS_ERROR for who builds already or is no contractor
 */
export async function changeContractor(world: World, tx: Transaction, changing: Changing): Promise<number> {
  const { caseId, version, contractorUnitId, note, accountId, groupId, heldMs } = changing;
  const { enrollment: row } = await lockEnrollment(tx, caseId);
  if (row.version !== version) throw refuse('STATUS_ERROR');
  const roles = await contractorRoles(tx, contractorUnitId);
  if (roles.length === 0 || row.contractorUnitId === contractorUnitId) {
    throw refuseField('contractorUnitId', 'notAllowed');
  }
  const moved = await enrollmentWorkflow.makeMove(world, tx, {
    row,
    move: 'changeContractor',
    roles: decidingRoles,
    accountId,
    facts: contractorFacts(contractorUnitId, note),
    reason: note,
    groupId,
    also: { contractorUnitId },
    details: { contractorUnitId, beforeUnitId: row.contractorUnitId },
  });
  await coverActivity(tx, roles, row.activityId);
  await tellContractors(world, tx, moved, { before: row.contractorUnitId, reason: note, groupId, heldMs });
  return moved.version;
}
