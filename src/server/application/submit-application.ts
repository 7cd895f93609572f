import type { ErrorCode } from '#domain/errors.ts';
import type { Actor } from '#server/actor.ts';
import { type EnrollmentRow, enrollmentWorkflow } from '#server/enrollment/enrollment-workflow.ts';
import { tellReceived } from '#server/enrollment/tell-enrollment.ts';
import { unitFacts } from '#server/enrollment/unit-facts.ts';
import { refuse } from '#server/refusal.ts';
import { spendProof } from '#server/verification/captcha.ts';
import type { World } from '#server/world.ts';
import { findEnrollment } from './find-enrollment.ts';
import { problemsOf } from './problems-of.ts';

/**
 * Hands an application in. Pressed twice, or sent again because no answer came, it is handed in once.
 * @throws Refusal PARAMS_ERROR with every field that is missing or wrong, STATUS_ERROR when it changed meanwhile
 */
export const submitApplication = (
  world: World,
  actor: Actor,
  enrollmentId: string,
  { version, proof }: { version: number; proof: string },
): Promise<void> =>
  world.db.transaction(async (tx) => {
    // The second of two taps waits for what the first one does.
    await tx.query('select id from enrollment where id = $1 for update', [enrollmentId]);
    const { row, roles, activity } = await findEnrollment(tx, actor, enrollmentId);
    if (wasJustSubmitted(row, version) && roles.includes('exhibitor')) return;
    if (row.version !== version) throw refuse('STATUS_ERROR');
    const problems = row.status === 'APPLY_PENDING' ? await problemsOf(world, tx, row, activity) : [];
    const facts = {
      ...unitFacts(row, activity, world.clock.now()),
      formIsComplete: problems.length === 0,
      captchaIsPassed: true,
    };
    const making = {
      row,
      move: 'submit',
      roles,
      facts,
      problems: (no: ErrorCode) => (no === 'PARAMS_ERROR' ? problems : []),
    } as const;
    enrollmentWorkflow.require(making);
    await spendProof(world, tx, proof);
    await enrollmentWorkflow.makeMove(world, tx, {
      ...making,
      accountId: actor.accountId,
      also: { submittedAt: world.clock.now() },
    });
    await tellReceived(world, tx, { ...row, accountId: actor.accountId });
  });

const wasJustSubmitted = (row: EnrollmentRow, version: number): boolean =>
  row.status === 'APPLY_SUBMITED' && row.version === version + 1;
