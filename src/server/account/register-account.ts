import type { Queries } from '#server/db/database.ts';
import { account } from './tables.ts';

/** @returns its id; null when somebody else took the name or the address a moment before */
export async function registerAccount(tx: Queries, values: typeof account.$inferInsert): Promise<string | null> {
  const [created] = await tx.orm.insert(account).values(values).onConflictDoNothing().returning({ id: account.id });
  return created?.id ?? null;
}
