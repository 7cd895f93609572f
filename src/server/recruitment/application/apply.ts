import { and, eq } from 'drizzle-orm';
import type { ApplicationSaid } from '#contract/recruitment/application.ts';
import { newId } from '#domain/id.ts';
import { applicantProblems } from '#domain/recruitment/applicant.ts';
import { keptUntil } from '#domain/recruitment/application-moves.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { forgetFiles } from '#server/file/forget-files.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { spendProof } from '#server/verification/captcha.ts';
import type { World } from '#server/world.ts';
import { findOpenPosition } from '../position/public-positions.ts';
import { applies, jobApplication, jobApplicationErased } from '../tables.ts';
import { draftLink, emailFingerprint, sealPart } from './applicant.ts';
import { selectApplications } from './find-application.ts';
import { tellApplicant } from './tell-applicant.ts';

/** @throws ENTITY_NOT_FOUND for a position that is not open, what `spendProof` says */
export async function beginApplication(world: World, positionId: string, proof: string | undefined): Promise<string> {
  await findOpenPosition(world, positionId);
  await world.db.transaction((tx) => spendProof(world, tx, proof));
  return draftLink(world, newId());
}

/**
 * One in force for each address and position, which the database holds. Whoever asks learns nothing of whether there was
 * one before: its applicant gets a mail, and what there is stays as it is. Sent twice by a shaky network it counts once.
 * @throws ENTITY_NOT_FOUND for a position that is not open, PARAMS_ERROR
 */
export async function apply(world: World, id: string, said: ApplicationSaid): Promise<void> {
  const problems = applicantProblems(said);
  if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
  const { row: position, at } = await findOpenPosition(world, said.positionId);
  if (!position.listedUntil) throw refuse('ENTITY_NOT_FOUND');
  const keepUntil = keptUntil(position.listedUntil, at.endDate);
  // Nobody agreed to another day than the one that was shown.
  if (said.consentUntil !== keepUntil) throw refuseField('consentUntil', 'notAllowed');
  const { email, countryCode, mobile, message } = said;
  const fingerprint = emailFingerprint(world, email);
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const wasErased = await tx.orm.$count(jobApplicationErased, eq(jobApplicationErased.id, id));
    if (wasErased > 0) return;
    const made = await tx.orm
      .insert(jobApplication)
      .values({
        id,
        positionId: position.id,
        status: 'RECEIVED',
        statusSince: now,
        name: said.name.trim(),
        language: said.language,
        sealed: sealPart(world, id, { email: email.trim(), countryCode, mobile, message: message.trim() }),
        emailFingerprint: fingerprint,
        consentAt: now,
        keepUntil,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: jobApplication.id });
    await (made.length > 0 ? received(world, tx, id) : again(world, tx, { id, positionId: position.id, fingerprint }));
  });
}

async function received(world: World, tx: Transaction, id: string): Promise<void> {
  const [found] = await selectApplications(tx).where(eq(jobApplication.id, id));
  if (!found) return;
  await tellApplicant(world, tx, found, 'APPLICATION_RECEIVED');
  await recordAudit(world, tx, {
    accountId: null,
    action: 'job_application.apply',
    subjectKind: 'job_application',
    subjectId: id,
  });
}

async function again(
  world: World,
  tx: Transaction,
  { id, positionId, fingerprint }: { id: string; positionId: string; fingerprint: string },
): Promise<void> {
  const [twin] = await selectApplications(tx).where(
    and(eq(jobApplication.positionId, positionId), eq(jobApplication.emailFingerprint, fingerprint), applies),
  );
  // The very same one, sent once more.
  if (!twin || twin.row.id === id) return;
  await forgetFiles(world, tx, 'JOB_APPLICATION', [id]);
  await tellApplicant(world, tx, twin, 'APPLICATION_AGAIN');
}
