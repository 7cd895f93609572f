import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import { openingMoves } from '#domain/enrollment/opening-moves.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { decisionAsks } from '#domain/inbox/decision-asks.ts';
import { registrationMoves } from '#domain/inbox/words.ts';
import type { BulkKind, PlannedCase } from '#server/cases/bulk-kind.ts';
import { refuse } from '#server/refusal.ts';
import { enrollmentWorkflow } from '../enrollment-workflow.ts';
import { capacityLeft } from './capacity.ts';
import { decideEnrollment, type EnrollmentDecision, takeBackDecision } from './decide-enrollment.ts';
import { categoriesOf, decidingRoles, decisionFacts, enough, findEnrollments, plannedOf } from './decision-facts.ts';

const isDecision = (move: string): move is EnrollmentDecision => registrationMoves.some((one) => one === move);

export const bulkEnrollments: BulkKind = {
  workflow: 'ENROLLMENT',
  /** A cancelled one lets go of its places, which others may have by then. */
  reversible: (move) => move !== 'cancel',

  async plan(_world, db, ids, decision, may) {
    const { move } = decision;
    const givesBooths = decisionAsks(move, 'count') !== null;
    if (!isDecision(move)) return [];
    const found = await findEnrollments(db, ids);
    const left = await capacityLeft(db, categoriesOf(found));
    return found.map((one): PlannedCase => {
      const { enrollment: row, category } = one;
      const free = row.categoryId === null ? enough : (left.get(row.categoryId) ?? enough);
      const facts = decisionFacts(one, decision, free);
      const situation = { status: row.status, roles: decidingRoles, facts };
      const refusal = may(row.activityId) ? enrollmentWorkflow.refusal(move, situation) : 'NO_PERMISSION';
      // What the ones before it would take is gone for this one.
      if (!refusal && givesBooths && row.categoryId !== null) left.set(row.categoryId, free - facts.approvedCount);
      const booths = { given: facts.approvedCount, wished: facts.boothsCount, left: free === enough ? null : free };
      return {
        ...plannedOf(one),
        ...(givesBooths && hasBooths(category) ? { booths } : {}),
        to: openingMoves[move].to,
        messages: [openingMoves[move].tells],
        refusal,
      };
    });
  },

  async perform(world, tx, { caseId: enrollmentId, move, ...said }) {
    if (!isDecision(move)) throw refuse('STATUS_ERROR');
    return decideEnrollment(world, tx, { enrollmentId, move, ...said });
  },

  takeBack: (world, tx, { caseId: enrollmentId, version, accountId, groupId, from, waitedSince }) =>
    takeBackDecision(world, tx, {
      enrollmentId,
      version,
      accountId,
      groupId,
      from: from as EnrollmentStatus,
      waitedSince,
    }),
};
