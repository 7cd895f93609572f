import { hasBooths } from '#domain/enrollment/steps.ts';
import type { BulkKind } from '#server/cases/bulk-kind.ts';
import { placesOf } from '#server/exhibition/take-places.ts';
import { refuse } from '#server/refusal.ts';
import { changeContractor, contractorFacts } from './change-contractor.ts';
import { decidingRoles, findEnrollments, plannedOf } from './decision-facts.ts';
import { enrollmentWorkflow } from '../enrollment-workflow.ts';
import { takeBackPlaces } from './give-places.ts';

/** Who builds for a registration: named for one at a time. */
export const bulkContractors: BulkKind = {
  workflow: 'ENROLLMENT',
  reversible: () => true,

  async plan(_world, db, ids, { note, contractorUnitId = null }, may) {
    const found = await findEnrollments(db, ids);
    return Promise.all(
      found.map(async (one) => {
        const { enrollment: row, category } = one;
        const had = (await placesOf(db, row.id)).map(({ id }) => id);
        const facts = contractorFacts(contractorUnitId, note);
        const no = enrollmentWorkflow.refusal('changeContractor', { status: row.status, roles: decidingRoles, facts });
        return {
          ...plannedOf(one),
          to: row.status,
          messages: ['CONTRACTOR_CHANGED', 'CASE_GIVEN', 'CASE_TAKEN_AWAY'],
          refusal: may(row.activityId) ? (hasBooths(category) ? no : 'STATUS_ERROR') : 'NO_PERMISSION',
          places: { ids: had, codes: [], before: { ids: had, contractorUnitId: row.contractorUnitId } },
        };
      }),
    );
  },

  async perform(world, tx, { move, contractorUnitId, ...said }) {
    if (move !== 'changeContractor' || !contractorUnitId) throw refuse('STATUS_ERROR');
    return changeContractor(world, tx, { ...said, contractorUnitId });
  },

  /** Its places are the same before and after. */
  takeBack: takeBackPlaces,
};
