import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { openEmbedded } from './db/embedded.ts';
import { openPostgres } from './db/postgres.ts';
import { loggedError, loggedReason } from './logged-error.ts';
import { secretKeyFor, secretsOf } from './secrets.ts';
import { systemClock, type World } from './world.ts';

const templates = fileURLToPath(new URL('../../node_modules/.cache/event-portal', import.meta.url));

/** The real world: database opened and migrated, secrets read. @throws FolderInUse, or what the database says */
export async function openWorld(config: Config): Promise<World> {
  const log = pino({ level: config.LOG_LEVEL, serializers: { err: loggedError, reason: loggedReason } });
  const secrets = secretsOf(await secretKeyFor(config.SECRET_KEY, config.DATA_DIR));
  const db = config.DATABASE_URL
    ? await openPostgres({
        url: config.DATABASE_URL,
        poolSize: config.DATABASE_POOL,
        namedStatements: config.DATABASE_NAMED_STATEMENTS,
        onError: (error) => log.error({ reason: error.message }, 'a database connection broke'),
      })
    : await openEmbedded({ folder: join(config.DATA_DIR, 'database'), templates });
  return { config, db, clock: systemClock, log, secrets };
}
