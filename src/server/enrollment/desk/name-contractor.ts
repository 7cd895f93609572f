import { mayMake } from '#domain/inbox/deciding.ts';
import { deciderOf } from '#server/account/decider.ts';
import type { Actor } from '#server/actor.ts';
import { decideOne } from '#server/cases/decide-one.ts';
import type { World } from '#server/world.ts';
import { bulkContractors } from './bulk-contractors.ts';
import { lockEnrollment } from './lock-enrollment.ts';

interface Wish {
  enrollmentId: string;
  /** That the decision was made on. */
  version: number;
  contractorUnitId: string;
  note: string;
}

/**
 * One of the staff names another contractor; those concerned are told once the time to take it back is over.
 * @throws ENTITY_NOT_FOUND, NO_PERMISSION, STATUS_ERROR when it moved on, PARAMS_ERROR
 */
export async function nameContractor(world: World, actor: Actor, wish: Wish): Promise<void> {
  const { enrollmentId: caseId, version, contractorUnitId, note } = wish;
  const move = 'changeContractor';
  const decider = await deciderOf(world.db, actor.membershipId);
  const may = (activityId: string | null): boolean => mayMake(decider, move, activityId);
  await world.db.transaction(async (tx) => {
    await lockEnrollment(tx, caseId);
    const deciding = { caseId, version, move, note, count: null, contractorUnitId } as const;
    await decideOne(world, tx, actor, bulkContractors, deciding, may);
  });
}
