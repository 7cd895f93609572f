import { eq } from 'drizzle-orm';
import { applicationMoves, type CompanyMove } from '#domain/recruitment/application-moves.ts';
import { decide, statusAfter } from '#domain/workflow.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findApplication, lockApplication } from '../application/find-application.ts';
import { tellApplicant } from '../application/tell-applicant.ts';
import { jobApplication, jobApplicationNote } from '../tables.ts';
import { findForCompany } from './board.ts';

const audited = (applicationId: string, { accountId }: Actor, move: CompanyMove | 'note') =>
  ({
    accountId,
    action: `job_application.${move}`,
    subjectKind: 'job_application',
    subjectId: applicationId,
  }) as const;

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
    const facts = { reasonIsGiven: note !== '' };
    const no = decide(applicationMoves[move], { status: row.status, roles: ['company'], facts });
    if (no === 'PARAMS_ERROR') throw refuseField('note', 'required');
    if (no) throw refuse(no);
    await tx.orm
      .update(jobApplication)
      .set({
        status: statusAfter(applicationMoves[move], row.status),
        statusSince: world.clock.now(),
        ...(move === 'see' ? {} : { reason: note }),
        version: version + 1,
      })
      .where(eq(jobApplication.id, applicationId));
    if ('tells' in applicationMoves[move])
      await tellApplicant(world, tx, await findApplication(tx, applicationId), 'APPLICATION_MOVED');
    await recordAudit(world, tx, audited(applicationId, actor, move));
  });

export const noteOnApplication = (world: World, actor: Actor, applicationId: string, text: string): Promise<void> =>
  world.db.transaction(async (tx: Queries) => {
    await findForCompany(tx, actor, applicationId);
    const { accountId } = actor;
    await tx.orm.insert(jobApplicationNote).values({ applicationId, accountId, text, createdAt: world.clock.now() });
    await recordAudit(world, tx, audited(applicationId, actor, 'note'));
  });
