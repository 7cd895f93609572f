import { dayMs, plusMs } from '#domain/instant.ts';
import { ownChannel } from '#domain/account/roles.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { passwordLink } from '../password/make-link.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { lockAccount } from './account-rows.ts';

const linkMs = dayMs;

/**
 * The present password holds until the link is used. @throws STATUS_ERROR for an account that logs in elsewhere, or not
 * at all
 */
export const resetPassword = (world: World, by: string, accountId: string) =>
  world.db.transaction(async (tx) => {
    const stored = await lockAccount(tx, accountId);
    if (stored.disabledAt || stored.mergedIntoId || stored.channel !== ownChannel) throw refuse('STATUS_ERROR');
    const until = plusMs(world.clock.now(), linkMs);
    const notice = await sendNotice(world, tx, {
      trigger: 'PASSWORD_RESET',
      to: accountId,
      facts: { until: { at: until }, link: passwordLink(world, stored, until) },
    });
    await recordAudit(world, tx, {
      accountId: by,
      action: 'account.resetPassword',
      subjectKind: 'account',
      subjectId: accountId,
    });
    return { done: true as const, notice };
  });
