import { passwordProblem } from '#domain/account/password-rule.ts';
import type { Queries } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';

/** @throws PARAMS_ERROR with what is wrong with it, at `newPassword` */
export function demandGoodPassword(newPassword: string): void {
  const problem = passwordProblem(newPassword);
  if (problem) throw refuse('PARAMS_ERROR', { fields: [{ path: 'newPassword', ...problem }] });
}

export interface PasswordSet {
  accountId: string;
  hash: string;
  /** The one it replaces: somebody else may have been faster. */
  before: string | null;
  /** A login that goes on; all others end, in case they were somebody else's. */
  keepSessionId: string | null;
}

/** The owner is told by mail. @throws STATUS_ERROR when the password was changed in the meantime */
export async function setPassword(world: World, tx: Queries, set: PasswordSet): Promise<void> {
  const now = world.clock.now();
  const changed = await tx.query(
    `update account set password_hash = $2, rest_password = false, version = version + 1
      where id = $1 and password_hash is not distinct from $3 and disabled_at is null returning id`,
    [set.accountId, set.hash, set.before],
  );
  if (changed.length === 0) throw refuse('STATUS_ERROR');
  await tx.query(
    `update session set ended_at = $2
      where account_id = $1 and ended_at is null and id is distinct from $3::uuid`,
    [set.accountId, now, set.keepSessionId],
  );
  await sendNotice(world, tx, { trigger: 'PASSWORD_CHANGED', to: set.accountId, facts: { at: { at: now } } });
}
