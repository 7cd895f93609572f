import { emailWasRead } from '../email-was-read.ts';
import { hashPassword } from './password-hash.ts';
import { demandGoodPassword, setPassword } from './set-password.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { World } from '#server/world.ts';
import { accountOfLink } from './make-link.ts';

/** Who could read the mail has shown that the address is theirs. @throws CAPTCHA_HAS_EXPIRED, PARAMS_ERROR */
export async function setPasswordByLink(world: World, token: string, newPassword: string): Promise<void> {
  demandGoodPassword(newPassword);
  // Whoever made the token up costs a look into the database, and no hash.
  await world.db.transaction((tx) => accountOfLink(world, tx, token));
  const hash = await hashPassword(newPassword);
  await world.db.transaction(async (tx) => {
    const { id, passwordHash } = await accountOfLink(world, tx, token);
    await setPassword(world, tx, { accountId: id, hash, before: passwordHash, keepSessionId: null });
    await emailWasRead(world, tx, id);
    await recordAudit(world, tx, {
      accountId: id,
      action: 'account.setPassword',
      subjectKind: 'account',
      subjectId: id,
    });
  });
}
