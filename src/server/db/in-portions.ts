import type { Queries } from './database.ts';

/** So many rows at a time, so that whoever else writes them hardly waits. */
export const portion = 1000;

/**
 * Runs a statement again until no full portion is left. @param statement changes at most `portion` rows, not those that
 * it has changed before, and returns them
 */
export async function inPortions(db: Queries, statement: string, values: readonly unknown[]): Promise<void> {
  while ((await db.query(statement, values)).length === portion);
}
