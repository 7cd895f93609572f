import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

/** Somebody did what only a reader of the account's mail can do. */
export const emailWasRead = (world: World, tx: Queries, accountId: string): Promise<unknown> =>
  tx.query('update account set email_verified_at = coalesce(email_verified_at, $2) where id = $1', [
    accountId,
    world.clock.now(),
  ]);
