import { eq } from 'drizzle-orm';
import { type AccountDetails, accountFields } from '#domain/account/check-account.ts';
import { account } from '../tables.ts';
import { changesBetween, maskedMail, maskedTail } from '#server/audit/changes-between.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { World } from '#server/world.ts';
import { lockAccount } from './account-rows.ts';
import { checkDetails } from './check-details.ts';

export interface AccountEdit {
  by: string;
  accountId: string;
  version: number;
  details: AccountDetails;
}

/** An address or number that changes is no longer a verified one. */
export const editAccount = (world: World, { by, accountId, version, details }: AccountEdit): Promise<void> =>
  world.db.transaction(async (tx) => {
    const before = await lockAccount(tx, accountId, version);
    await checkDetails(tx, details, accountId);
    const changes = changesBetween(accountFields, before, details, { email: maskedMail, mobile: maskedTail });
    if (changes.length === 0) return;
    await tx.orm
      .update(account)
      .set({
        ...details,
        version: before.version + 1,
        ...(before.email.toLowerCase() === details.email.toLowerCase() ? {} : { emailVerifiedAt: null }),
        ...(before.mobile === details.mobile ? {} : { mobileVerifiedAt: null }),
      })
      .where(eq(account.id, accountId));
    await recordAudit(world, tx, {
      accountId: by,
      action: 'account.edit',
      subjectKind: 'account',
      subjectId: accountId,
      changes,
    });
  });
