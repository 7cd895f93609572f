import type { Database, Transaction } from './database.ts';

/**
 * The database as one transaction sees it, for verbs that begin one of their own: theirs end with it. What one of them
 * did is undone when it fails, so that whoever catches that can go on.
 */
export const insideTransaction = (
  { kind, source, listen, writes, isCurrent, close }: Database,
  tx: Transaction,
): Database => ({
  ...tx,
  kind,
  source,
  listen,
  writes,
  isCurrent,
  close,
  async transaction(work) {
    await tx.query('savepoint step');
    try {
      const result = await work(tx);
      await tx.query('release savepoint step');
      return result;
    } catch (error) {
      await tx.query('rollback to savepoint step');
      throw error;
    }
  },
});
