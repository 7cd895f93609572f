import { applicationMoves, type CompanyMove } from '#domain/recruitment/application-moves.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { applicationWorkflow } from '../application/application-workflow.ts';
import { findApplication, lockApplication } from '../application/find-application.ts';
import { tellApplicant } from '../application/tell-applicant.ts';
import { jobApplicationNote } from '../tables.ts';
import { findForCompany } from './board.ts';

/**
 * What is said of an answer stands with the application alone, and is erased with it: neither audit nor history repeat it.
 * @throws ENTITY_NOT_FOUND for another company's, STATUS_ERROR when it moved on
 */
export const makeApplicationMove = (
  world: World,
  actor: Actor,
  applicationId: string,
  { move, version, note }: { move: CompanyMove; version: number; note: string },
): Promise<void> =>
  world.db.transaction(async (tx) => {
    await findForCompany(tx, actor, applicationId);
    const { row } = await lockApplication(tx, applicationId);
    if (row.version !== version) throw refuse('STATUS_ERROR');
    await applicationWorkflow.makeMove(world, tx, {
      row,
      move,
      roles: ['company'],
      accountId: actor.accountId,
      facts: { reasonIsGiven: note !== '' },
      also: move === 'see' ? {} : { reason: note },
      problems: (no) => (no === 'PARAMS_ERROR' ? [{ path: 'note', problem: 'required' }] : []),
    });
    if ('tells' in applicationMoves[move])
      await tellApplicant(world, tx, await findApplication(tx, applicationId), 'APPLICATION_MOVED');
  });

export const noteOnApplication = (world: World, actor: Actor, applicationId: string, text: string): Promise<void> =>
  world.db.transaction(async (tx: Queries) => {
    await findForCompany(tx, actor, applicationId);
    const { accountId } = actor;
    await tx.orm.insert(jobApplicationNote).values({ applicationId, accountId, text, createdAt: world.clock.now() });
    await recordAudit(world, tx, {
      accountId,
      action: 'job_application.note',
      subjectKind: 'job_application',
      subjectId: applicationId,
    });
  });
