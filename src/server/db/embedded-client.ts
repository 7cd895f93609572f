import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { instantOfText } from './instant-of-text.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { databaseRules } from './rules.ts';

const parsers = {
  [types.TIMESTAMPTZ]: instantOfText,
  [types.DATE]: (value: string) => value,
  [types.INT8]: Number,
};

interface Opened {
  /** Where it lives; null keeps it in memory. */
  folder: string | null;
  /** What a new one begins as. */
  prepared?: Blob | undefined;
}

/** PostgreSQL in this process, with the tables and rules of today. */
export async function openClient({ folder, prepared }: Opened): Promise<PGlite> {
  const client = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(prepared ? { loadDataDir: prepared } : {}),
    parsers,
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'],
  });
  await migrate(drizzle({ client }), { migrationsFolder });
  await client.exec(databaseRules);
  return client;
}
