import type { Queries } from './database.ts';

/** Until the transaction ends, whoever else locks the same name waits. */
export async function lockName(tx: Queries, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
