import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { secretsOf } from '#server/secrets.ts';
import { systemClock, type World } from '#server/world.ts';
import { secretKey } from './secret-key.ts';

/** A database of portals that run as processes of their own, as one more process would see it. */
export async function openOutside(url: string): Promise<World> {
  return {
    config: readConfig({ SECRET_KEY: secretKey, PUBLIC_URL: 'http://127.0.0.1' }, false),
    db: await openPostgres({ url, poolSize: 2, namedStatements: true, onError: () => undefined }),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    secrets: secretsOf(secretKey),
  };
}
