import { type AccountDetails, accountProblems } from '#domain/account/check-account.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';

/**
 * One may log in with the username or the e-mail (G77), so neither may be the other of somebody else.
 * @throws PARAMS_ERROR, USERNAME_REPEAT, ACCOUNT_EXISTED
 */
export async function checkDetails(tx: Queries, details: AccountDetails, own: string | null): Promise<void> {
  const problems = accountProblems(details);
  if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
  const taken = async (name: string): Promise<boolean> => {
    const [row] = await tx.query(
      `select 1 from account where (lower(username) = lower($1) or lower(email) = lower($1)) and id is distinct from $2`,
      [name, own],
    );
    return row !== undefined;
  };
  if (await taken(details.username)) {
    throw refuse('USERNAME_REPEAT', { fields: [{ path: 'username', problem: 'notUnique' }] });
  }
  if (await taken(details.email)) {
    throw refuse('ACCOUNT_EXISTED', { fields: [{ path: 'email', problem: 'notUnique' }] });
  }
}
