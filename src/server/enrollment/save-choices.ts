import { and, eq } from 'drizzle-orm';
import { noFacts } from '#domain/enrollment/enrollment-moves.ts';
import type { EnrollmentRole } from '#domain/enrollment/opening-moves.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type EnrollmentRow, enrollmentWorkflow } from './enrollment-workflow.ts';
import { enrollment } from './tables.ts';

/** What an enrolment itself keeps of what is filled in, since lists and decisions look at it. */
export type Choices = Pick<EnrollmentRow, 'typeId' | 'categoryId' | 'boothsCount' | 'selfDesigned'>;

/**
 * A new version of an enrolment whose application is being filled in. It moves nowhere, so that its history tells of
 * what was handed in and not of every pause in somebody's typing.
 * @throws Refusal NO_PERMISSION, and STATUS_ERROR when it can no longer be filled in or somebody else was first
 */
export async function saveChoices(
  world: World,
  tx: Queries,
  saving: {
    row: EnrollmentRow;
    roles: readonly EnrollmentRole[];
    version: number;
    choices?: Choices;
    /** By which right. */
    move?: 'save' | 'correctBoards';
  },
): Promise<EnrollmentRow> {
  const { row, roles, version, choices, move = 'save' } = saving;
  const facts = { ...noFacts, selfDesigned: row.selfDesigned ?? false };
  enrollmentWorkflow.require({ row, move, roles, facts });
  const [saved] = await tx.orm
    .update(enrollment)
    .set({ ...choices, version: version + 1, updatedAt: world.clock.now() })
    .where(and(eq(enrollment.id, row.id), eq(enrollment.version, version), eq(enrollment.status, row.status)))
    .returning();
  if (!saved) throw refuse('STATUS_ERROR');
  return saved;
}

/** The page that the wizard was left at; no version, since it is nothing that two people could disagree on. */
export async function saveProgress(
  tx: Queries,
  { row, roles, page }: { row: EnrollmentRow; roles: readonly EnrollmentRole[]; page: number },
): Promise<void> {
  enrollmentWorkflow.require({ row, move: 'save', roles, facts: noFacts });
  await tx.orm.update(enrollment).set({ progress: page }).where(eq(enrollment.id, row.id));
}
