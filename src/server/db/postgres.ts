import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { countWrites, type Writes } from './count-writes.ts';
import type { Database, Queries } from './database.ts';
import { openEar } from './ear.ts';
import { instantOfText } from './instant-of-text.ts';
import { appliedMigrations, migrationsFolder, newestMigration } from './migrations-folder.ts';
import { databaseRules } from './rules.ts';

const migrationLock = 7_316_001;

const builtIn = pg.types.builtins;
const parsers = new Map<number, (value: string) => unknown>([
  [builtIn.TIMESTAMPTZ, instantOfText],
  [builtIn.DATE, (value) => value],
  [builtIn.INT8, Number],
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

const queriesOf = (client: pg.Pool | pg.PoolClient, namedStatements: boolean): Queries => ({
  orm: drizzle(client),
  async query<Row>(text: string, values: readonly unknown[] = [], name?: string) {
    const config = { text, values: [...values], types, ...(name && namedStatements ? { name } : {}) };
    return (await client.query(config)).rows as Row[];
  },
});

export interface PostgresOptions {
  url: string;
  poolSize: number;
  /** Off behind a proxy that pools by transaction, which loses them. */
  namedStatements: boolean;
  /** A connection that was idle and broke; the pool replaces it. */
  onError: (error: Error) => void;
}

/** A PostgreSQL server, version 15 or later, migrated. Several processes may open it at once. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    // Compiling a statement takes the database half a second, and no list of ours runs for a tenth of that.
    options: '-c timezone=UTC -c jit=off',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  pool.on('error', options.onError);
  // The pool hears of idle ones alone: without this, one that is cut between two statements would end the process. Who
  // uses it is told by the next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrated(pool);
  const writes: Writes = { count: 0 };
  countWrites(pool, writes);
  const ear = openEar(() => new pg.Client({ connectionString: options.url, keepAlive: true }), options.onError);

  const queries = queriesOf(pool, options.namedStatements);
  return {
    ...queries,
    kind: 'postgres',
    source: pool,
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(queriesOf(client, options.namedStatements));
        await client.query('commit');
        writes.count++;
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => (broken = failure));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    writes: () => writes.count,
    listen: (channel, heard, missed) => ear.listen(channel, { heard, missed }),
    async isCurrent() {
      const [row] = await queries.query<{ newest: number }>(appliedMigrations);
      return (row?.newest ?? 0) >= newestMigration;
    },
    async close() {
      await ear.close();
      await pool.end();
    },
  };
}

/** Several processes may start at once: the first one migrates, the others wait for it. */
async function migrated(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query(databaseRules);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
