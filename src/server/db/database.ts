import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The query builder. Its type is that of the server's driver; the embedded database answers the same calls. */
export type Orm = NodePgDatabase;

export interface Queries {
  orm: Orm;
  /**
   * Hand-written SQL, with $1 for the first value. `timestamptz` comes back as an `Instant`, `date` as text, `bigint`
   * as a number. @param name prepares the statement once per connection where that is possible
   */
  query<Row>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>;
}

/** What runs inside one transaction. On the embedded database it is the only connection: use nothing but it. */
export type Transaction = Queries;

export interface Database extends Queries {
  readonly kind: 'embedded' | 'postgres';
  /** The same for all that reaches one database, also inside of a transaction: what a process remembers of it goes by it. */
  readonly source: object;
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Calls back for every `notify` on the channel from any process. @param missed called when the connection had been cut
   * and some may have been lost @returns how to stop
   */
  listen(channel: string, heard: (payload: string) => void, missed: () => void): Promise<() => Promise<void>>;
  /**
   * Goes up with everything that this process has written and committed, so that whoever remembers what they read knows
   * when to read again. What other processes write does not show.
   */
  writes(): number;
  /** Whether every migration has been applied; throws when the database cannot be reached. */
  isCurrent(): Promise<boolean>;
  close(): Promise<void>;
}

/** Told to listeners when the transaction commits. @param payload below 8000 bytes */
export const notify = async (tx: Queries, channel: string, payload: string): Promise<void> => {
  await tx.query('select pg_notify($1, $2)', [channel, payload]);
};
