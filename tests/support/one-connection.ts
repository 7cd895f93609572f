import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#server/db/database.ts';

/**
 * The embedded database has one connection: whoever asks it inside a transaction, and not the transaction itself, waits
 * for ever. On PostgreSQL the same is a second connection, and goes well until all are taken. Here it fails at once.
 */
export function oneConnection(db: Database): Database {
  const inside = new AsyncLocalStorage<true>();
  const outside = <Value>(value: Value): Value => {
    if (inside.getStore()) throw new Error('inside a transaction only the transaction is asked, never the database');
    return value;
  };
  return {
    ...db,
    get orm() {
      return outside(db.orm);
    },
    query: (...asked) => outside(db).query(...asked),
    transaction: (work) => outside(db).transaction((tx) => inside.run(true, () => work(tx))),
  };
}
