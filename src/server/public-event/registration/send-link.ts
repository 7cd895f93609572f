import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { plusMs } from '#domain/instant.ts';
import { inForceStatuses } from '#domain/public-event/registration-moves.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { spendProof } from '#server/verification/captcha.ts';
import type { World } from '#server/world.ts';
import { findPublic } from '../find-event.ts';
import { publicRegistration } from '../tables.ts';
import { emailFingerprint } from './registrant.ts';
import { tellLink } from './tell-address.ts';

const notAgainForMs = 10 * 60_000;

/**
 * Whoever lost the mail gets the link once more, at most every ten minutes. Whoever asks hears the same whether there is
 * a registration or not. @throws ACTIVITY_NOT_FOUND, what `spendProof` says
 */
export async function sendLink(
  world: World,
  { activityId, email, proof }: { activityId: string; email: string; proof?: string | undefined },
): Promise<void> {
  const activity = await findPublic(world.db, activityId);
  await world.db.transaction(async (tx) => {
    await spendProof(world, tx, proof);
    const now = world.clock.now();
    const [row] = await tx.orm
      .update(publicRegistration)
      .set({ linkSentAt: now })
      .where(
        and(
          eq(publicRegistration.activityId, activityId),
          eq(publicRegistration.emailFingerprint, emailFingerprint(world, email)),
          inArray(publicRegistration.status, [...inForceStatuses]),
          or(isNull(publicRegistration.linkSentAt), lt(publicRegistration.linkSentAt, plusMs(now, -notAgainForMs))),
        ),
      )
      .returning();
    if (!row || row.sealed === '') return;
    await tellLink(world, tx, activity, row);
    await recordAudit(world, tx, {
      accountId: null,
      action: 'public_registration.resend',
      subjectKind: 'public_registration',
      subjectId: row.id,
    });
  });
}
