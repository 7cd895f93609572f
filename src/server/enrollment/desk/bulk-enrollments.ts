import { eq, inArray } from 'drizzle-orm';
import { type ActivityCategory } from '#domain/activity/category.ts';
import { nothingKnown, type OpeningFacts, openingMoves } from '#domain/enrollment/opening-moves.ts';
import { endedStatuses, type EnrollmentStatus } from '#domain/enrollment/status.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { bulkMoves } from '#domain/inbox/words.ts';
import { namesOf } from '#domain/locale.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { releasePlaces } from '#server/exhibition/release-places.ts';
import type { Queries } from '#server/db/database.ts';
import { type EnrollmentRow, enrollmentWorkflow } from '../enrollment-workflow.ts';
import { enrollment } from '../tables.ts';
import { tellCancelled } from '../tell-enrollment.ts';
import { cancelHeld } from '#server/notice/cancel-held.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { wireNames } from '#server/unit/find-unit.ts';
import { boothsAreaCategory } from '#server/exhibition/tables.ts';
import { cancelUnit } from '#server/participant/cancel-unit.ts';
import { refuse } from '#server/refusal.ts';
import type { BulkDecision, BulkKind, PlannedCase } from '#server/cases/bulk-kind.ts';

type EnrollmentMove = (typeof bulkMoves)['ENROLLMENT'][number];
const isEnrollmentMove = (move: string): move is EnrollmentMove => bulkMoves.ENROLLMENT.some((one) => one === move);
const triggers = {
  approve: 'ENROLLMENT_APPROVED',
  return: 'ENROLLMENT_RETURNED',
  cancel: 'ENROLLMENT_CANCELLED',
} as const;
/** Whoever may make a move was looked at before: what is left are its state and needs. */
const fund = ['fund', 'administrator'] as const;

interface Found {
  enrollment: EnrollmentRow;
  category: ActivityCategory;
  unit: typeof unit.$inferSelect;
}

/** Locked when they are to be moved. */
async function find(db: Queries, ids: readonly string[]): Promise<Found[]> {
  return db.orm
    .select({ enrollment, category: activity.category, unit })
    .from(enrollment)
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .innerJoin(unit, eq(unit.id, enrollment.unitId))
    .where(inArray(enrollment.id, [...ids]))
    .orderBy(enrollment.statusSince, enrollment.id);
}

const freeStatuses: readonly EnrollmentStatus[] = [...endedStatuses, '{p}RETURN'];

/** Booths of a category that nobody has been given; without a limit there are always enough. */
async function capacityLeft(db: Queries, categoryIds: readonly number[]): Promise<Map<number, number>> {
  if (categoryIds.length === 0) return new Map();
  const rows = await db.query<{ id: number; limit: number | null; given: number }>(
    `select c.id, c.board_count_limit as "limit",
            coalesce((select sum(e.assign_booths_count) from enrollment e
                       where e.category_id = c.id and e.status <> all ($2)), 0)::int as given
       from booths_area_category c where c.id = any ($1::int[])`,
    [[...categoryIds], freeStatuses],
  );
  return new Map(rows.map(({ id, limit, given }) => [id, limit === null ? Number.MAX_SAFE_INTEGER : limit - given]));
}

const categoriesOf = (found: readonly Found[]): number[] => [
  ...new Set(found.flatMap(({ enrollment: row }) => row.categoryId ?? [])),
];

/** Where nothing is built a registration counts as one. */
function factsOf({ enrollment: row, category }: Found, decision: BulkDecision, left: number): OpeningFacts {
  const boothsCount = hasBooths(category) ? row.boothsCount : 1;
  const approvedCount = hasBooths(category) ? (decision.count ?? boothsCount) : 1;
  const reason = { notes: decision.note ? 1 : 0, reasonIsGiven: decision.note !== '' };
  return { ...nothingKnown, ...reason, boothsCount, approvedCount, capacityLeft: left };
}

const enough = Number.MAX_SAFE_INTEGER;

export const bulkEnrollments: BulkKind = {
  workflow: 'ENROLLMENT',
  /** A cancelled one lets go of its places, which others may have by then. */
  reversible: (move) => move !== 'cancel',

  async plan(_world, db, ids, decision, may) {
    const { move } = decision;
    if (!isEnrollmentMove(move)) return [];
    const found = await find(db, ids);
    const left = await capacityLeft(db, categoriesOf(found));
    return found.map((one): PlannedCase => {
      const { enrollment: row, category } = one;
      const free = row.categoryId === null ? enough : (left.get(row.categoryId) ?? enough);
      const facts = factsOf(one, decision, free);
      const situation = { status: row.status, roles: fund, facts };
      const refusal = may(row.activityId) ? enrollmentWorkflow.refusal(move, situation) : 'NO_PERMISSION';
      // What the ones before it would take is gone for this one.
      if (!refusal && move === 'approve' && row.categoryId !== null)
        left.set(row.categoryId, free - facts.approvedCount);
      const booths = { given: facts.approvedCount, wished: facts.boothsCount, left: free === enough ? null : free };
      return {
        caseId: row.id,
        activityId: row.activityId,
        waitedSince: row.statusSince,
        ...(move === 'approve' && hasBooths(category) ? { booths } : {}),
        version: row.version,
        names: wireNames(one.unit),
        detail: '',
        from: row.status,
        to: openingMoves[move].to,
        messages: [triggers[move]],
        refusal,
      };
    });
  },

  async perform(world, tx, { caseId, version, accountId, groupId, heldMs, ...decision }) {
    const { move, note } = decision;
    if (!isEnrollmentMove(move)) throw refuse('STATUS_ERROR');
    // Whoever gives booths of a category waits for the one before, so that no two give the same ones.
    const [locked] = await tx.orm.select().from(enrollment).where(eq(enrollment.id, caseId)).for('update');
    if (locked?.categoryId) {
      const category = eq(boothsAreaCategory.id, locked.categoryId);
      await tx.orm.select({ id: boothsAreaCategory.id }).from(boothsAreaCategory).where(category).for('update');
    }
    const [one] = await find(tx, [caseId]);
    if (!one || one.enrollment.version !== version) throw refuse('STATUS_ERROR');
    const left = await capacityLeft(tx, categoriesOf([one]));
    const facts = factsOf(one, decision, left.get(one.enrollment.categoryId ?? -1) ?? enough);
    const moved = await enrollmentWorkflow.makeMove(world, tx, {
      row: one.enrollment,
      move,
      roles: fund,
      accountId,
      facts,
      reason: note,
      ...(move === 'approve' && hasBooths(one.category) ? { also: { assignBoothsCount: facts.approvedCount } } : {}),
    });
    if (move === 'cancel') {
      const { activityId, unitId } = one.enrollment;
      await releasePlaces(tx, one.enrollment.id);
      await cancelUnit(world, tx, { activityId, unitId, accountId, reason: note });
      await tellCancelled(world, tx, one.enrollment, note);
      return moved.version;
    }
    await sendNotice(world, tx, {
      trigger: triggers[move],
      to: one.enrollment.accountId,
      activityId: one.enrollment.activityId,
      facts: { unit: namesOf(one.unit), reason: note },
      groupId,
      heldMs,
    });
    return moved.version;
  },

  async takeBack(world, tx, { caseId, version, accountId, groupId, from, waitedSince }) {
    const [row] = await tx.orm.select().from(enrollment).where(eq(enrollment.id, caseId)).for('update');
    if (!row || row.version !== version) return false;
    if (!(await cancelHeld(world, tx, groupId))) return false;
    const to = from as EnrollmentStatus;
    const also = { assignBoothsCount: null, ...(waitedSince ? { statusSince: waitedSince } : {}) };
    await enrollmentWorkflow.undoMove(world, tx, { row, to, role: 'fund', accountId, as: 'undo', also });
    return true;
  },
};
