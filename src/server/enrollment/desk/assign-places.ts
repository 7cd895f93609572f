import { eq } from 'drizzle-orm';
import type { FieldError } from '#domain/errors.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { deciderOf } from '#server/account/decider.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { contractorsOf } from '#server/exhibition/contractors-of.ts';
import { holdPlaces, type PlaceRow, placesOf, takePlaces } from '#server/exhibition/take-places.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type EnrollmentRow, enrollmentWorkflow } from '../enrollment-workflow.ts';
import { enrollment } from '../tables.ts';
import { deskRoles, findEnrollments } from './decision-facts.ts';
import { boothsToPlace, placeFacts, wantsPlace } from './place-facts.ts';
import { tellPlaced } from './tell-placed.ts';

interface Wish {
  enrollmentId: string;
  /** That the decision was made on. */
  version: number;
}

async function lockEnrollment(tx: Transaction, actor: Actor, { enrollmentId, version }: Wish) {
  await tx.orm.select({ id: enrollment.id }).from(enrollment).where(eq(enrollment.id, enrollmentId)).for('update');
  const [found] = await findEnrollments(tx, [enrollmentId]);
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  const roles = deskRoles(await deciderOf(tx, actor.membershipId), found.enrollment.activityId);
  if (roles.length === 0) throw refuse('NO_PERMISSION');
  if (found.enrollment.version !== version || !hasBooths(found.category)) throw refuse('STATUS_ERROR');
  return { row: found.enrollment, roles };
}

/** The one who builds on all of them; the one it has stays (G20). @throws PARAMS_ERROR where they are several */
async function builderOf(tx: Queries, row: EnrollmentRow, places: readonly PlaceRow[]): Promise<string | null> {
  if (row.contractorUnitId) return row.contractorUnitId;
  const { ofArea } = await contractorsOf(tx, row.activityId);
  const areas = places.length > 0 ? places.map(({ boothsAreaId }) => boothsAreaId) : [null];
  const builders = new Set(areas.map((area) => ofArea(area)?.id ?? null));
  if (builders.size > 1) throw refuseField('placeIds', 'notAllowed');
  return [...builders][0] ?? null;
}

/**
 * Gives a registration its places, or others than it has; exhibitor and contractor are told.
 * @throws ENTITY_NOT_FOUND, STATUS_ERROR when it moved on, CAPACITY_EXCEEDED when one is taken, and PARAMS_ERROR when
 * they are not as many as were approved or nobody builds there
 */
export const assignPlaces = (world: World, actor: Actor, wish: Wish & { placeIds: string[] }): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { row, roles } = await lockEnrollment(tx, actor, wish);
    const had = await placesOf(tx, row.id);
    const wanted = await wantsPlace(tx, row);
    const move = row.status === '{p}PASS' || row.status === '{p}TO_BE_ASSIGN' ? 'assign' : 'movePlace';
    const places = await holdPlaces(tx, row.activityId, wish.placeIds);
    const contractorUnitId = await builderOf(tx, row, places);
    const facts = placeFacts(row, wanted, { places, contractorUnitId });
    const problems: FieldError[] = [
      ...(wanted && places.length > boothsToPlace(row) ? [{ path: 'placeIds', problem: 'tooMany' } as const] : []),
      ...(wanted && places.length < boothsToPlace(row) ? [{ path: 'placeIds', problem: 'tooFew' } as const] : []),
      ...(contractorUnitId === null ? [{ path: 'contractor', problem: 'required' } as const] : []),
    ];
    const codes = places.map(({ code }) => code).toSorted();
    const moved = await enrollmentWorkflow.makeMove(world, tx, {
      row,
      move,
      roles,
      accountId: actor.accountId,
      facts,
      problems: (no) => (no === 'PARAMS_ERROR' ? problems.slice(0, 1) : []),
      reason: codes.join(', '),
      also: { contractorUnitId },
    });
    await takePlaces(tx, row.id, wish.placeIds);
    await tellPlaced(world, tx, moved, { codes, before: had.map(({ code }) => code) });
  });

/** @throws ENTITY_NOT_FOUND, STATUS_ERROR when it moved on or goes without a place */
export const queueForPlace = (world: World, actor: Actor, wish: Wish): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { row, roles } = await lockEnrollment(tx, actor, wish);
    const facts = placeFacts(row, await wantsPlace(tx, row), { places: [], contractorUnitId: null });
    const { accountId } = actor;
    await enrollmentWorkflow.makeMove(world, tx, { row, move: 'queueForPlace', roles, accountId, facts });
  });
