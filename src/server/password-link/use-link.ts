import { passwordProblem } from '#domain/account/password-rule.ts';
import { hashPassword } from '#server/account/password-hash.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { accountOfLink } from './make-link.ts';

/** Who could read the mail has shown that the address is theirs. @throws CAPTCHA_HAS_EXPIRED, PARAMS_ERROR */
export async function setPasswordByLink(world: World, token: string, newPassword: string): Promise<void> {
  const problem = passwordProblem(newPassword);
  if (problem) throw refuse('PARAMS_ERROR', { fields: [{ path: 'newPassword', ...problem }] });
  const hash = await hashPassword(newPassword);
  await world.db.transaction(async (tx) => {
    const { id } = await accountOfLink(world, tx, token);
    const now = world.clock.now();
    await tx.query(
      `update account set password_hash = $2, rest_password = false, version = version + 1,
              email_verified_at = coalesce(email_verified_at, $3) where id = $1`,
      [id, hash, now],
    );
    await tx.query('update session set ended_at = $2 where account_id = $1 and ended_at is null', [id, now]);
    await recordAudit(world, tx, {
      accountId: id,
      action: 'account.setPassword',
      subjectKind: 'account',
      subjectId: id,
    });
  });
}
