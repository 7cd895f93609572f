import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { newId } from '#domain/id.ts';
import { type Instant, plusMs } from '#domain/instant.ts';
import { onceHeader } from '#domain/once.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { fillTemplates } from '#server/notice/usual-templates.ts';
import { secretsOf } from '#server/secrets.ts';
import type { World } from '#server/world.ts';
import { oneConnection } from './one-connection.ts';
import { type Cluster, temporaryDatabase } from './postgres.ts';
import { secretKey } from './secret-key.ts';
import { refuseFaults, watchedLog } from './watched-log.ts';

export const templates = fileURLToPath(new URL('../../node_modules/.cache/event-portal', import.meta.url));

export interface TestClock {
  now(): Instant;
  set(now: Instant): void;
  forward(ms: number): void;
}

export interface CallDetails {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The caller's address. */
  from?: string;
}

export interface TestWorld extends World {
  app: FastifyInstance;
  clock: TestClock;
  /** Calls the real app. The body is sent as JSON; the answer's body is parsed. */
  call<Body = unknown>(method: string, path: string, more?: CallDetails): Promise<Answer<Body>>;
  close(): Promise<void>;
}

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | undefined>;
}

export interface WorldOptions {
  /** Which database: as TEST_DATABASE says, else the embedded one. Races need `postgres`. */
  database?: 'embedded' | 'postgres';
  /** A PostgreSQL server that the test does as it likes with. */
  cluster?: Cluster;
  now?: string;
  environment?: Record<string, string>;
  demo?: boolean;
}

/** The real app on a fresh database, with a clock that tests move. */
export async function openTestWorld(options: WorldOptions = {}): Promise<TestWorld> {
  const kind = options.database ?? (process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'embedded');
  const config = readConfig(
    {
      SECRET_KEY: secretKey,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      PUBLIC_URL: 'http://127.0.0.1:8080',
      ...options.environment,
    },
    options.demo ?? false,
  );
  const db = oneConnection(await openDatabase(kind, options.cluster));
  const clock = movableClock((options.now ?? '2026-11-21T02:00:00.000Z') as Instant);
  const { log, faults } = watchedLog(config.LOG_LEVEL);
  const world: World = { config, db, clock, log, secrets: secretsOf(secretKey) };
  await fillTemplates(world);
  const app = await buildApp(world, { webFolder: null });
  await app.ready();
  return {
    ...world,
    app,
    clock,
    async call<Body>(method: string, path: string, more: CallDetails = {}) {
      const response = await app.inject({
        method: method as 'GET',
        url: `/event-api${path}`,
        headers: {
          ...(more.token ? { authorization: `Bearer ${more.token}` } : {}),
          // As the web sends it: what makes something is always asked for under a key.
          [onceHeader]: newId(),
          ...more.headers,
        },
        ...(more.body === undefined ? {} : { payload: more.body as object }),
        ...(more.from ? { remoteAddress: more.from } : {}),
      });
      refuseFaults(faults);
      const json = response.headers['content-type']?.includes('application/json');
      return {
        status: response.statusCode,
        body: (json ? response.json() : response.body) as Body,
        headers: response.headers as Answer<Body>['headers'],
      };
    },
    async close() {
      await app.close();
      await db.close();
      refuseFaults(faults);
    },
  };
}

async function openDatabase(kind: 'embedded' | 'postgres', cluster?: Cluster): Promise<Database> {
  if (kind === 'embedded') return openEmbedded({ folder: null, templates });
  const database = await temporaryDatabase(cluster);
  const db = await openPostgres({
    url: database.url,
    poolSize: 12,
    namedStatements: true,
    onError: () => undefined,
  });
  return {
    ...db,
    async close() {
      await db.close();
      await database.drop();
    },
  };
}

function movableClock(start: Instant): TestClock {
  let now = start;
  return {
    now: () => now,
    set: (to) => (now = to),
    forward: (ms) => (now = plusMs(now, ms)),
  };
}
