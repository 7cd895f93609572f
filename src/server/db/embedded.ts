import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { instantOfText } from './instant-of-text.ts';
import { holdFolder } from './folder-lock.ts';
import { countWrites, isWriting, type Writes } from './count-writes.ts';
import type { Database, Orm, Queries } from './database.ts';
import { appliedMigrations, migrationsFolder, newestMigration, schemaFingerprint } from './migrations-folder.ts';
import { databaseRules } from './rules.ts';
import { NamedStatements } from './named-statements.ts';
import * as schema from './schema.ts';

const parsers = {
  [types.TIMESTAMPTZ]: instantOfText,
  [types.DATE]: (value: string) => value,
  [types.INT8]: Number,
};

type AskNamed = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/** A transaction of the embedded database takes the same calls as the database itself. */
const queriesOf = (client: Pick<PGlite, 'query'>, named: AskNamed): Queries => ({
  orm: drizzle({ client: client as PGlite, schema }) as unknown as Orm,
  async query<Row>(text: string, values: readonly unknown[] = [], name?: string) {
    return name ? named<Row>(text, values) : (await client.query<Row>(text, [...values])).rows;
  },
});

export interface EmbeddedOptions {
  /** Where it lives; null keeps it in memory, for tests. */
  folder: string | null;
  /** Where a migrated, empty copy is kept, so that making the next database takes a second instead of ten. */
  templates: string;
}

/**
 * PostgreSQL inside this process, for demos, tests and small installations. It has one connection. A second process on
 * the same folder would corrupt it, so the folder is held. @throws FolderInUse
 */
export async function openEmbedded({ folder, templates }: EmbeddedOptions): Promise<Database> {
  const release = folder ? await holdFolder(folder) : async () => undefined;
  const exists = folder !== null && existsSync(join(folder, 'PG_VERSION'));
  const template = join(templates, `embedded-${schemaFingerprint}.tar`);
  const prepared = !exists && existsSync(template) ? await openAsBlob(template) : undefined;

  const client = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(prepared ? { loadDataDir: prepared } : {}),
    parsers,
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'],
  });
  await migrate(drizzle({ client }), { migrationsFolder });
  await client.exec(databaseRules);
  if (!exists && !prepared) await keepTemplate(client, template);

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

async function keepTemplate(client: PGlite, template: string): Promise<void> {
  const copy = await client.dumpDataDir('none');
  await mkdir(dirname(template), { recursive: true });
  const unfinished = `${template}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await copy.arrayBuffer()));
  await rename(unfinished, template);
}
