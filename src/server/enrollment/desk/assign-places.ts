import { eq } from 'drizzle-orm';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { mayMake } from '#domain/inbox/deciding.ts';
import { deciderOf } from '#server/account/decider.ts';
import type { Actor } from '#server/actor.ts';
import { decideOne } from '#server/cases/decide-one.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { enrollmentWorkflow } from '../enrollment-workflow.ts';
import { enrollment } from '../tables.ts';
import { bulkPlaces } from './bulk-places.ts';
import { deskRoles, findEnrollments } from './decision-facts.ts';
import { placeFacts, wantsPlace } from './place-facts.ts';

interface Wish {
  enrollmentId: string;
  /** That the decision was made on. */
  version: number;
}

/** Whoever is second waits here, and then sees what the first has left. @throws ENTITY_NOT_FOUND */
async function lockEnrollment(tx: Transaction, enrollmentId: string) {
  await tx.orm.select({ id: enrollment.id }).from(enrollment).where(eq(enrollment.id, enrollmentId)).for('update');
  const [found] = await findEnrollments(tx, [enrollmentId]);
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  return found;
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
