import { eq } from 'drizzle-orm';
import { openingMoves } from '#domain/enrollment/opening-moves.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import type { registrationMoves } from '#domain/inbox/words.ts';
import type { Instant } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import type { Transaction } from '#server/db/database.ts';
import { forgetReturned, keepReturned } from '#server/application/keep-returned.ts';
import { releasePlaces } from '#server/exhibition/release-places.ts';
import { boothsAreaCategory } from '#server/exhibition/tables.ts';
import { cancelHeld } from '#server/notice/cancel-held.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { cancelUnit } from '#server/participant/cancel-unit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { enrollmentWorkflow } from '../enrollment-workflow.ts';
import { enrollment } from '../tables.ts';
import { closeNotes, sendNotes, takeBackNotes } from '../review/notes.ts';
import { tellCancelled } from '../tell-enrollment.ts';
import { capacityLeft } from './capacity.ts';
import { categoriesOf, decidingRoles, decisionFacts, enough, findEnrollments, type Said } from './decision-facts.ts';

export type EnrollmentDecision = (typeof registrationMoves)[number];

export interface Deciding extends Said {
  enrollmentId: string;
  /** That the decision was made on. */
  version: number;
  move: EnrollmentDecision;
  accountId: string;
  /** What is told of it is held so long and taken back by this. */
  groupId: string;
  heldMs: number;
}

/**
 * Staff decide about a registration: the move, what follows from it, and the message.
 * @returns the version that it leaves
 * @throws STATUS_ERROR when it moved on, and what the move's row says
 */
export async function decideEnrollment(world: World, tx: Transaction, deciding: Deciding): Promise<number> {
  const { enrollmentId, version, move, note, accountId, groupId, heldMs } = deciding;
  // Whoever gives booths of a category waits for the one before, so that no two give the same ones.
  const [locked] = await tx.orm.select().from(enrollment).where(eq(enrollment.id, enrollmentId)).for('update');
  if (locked?.categoryId) {
    const category = eq(boothsAreaCategory.id, locked.categoryId);
    await tx.orm.select({ id: boothsAreaCategory.id }).from(boothsAreaCategory).where(category).for('update');
  }
  const [one] = await findEnrollments(tx, [enrollmentId]);
  if (!one || one.enrollment.version !== version) throw refuse('STATUS_ERROR');
  const left = await capacityLeft(tx, categoriesOf([one]));
  const facts = decisionFacts(one, deciding, left.get(one.enrollment.categoryId ?? -1) ?? enough);
  const moved = await enrollmentWorkflow.makeMove(world, tx, {
    row: one.enrollment,
    move,
    roles: decidingRoles,
    accountId,
    facts,
    reason: note,
    ...(move === 'approve' && hasBooths(one.category) ? { also: { assignBoothsCount: facts.approvedCount } } : {}),
  });
  // What its reviewers noted goes with a return; any other decision ends the round.
  if (move === 'return') {
    await sendNotes(world, tx, enrollmentId, ['fund']);
    await keepReturned(world, tx, enrollmentId, ['fund']);
  } else {
    await closeNotes(world, tx, enrollmentId);
  }
  if (move === 'cancel') {
    const { activityId, unitId } = one.enrollment;
    await releasePlaces(tx, one.enrollment.id);
    await cancelUnit(world, tx, { activityId, unitId, accountId, reason: note });
    await tellCancelled(world, tx, one.enrollment, note);
    return moved.version;
  }
  await sendNotice(world, tx, {
    trigger: openingMoves[move].tells,
    to: one.enrollment.accountId,
    activityId: one.enrollment.activityId,
    facts: { unit: namesOf(one.unit), reason: note },
    groupId,
    heldMs,
  });
  return moved.version;
}

interface Decided {
  enrollmentId: string;
  /** That the decision left. */
  version: number;
  accountId: string;
  groupId: string;
  /** Where it stood before, and since when. */
  from: EnrollmentStatus;
  waitedSince: Instant | null;
}

/** @returns false when something happened to it since, or its message is on its way */
export async function takeBackDecision(world: World, tx: Transaction, decided: Decided): Promise<boolean> {
  const { enrollmentId, version, accountId, groupId, from: to, waitedSince } = decided;
  const [row] = await tx.orm.select().from(enrollment).where(eq(enrollment.id, enrollmentId)).for('update');
  if (!row || row.version !== version) return false;
  if (!(await cancelHeld(world, tx, groupId))) return false;
  await takeBackNotes(tx, enrollmentId, 'fund', row.statusSince);
  await forgetReturned(tx, enrollmentId, row.statusSince);
  const also = { assignBoothsCount: null, ...(waitedSince ? { statusSince: waitedSince } : {}) };
  await enrollmentWorkflow.undoMove(world, tx, { row, to, role: 'fund', accountId, as: 'undo', also });
  return true;
}
