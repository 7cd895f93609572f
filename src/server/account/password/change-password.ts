import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { countTry, forgetTries, type TryLimit } from '#server/verification/count-try.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { demandGoodPassword, setPassword } from './set-password.ts';

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
  const stored = await demandOwnPassword(world, actor, given.oldPassword);
  demandGoodPassword(given.newPassword);
  if (given.newPassword === given.oldPassword) {
    throw refuse('PARAMS_ERROR', { fields: [{ path: 'newPassword', problem: 'notUnique' }] });
  }
  const hash = await hashPassword(given.newPassword);
  await world.db.transaction((tx) =>
    setPassword(world, tx, { accountId: actor.accountId, hash, before: stored, keepSessionId: actor.sessionId }),
  );
}

/**
 * Whoever changes what an account logs in with shows that they know its password.
 * @returns its hash
 * @throws OLD_PASSWORD_EORROR; STATUS_ERROR when it is another provider's; REQUEST_TOO_FREQUENTLY after ten wrong ones
 */
export async function demandOwnPassword(world: World, actor: Actor, password: string): Promise<string> {
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
  if (!(await passwordMatches(password, stored))) throw refuse('OLD_PASSWORD_EORROR');
  await forgetTries(world.db, [limit], now);
  return stored;
}
