import { and, eq } from 'drizzle-orm';
import {
  type EnrollmentRole,
  type OpeningFacts,
  type OpeningMove,
  openingMoves,
} from '#domain/enrollment/opening-moves.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import { decide, type Move, statusAfter } from '#domain/workflow.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { recordStatusChange } from '#server/workflow/record-status-change.ts';
import type { World } from '#server/world.ts';
import { enrollment } from './tables.ts';

/** The case type of an enrolment's history. */
export const enrollmentCase = 'ENROLLMENT';

export type EnrollmentRow = typeof enrollment.$inferSelect;

export interface EnrollmentMoving {
  enrollment: EnrollmentRow;
  move: OpeningMove;
  /** What the person is to it; the first that the move allows goes into the history. */
  roles: readonly EnrollmentRole[];
  /** Null for what the portal did by itself. */
  accountId: string | null;
  facts: OpeningFacts;
  reason?: string;
  also?: Partial<Pick<EnrollmentRow, 'assignBoothsCount' | 'boothsCount' | 'contractorUnitId' | 'submittedAt'>>;
}

/**
 * Moves an enrolment on: guard, new status and version, and a line of history.
 * @throws Refusal what the move's row says, and STATUS_ERROR when somebody else was first
 */
export async function makeEnrollmentMove(world: World, tx: Queries, moving: EnrollmentMoving): Promise<EnrollmentRow> {
  const { enrollment: before, roles, facts, accountId } = moving;
  const move: Move<EnrollmentStatus, EnrollmentRole, OpeningFacts> = openingMoves[moving.move];
  const no = decide(move, { status: before.status, roles, facts });
  if (no) throw refuse(no);
  const now = world.clock.now();
  const status = statusAfter(move, before.status);
  const [moved] = await tx.orm
    .update(enrollment)
    .set({
      ...moving.also,
      status,
      statusSince: status === before.status ? before.statusSince : now,
      updatedAt: now,
      version: before.version + 1,
    })
    .where(and(eq(enrollment.id, before.id), eq(enrollment.version, before.version)))
    .returning();
  if (!moved) throw refuse('STATUS_ERROR');
  await recordStatusChange(world, tx, {
    caseType: enrollmentCase,
    caseId: before.id,
    fromStatus: before.status,
    action: moving.move,
    toStatus: status,
    accountId,
    role: roles.find((role) => move.by.includes(role)) ?? '',
    reason: moving.reason ?? '',
    version: moved.version,
  });
  return moved;
}
