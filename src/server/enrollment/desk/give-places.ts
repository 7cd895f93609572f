import { eq } from 'drizzle-orm';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import type { FieldError } from '#domain/errors.ts';
import type { Performed, Performing } from '#server/cases/bulk-kind.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { contractorsOf } from '#server/exhibition/contractors-of.ts';
import { areStillFree, holdPlaces, type PlaceRow, placesOf, takePlaces } from '#server/exhibition/take-places.ts';
import { cancelHeld } from '#server/notice/cancel-held.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type EnrollmentRow, enrollmentWorkflow } from '../enrollment-workflow.ts';
import { enrollment } from '../tables.ts';
import { decidingRoles } from './decision-facts.ts';
import { boothsToPlace, placeFacts, wantsPlace } from './place-facts.ts';
import { tellPlaced } from './tell-placed.ts';

export type PlaceDecision = 'assign' | 'movePlace';

/** The one who builds on all of them; the one it has stays (G20). @throws PARAMS_ERROR where they are several */
async function builderOf(tx: Queries, row: EnrollmentRow, places: readonly PlaceRow[]): Promise<string | null> {
  if (row.contractorUnitId) return row.contractorUnitId;
  const { ofArea } = await contractorsOf(tx, row.activityId);
  const areas = places.length > 0 ? places.map(({ boothsAreaId }) => boothsAreaId) : [null];
  const builders = new Set(areas.map((area) => ofArea(area)?.id ?? null));
  if (builders.size > 1) throw refuseField('placeIds', 'notAllowed');
  return [...builders][0] ?? null;
}

async function lockRow(tx: Transaction, id: string): Promise<EnrollmentRow | undefined> {
  const [row] = await tx.orm.select().from(enrollment).where(eq(enrollment.id, id)).for('update');
  return row;
}

/**
 * @returns the version that it leaves
 * @throws STATUS_ERROR when it moved on, CAPACITY_EXCEEDED when a place is taken, PARAMS_ERROR with what is wrong
 */
export async function givePlaces(
  world: World,
  tx: Transaction,
  giving: Omit<Performing, 'move'> & { move: PlaceDecision },
): Promise<number> {
  const { caseId, version, move, accountId, groupId, heldMs } = giving;
  const row = await lockRow(tx, caseId);
  if (!row || row.version !== version) throw refuse('STATUS_ERROR');
  const placeIds = giving.places?.ids ?? [];
  const had = await placesOf(tx, row.id);
  const wanted = await wantsPlace(tx, row);
  const places = await holdPlaces(tx, row.activityId, placeIds);
  const contractorUnitId = await builderOf(tx, row, places);
  const problems: FieldError[] = [
    ...(wanted && places.length > boothsToPlace(row) ? [{ path: 'placeIds', problem: 'tooMany' } as const] : []),
    ...(wanted && places.length < boothsToPlace(row) ? [{ path: 'placeIds', problem: 'tooFew' } as const] : []),
    ...(contractorUnitId === null ? [{ path: 'contractor', problem: 'required' } as const] : []),
  ];
  const codes = places.map(({ code }) => code).toSorted();
  const moved = await enrollmentWorkflow.makeMove(world, tx, {
    row,
    move,
    roles: decidingRoles,
    accountId,
    facts: placeFacts(row, wanted, { places, contractorUnitId }),
    problems: (no) => (no === 'PARAMS_ERROR' ? problems.slice(0, 1) : []),
    reason: codes.join(', '),
    also: { contractorUnitId },
  });
  await takePlaces(tx, row.id, placeIds);
  await tellPlaced(world, tx, moved, { codes, before: had.map(({ code }) => code), groupId, heldMs });
  return moved.version;
}

/** @returns false when something happened to it since, its message is on its way, or where it stood another stands */
export async function takeBackPlaces(world: World, tx: Transaction, given: Performed): Promise<boolean> {
  const { caseId, version, accountId, groupId, from, waitedSince, places } = given;
  const row = await lockRow(tx, caseId);
  if (!row || row.version !== version || !places) return false;
  const { ids, contractorUnitId } = places.before;
  if (!(await areStillFree(tx, row.id, ids)) || !(await cancelHeld(world, tx, groupId))) return false;
  await takePlaces(tx, row.id, ids);
  const to = from as EnrollmentStatus;
  const also = { contractorUnitId, ...(waitedSince ? { statusSince: waitedSince } : {}) };
  await enrollmentWorkflow.undoMove(world, tx, { row, to, role: 'fund', accountId, as: 'undo', also });
  return true;
}
