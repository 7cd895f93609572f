import { eq } from 'drizzle-orm';
import { designMoves } from '#domain/enrollment/design-moves.ts';
import { noFacts } from '#domain/enrollment/enrollment-moves.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import { forgetReturned } from '#server/application/keep-returned.ts';
import type { BulkKind, PlannedCase } from '#server/cases/bulk-kind.ts';
import { decidingRoles, findEnrollments, plannedOf } from '#server/enrollment/desk/decision-facts.ts';
import { enrollmentWorkflow } from '#server/enrollment/enrollment-workflow.ts';
import { takeBackNotes } from '#server/enrollment/review/notes.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { cancelHeld } from '#server/notice/cancel-held.ts';
import { refuse } from '#server/refusal.ts';
import { type Case, modeOf } from './case.ts';
import { isDesignDecision } from './design-deeds.ts';
import { designFacts, lookInto } from './design-facts.ts';
import { makeMove } from './make-design-move.ts';

const asFund = (row: Case['row']): Case => ({ row, roles: [...decidingRoles], mode: modeOf(row) });

export const bulkDesigns: BulkKind = {
  workflow: 'ENROLLMENT',
  reversible: () => true,

  async plan(world, db, ids, { move, note }, may) {
    if (!isDesignDecision(move)) return [];
    const cases: PlannedCase[] = [];
    for (const one of await findEnrollments(db, ids)) {
      const { enrollment: row } = one;
      const { to, from } = designMoves[move];
      const stands = from.some((status) => status === row.status);
      // Files are only counted of those that stand there.
      const facts = stands ? designFacts(world, await lookInto(db, asFund(row)), note) : {};
      const situation = { status: row.status, roles: decidingRoles, facts: { ...noFacts, ...facts } };
      cases.push({
        ...plannedOf(one),
        to,
        messages: [],
        refusal: may(row.activityId) ? enrollmentWorkflow.refusal(move, situation) : 'NO_PERMISSION',
      });
    }
    return cases;
  },

  async perform(world, tx, { caseId, version, move, note, accountId, groupId, heldMs }) {
    if (!isDesignDecision(move)) throw refuse('STATUS_ERROR');
    const [row] = await tx.orm.select().from(enrollment).where(eq(enrollment.id, caseId)).for('update');
    if (!row) throw refuse('STATUS_ERROR');
    const looked = await lookInto(tx, asFund(row));
    const making = { accountId, looked, move, wish: { version, note }, held: { groupId, heldMs } };
    return (await makeMove(world, tx, making)).version;
  },

  async takeBack(world, tx, { caseId, version, accountId, groupId, from, waitedSince }) {
    const [row] = await tx.orm.select().from(enrollment).where(eq(enrollment.id, caseId)).for('update');
    if (!row || row.version !== version || !(await cancelHeld(world, tx, groupId))) return false;
    await takeBackNotes(tx, caseId, 'fund', row.statusSince);
    await forgetReturned(tx, caseId, row.statusSince);
    const to = from as EnrollmentStatus;
    const also = waitedSince ? { statusSince: waitedSince } : {};
    await enrollmentWorkflow.undoMove(world, tx, { row, to, role: 'fund', accountId, as: 'undo', also });
    return true;
  },
};
