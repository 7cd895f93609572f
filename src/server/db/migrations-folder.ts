import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const files = readMigrationFiles({ migrationsFolder });

export const newestMigration = files.at(-1)?.folderMillis ?? 0;

/** Names a state of the schema, to tell whether a prepared copy of an empty database is of this one. */
export const schemaFingerprint = createHash('sha256')
  .update(files.map(({ hash, folderMillis }) => `${hash}${folderMillis}`).join())
  .digest('hex')
  .slice(0, 16);

export const appliedMigrations = 'select max(created_at)::bigint as newest from drizzle.__drizzle_migrations';
