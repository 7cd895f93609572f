import { hasBooths } from '#domain/enrollment/steps.ts';
import { mayMake } from '#domain/inbox/deciding.ts';
import { deciderOf } from '#server/account/decider.ts';
import type { Actor } from '#server/actor.ts';
import { decideOne } from '#server/cases/decide-one.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { enrollmentWorkflow } from '../enrollment-workflow.ts';
import { bulkPlaces } from './bulk-places.ts';
import { deskRoles } from './decision-facts.ts';
import { lockEnrollment } from './lock-enrollment.ts';
import { placeFacts, wantsPlace } from './place-facts.ts';

interface Wish {
  enrollmentId: string;
  /** That the decision was made on. */
  version: number;
}

/**
 * Gives a registration its places, or others than it has; exhibitor and contractor are told once the time to take it
 * back is over.
 * @throws ENTITY_NOT_FOUND, STATUS_ERROR when it moved on, CAPACITY_EXCEEDED when one is taken, and PARAMS_ERROR when
 * they are not as many as were approved or nobody builds there
 */
export async function assignPlaces(world: World, actor: Actor, wish: Wish & { placeIds: string[] }): Promise<void> {
  const { enrollmentId: caseId, version, placeIds } = wish;
  const decider = await deciderOf(world.db, actor.membershipId);
  await world.db.transaction(async (tx) => {
    const { status } = (await lockEnrollment(tx, caseId)).enrollment;
    const move = status === '{p}PASS' || status === '{p}TO_BE_ASSIGN' ? 'assign' : 'movePlace';
    const may = (activityId: string | null): boolean => mayMake(decider, move, activityId);
    await decideOne(world, tx, actor, bulkPlaces, { caseId, version, move, placeIds, note: '', count: null }, may);
  });
}

/** @throws ENTITY_NOT_FOUND, STATUS_ERROR when it moved on or goes without a place */
export const queueForPlace = (world: World, actor: Actor, { enrollmentId, version }: Wish): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { enrollment: row, category } = await lockEnrollment(tx, enrollmentId);
    const roles = deskRoles(await deciderOf(tx, actor.membershipId), row.activityId);
    if (roles.length === 0) throw refuse('NO_PERMISSION');
    if (row.version !== version || !hasBooths(category)) throw refuse('STATUS_ERROR');
    const facts = placeFacts(row, await wantsPlace(tx, row), { places: [], contractorUnitId: null });
    const { accountId } = actor;
    await enrollmentWorkflow.makeMove(world, tx, { row, move: 'queueForPlace', roles, accountId, facts });
  });
