import { eq } from 'drizzle-orm';
import { account } from '../tables.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { lockAccount } from './account-rows.ts';
import { endSessionsOf } from './end-sessions.ts';
import { refuseLastAdministrator } from './last-administrator.ts';

export interface AccountDeed {
  by: string;
  accountId: string;
  version: number;
  reason: string;
}

/** Its logins end with it. @throws STATUS_ERROR, LAST_ADMINISTRATOR */
export const suspendAccount = (world: World, { by, accountId, version, reason }: AccountDeed): Promise<void> =>
  world.db.transaction(async (tx) => {
    await refuseLastAdministrator(tx, accountId);
    const before = await lockAccount(tx, accountId, version);
    if (before.disabledAt) throw refuse('STATUS_ERROR');
    await tx.orm
      .update(account)
      .set({ disabledAt: world.clock.now(), version: before.version + 1 })
      .where(eq(account.id, accountId));
    const ended = await endSessionsOf(world, tx, accountId);
    await recordAudit(world, tx, {
      accountId: by,
      action: 'account.suspend',
      subjectKind: 'account',
      subjectId: accountId,
      reason,
      changes: [{ field: 'suspended', from: false, to: true }],
      details: { sessionsEnded: ended },
    });
  });

export const restoreAccount = (world: World, { by, accountId, version, reason }: AccountDeed): Promise<void> =>
  world.db.transaction(async (tx) => {
    const before = await lockAccount(tx, accountId, version);
    if (!before.disabledAt) throw refuse('STATUS_ERROR');
    await tx.orm
      .update(account)
      .set({ disabledAt: null, version: before.version + 1 })
      .where(eq(account.id, accountId));
    await recordAudit(world, tx, {
      accountId: by,
      action: 'account.restore',
      subjectKind: 'account',
      subjectId: accountId,
      reason,
      changes: [{ field: 'suspended', from: true, to: false }],
    });
  });
