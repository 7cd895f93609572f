import { hasBooths } from '#domain/enrollment/steps.ts';
import type { BulkDecision, BulkKind, MayDecide, PlannedCase } from '#server/cases/bulk-kind.ts';
import type { Queries } from '#server/db/database.ts';
import { placesOf } from '#server/exhibition/take-places.ts';
import { refuse } from '#server/refusal.ts';
import { enrollmentWorkflow } from '../enrollment-workflow.ts';
import { decidingRoles, type FoundEnrollment, findEnrollments, plannedOf } from './decision-facts.ts';
import { freePlaces } from './free-places.ts';
import { givePlaces, type PlaceDecision, takeBackPlaces } from './give-places.ts';
import { boothsToPlace, placeFacts, wantsPlace } from './place-facts.ts';

export const isPlacing = (move: string): move is PlaceDecision => move === 'assign' || move === 'movePlace';

const planned = (one: FoundEnrollment): Omit<PlannedCase, 'refusal'> => ({
  ...plannedOf(one),
  to: '{p}ASSIGN',
  messages: ['ENROLLMENT_PLACED', 'CASE_PLACED'],
});

/** Chosen on the plan: whether they can be had is said when they are given, in detail. */
async function planChosen(db: Queries, one: FoundEnrollment, ids: readonly string[]): Promise<PlannedCase> {
  const { enrollment: row, category } = one;
  const had = (await placesOf(db, row.id)).map(({ id }) => id);
  const before = { ids: had, contractorUnitId: row.contractorUnitId };
  const to = row.status === '{p}PASS' || row.status === '{p}TO_BE_ASSIGN' ? '{p}ASSIGN' : row.status;
  const refusal = hasBooths(category) ? null : ('STATUS_ERROR' as const);
  return { ...planned(one), to, refusal, places: { ids: [...ids], codes: [], before } };
}

type Free = Awaited<ReturnType<typeof freePlaces>>;

/** The next free places of its category, after those that the ones before it would take. */
async function planNext(db: Queries, one: FoundEnrollment, move: PlaceDecision, free: Free): Promise<PlannedCase> {
  const { enrollment: row, category } = one;
  const isWanted = await wantsPlace(db, row);
  const wanted = isWanted ? boothsToPlace(row) : 0;
  const left = free.count(row.categoryId);
  const { places, contractorUnitId } = free.find(row, wanted);
  const facts = placeFacts(row, isWanted, { places, contractorUnitId });
  const no = enrollmentWorkflow.refusal(move, { status: row.status, roles: decidingRoles, facts });
  // Who stands somewhere already is moved by hand.
  const refusal =
    !hasBooths(category) || move === 'movePlace'
      ? ('STATUS_ERROR' as const)
      : no === 'PARAMS_ERROR' && places.length < wanted
        ? ('CAPACITY_EXCEEDED' as const)
        : no;
  if (!refusal) free.take(places);
  return {
    ...planned(one),
    refusal,
    booths: { given: wanted, wished: wanted, left },
    places: {
      ids: places.map(({ id }) => id),
      codes: places.map(({ code }) => code),
      before: { ids: [], contractorUnitId: row.contractorUnitId },
    },
  };
}

/** Where booths stand: chosen on the plan for one, the next free ones for many. */
export const bulkPlaces: BulkKind = {
  workflow: 'ENROLLMENT',
  reversible: () => true,

  async plan(_world, db, ids, { move, placeIds }: BulkDecision, may: MayDecide) {
    if (!isPlacing(move)) return [];
    const halls = new Map<string, Free>();
    const cases: PlannedCase[] = [];
    for (const one of await findEnrollments(db, ids)) {
      const { activityId } = one.enrollment;
      const free = halls.get(activityId) ?? (await freePlaces(db, activityId));
      halls.set(activityId, free);
      if (!may(activityId)) cases.push({ ...planned(one), refusal: 'NO_PERMISSION' });
      else cases.push(await (placeIds ? planChosen(db, one, placeIds) : planNext(db, one, move, free)));
    }
    return cases;
  },

  async perform(world, tx, { move, ...said }) {
    if (!isPlacing(move)) throw refuse('STATUS_ERROR');
    return givePlaces(world, tx, { ...said, move });
  },

  takeBack: takeBackPlaces,
};
