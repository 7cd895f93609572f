import { passwordProblem } from '#domain/account/password-rule.ts';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { countTry, forgetTries, type TryLimit } from './count-try.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';

const quarterHour = 15 * 60_000;

/**
 * Every other login of the account ends, in case it was somebody else's.
 * @throws Refusal OLD_PASSWORD_EORROR; PARAMS_ERROR with what is wrong with the new one; STATUS_ERROR when the password
 * is another provider's, or was changed in the meantime; REQUEST_TOO_FREQUENTLY after ten wrong old passwords
 */
export async function changePassword(
  world: World,
  actor: Actor,
  given: { oldPassword: string; newPassword: string },
): Promise<void> {
  const now = world.clock.now();
  const [account] = await world.db.query<{ password_hash: string | null }>(
    'select password_hash from account where id = $1',
    [actor.accountId],
  );
  const stored = account?.password_hash;
  if (!stored) throw refuse('STATUS_ERROR');

  const limit: TryLimit = { key: `password:${actor.accountId}`, limit: 10, windowMs: quarterHour };
  const retryAfterSeconds = await countTry(world.db, [limit], now);
  if (retryAfterSeconds !== null) throw refuse('REQUEST_TOO_FREQUENTLY', { retryAfterSeconds });
  if (!(await passwordMatches(given.oldPassword, stored))) throw refuse('OLD_PASSWORD_EORROR');
  await forgetTries(world.db, [limit], now);

  const problem = passwordProblem(given.newPassword);
  if (problem) throw refuse('PARAMS_ERROR', { fields: [{ path: 'newPassword', ...problem }] });
  if (given.newPassword === given.oldPassword) {
    throw refuse('PARAMS_ERROR', { fields: [{ path: 'newPassword', problem: 'notUnique' }] });
  }
  const hash = await hashPassword(given.newPassword);
  await world.db.transaction(async (tx) => {
    const changed = await tx.query(
      'update account set password_hash = $3, rest_password = false where id = $1 and password_hash = $2 returning id',
      [actor.accountId, stored, hash],
    );
    if (changed.length === 0) throw refuse('STATUS_ERROR');
    await tx.query('update session set ended_at = $3 where account_id = $1 and id <> $2 and ended_at is null', [
      actor.accountId,
      actor.sessionId,
      now,
    ]);
  });
}
