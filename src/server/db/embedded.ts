import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { holdFolder } from './folder-lock.ts';
import { countWrites, isWriting, type Writes } from './count-writes.ts';
import type { Database, Orm, Queries } from './database.ts';
import { openClient } from './embedded-client.ts';
import { appliedMigrations, newestMigration } from './migrations-folder.ts';
import { NamedStatements } from './named-statements.ts';
import { templateIn } from './template.ts';

type AskNamed = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/** A transaction of the embedded database takes the same calls as the database itself. */
const queriesOf = (client: Pick<PGlite, 'query'>, named: AskNamed): Queries => ({
  orm: drizzle({ client: client as PGlite }) as unknown as Orm,
  async query<Row>(text: string, values: readonly unknown[] = [], name?: string) {
    return name ? named<Row>(text, values) : (await client.query<Row>(text, [...values])).rows;
  },
});

export interface EmbeddedOptions {
  /** Where it lives; null keeps it in memory, for tests. */
  folder: string | null;
  /** Where the empty database is kept that new ones begin as. */
  templates: string;
}

/**
 * PostgreSQL inside this process, for demos, tests and small installations. It has one connection. A second process on
 * the same folder would corrupt it, so the folder is held. @throws FolderInUse
 */
export async function openEmbedded({ folder, templates }: EmbeddedOptions): Promise<Database> {
  const release = folder ? await holdFolder(folder) : async () => undefined;
  const exists = folder !== null && existsSync(join(folder, 'PG_VERSION'));
  const client = await openClient({ folder, prepared: exists ? undefined : await templateIn(templates) });
  // Two copies of the empty database, 90 MB, would stay until V8 is short of room of its own.
  if (!exists) globalThis.gc?.();

  const writes: Writes = { count: 0 };
  countWrites(client, writes);
  const statements = new NamedStatements(client);
  const inTransaction: AskNamed = (text, values) => statements.queryInside(text, values);
  const queries = queriesOf(
    client,
    counted(writes, (text, values) => statements.query(text, values)),
  );
  return {
    ...queries,
    kind: 'embedded',
    source: client,
    async transaction(work) {
      const result = await client.transaction((tx) => work(queriesOf(tx as unknown as PGlite, inTransaction)));
      writes.count++;
      return result;
    },
    writes: () => writes.count,
    async listen(channel, heard) {
      const stop = await client.listen(channel, heard);
      return () => stop();
    },
    async isCurrent() {
      const [row] = await queries.query<{ newest: number }>(appliedMigrations);
      return (row?.newest ?? 0) >= newestMigration;
    },
    async close() {
      await client.close();
      await release();
    },
  };
}

/** Statements that something may have been changed by, once they have ended. */
const counted =
  (writes: Writes, ask: AskNamed): AskNamed =>
  async (text, values) => {
    try {
      return await ask(text, values);
    } finally {
      if (isWriting(text)) writes.count++;
    }
  };
