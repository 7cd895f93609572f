import { and, eq, inArray } from 'drizzle-orm';
import type { MetApplicant } from '#contract/recruitment/board.ts';
import type { Instant } from '#domain/instant.ts';
import { inForceStatuses } from '#domain/recruitment/application-moves.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type ApplicationRow, openPart, sealPart } from '../application/applicant.ts';
import { findApplication } from '../application/find-application.ts';
import { applicationOfCode } from '../application/meeting-code.ts';
import { tellApplicant } from '../application/tell-applicant.ts';
import { jobApplication, recruitmentPosition } from '../tables.ts';
import { requireRecruiter } from '../viewer.ts';

interface Meeting {
  /** Of the scan, and of the application that comes of it. */
  id: string;
  positionId: string;
  code: string;
  /** On the company's phone, which may have had no network. */
  metAt: Instant;
}

/**
 * At the fair somebody shows the code of their application: the company has it for its own position, with the CV, and
 * without what was written to another company. Scanned again it counts once; the same scan sent
 * again, because its answer was lost, hears the same. @throws ENTITY_NOT_FOUND for another company's position, STATUS_ERROR for one that is not public
 */
export const meetApplicant = (
  world: World,
  actor: Actor,
  { id, positionId, code, metAt }: Meeting,
): Promise<MetApplicant> =>
  world.db.transaction(async (tx) => {
    const { unitId, accountId } = await requireRecruiter(tx, actor);
    const [position] = await tx.orm
      .select()
      .from(recruitmentPosition)
      .where(and(eq(recruitmentPosition.id, positionId), eq(recruitmentPosition.unitId, unitId)))
      .for('share');
    if (!position) throw refuse('ENTITY_NOT_FOUND');
    if (position.listedAt === null) throw refuse('STATUS_ERROR');
    const shown = await shownApplication(world, tx, code);
    const now = world.clock.now();
    const at = metAt < now ? metAt : now;
    const had = await inForce(tx, positionId, shown);
    if (had) {
      if (had.metAt === null)
        await tx.orm.update(jobApplication).set({ metAt: at }).where(eq(jobApplication.id, had.id));
      return { id: had.id, name: had.name, isNew: had.id === id };
    }
    const { email, countryCode, mobile } = openPart(world, shown);
    const made = await tx.orm
      .insert(jobApplication)
      .values({
        id,
        positionId,
        originId: shown.originId ?? shown.id,
        status: 'RECEIVED',
        statusSince: now,
        name: shown.name,
        language: shown.language,
        sealed: sealPart(world, id, { email, countryCode, mobile, message: '' }),
        emailFingerprint: shown.emailFingerprint,
        consentAt: at,
        keepUntil: shown.keepUntil,
        metAt: at,
        companyToldAt: now,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: jobApplication.id });
    if (made.length === 0) {
      // A colleague scanned the same code in this moment.
      const first = await inForce(tx, positionId, shown);
      if (!first) throw refuse('STATUS_ERROR');
      return { id: first.id, name: first.name, isNew: false };
    }
    await tellApplicant(world, tx, await findApplication(tx, id), 'APPLICATION_RECEIVED');
    await recordAudit(world, tx, {
      accountId,
      action: 'job_application.meet',
      subjectKind: 'job_application',
      subjectId: id,
    });
    return { id, name: shown.name, isNew: true };
  });

/** Locked, so that it is not erased meanwhile. */
async function shownApplication(world: World, tx: Transaction, code: string): Promise<ApplicationRow> {
  const id = applicationOfCode(world, code);
  const [row] = id ? await tx.orm.select().from(jobApplication).where(eq(jobApplication.id, id)).for('update') : [];
  if (!row || row.status === 'WITHDRAWN') throw refuseField('code', 'notAllowed');
  return row;
}

async function inForce(tx: Transaction, positionId: string, { emailFingerprint }: ApplicationRow) {
  const [row] = await tx.orm
    .select()
    .from(jobApplication)
    .where(
      and(
        eq(jobApplication.positionId, positionId),
        eq(jobApplication.emailFingerprint, emailFingerprint),
        inArray(jobApplication.status, [...inForceStatuses]),
      ),
    );
  return row ?? null;
}
