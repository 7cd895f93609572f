import { and, desc, eq } from 'drizzle-orm';
import { hasBooths } from '#domain/enrollment/steps.ts';
import type { FieldError } from '#domain/errors.ts';
import type { Actor } from '#server/actor.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { statusChange } from '#server/workflow/tables.ts';
import type { World } from '#server/world.ts';
import { type EnrollmentRow, enrollmentWorkflow } from './enrollment-workflow.ts';
import { areAnswered, notesOf } from './review/notes.ts';
import { rolesIn } from './roles-in.ts';
import { enrollment } from './tables.ts';
import { tellReceived, tellResubmitted } from './tell-enrollment.ts';
import { unitFacts } from './unit-facts.ts';

export interface Correction {
  version: number;
  note: string;
}

/** What an exhibition's application says is missing or wrong in it. */
export type ProblemsOf = (
  world: World,
  tx: Queries,
  row: EnrollmentRow,
  of: typeof activity.$inferSelect,
) => Promise<FieldError[]>;

/**
 * What the fund returned is handed in again with what was corrected; whoever returned it is told.
 * @throws Refusal ENROLLMENT_NOT_FOUND for a stranger to it, STATUS_ERROR when it moved on, DATE_CANNOT_ENROLL once the
 * activity is over, PARAMS_ERROR with the fields of an application that is not complete
 */
export const resubmit = (
  world: World,
  actor: Actor,
  enrollmentId: string,
  wish: Correction,
  problemsOf: ProblemsOf,
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const [found] = await tx.orm
      .select({ row: enrollment, activity })
      .from(enrollment)
      .innerJoin(activity, eq(activity.id, enrollment.activityId))
      .where(eq(enrollment.id, enrollmentId));
    const roles = found ? await rolesIn(tx, found.row, actor) : [];
    if (!found || roles.length === 0) throw refuse('ENROLLMENT_NOT_FOUND');
    const { row, activity: of } = found;
    if (row.version !== wish.version) throw refuse('STATUS_ERROR');
    const now = world.clock.now();
    const hasForm = hasBooths(of.category) && row.status === '{p}RETURN';
    const isAnswered = areAnswered(await notesOf(tx, row.id));
    const missing: FieldError[] = isAnswered ? [] : [{ path: 'notes', problem: 'required' }];
    const problems = hasForm ? await problemsOf(world, tx, row, of) : [];
    await enrollmentWorkflow.makeMove(world, tx, {
      row,
      move: 'resubmit',
      roles,
      accountId: actor.accountId,
      facts: {
        ...unitFacts(row, of, now),
        notesAreAnswered: wish.note !== '' && isAnswered,
        formIsComplete: problems.length === 0,
      },
      problems: (no) => (no === 'PARAMS_ERROR' ? [...missing, ...problems] : []),
      reason: wish.note,
      also: { submittedAt: now },
    });
    await tellReceived(world, tx, { ...row, accountId: actor.accountId });
    const reviewer = await whoReturned(tx, row.id);
    if (reviewer) await tellResubmitted(world, tx, { ...row, accountId: reviewer }, wish.note);
  });

async function whoReturned(tx: Queries, enrollmentId: string): Promise<string | null> {
  const [last] = await tx.orm
    .select({ accountId: statusChange.accountId })
    .from(statusChange)
    .where(and(eq(statusChange.caseId, enrollmentId), eq(statusChange.action, 'return')))
    .orderBy(desc(statusChange.at), desc(statusChange.id))
    .limit(1);
  return last?.accountId ?? null;
}
