import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { newId } from '#domain/id.ts';
import { instantOf } from '#domain/instant.ts';
import { readConfig } from '#server/config.ts';
import type { Transaction } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { secretsOf } from '#server/secrets.ts';
import { createStation } from '#server/sign-in/station/create-station.ts';
import { pairDevice } from '#server/sign-in/station/pair-device.ts';
import { readAttempt } from '#server/sign-in/attempt/read-attempt.ts';
import { recordBatch } from '#server/sign-in/attempt/record-batch.ts';
import { systemClock, type World } from '#server/world.ts';
import { KeepAliveClient } from '#tests/support/keep-alive-client.ts';
import { startPortal } from '#tests/support/portal.ts';
import { type Cluster, startCluster } from '#tests/support/postgres.ts';
import { secretKey } from '#tests/support/secret-key.ts';
import { type Guest, makeFair } from '#tests/support/sign-in-door.ts';
import { makeCrowd } from '#tests/support/sign-in-crowd.ts';
import { makeSupervisor } from '#tests/support/sign-in-door.ts';
import type { BenchResult } from './result.ts';

const clients = 8;
const targets = { batch: 0.6, single: 0.4 } as const;

interface Device {
  deviceId: string;
  token: string;
  seq: number;
}

interface Round {
  size: number;
  /** Requests of each client. */
  requests: number;
}

/**
 * `POST /sign-in/attempts` by eight clients against pgbench with eight connections that runs the very statements which
 * the server ran for the same attempts, on the same PostgreSQL with its durable settings, in turns.
 */
export async function run(args: readonly string[]): Promise<BenchResult> {
  const seed = Number(args[args.indexOf('--seed') + 1] || 1) || 1;
  const batch: Round = { size: 100, requests: 20 };
  const single: Round = { size: 1, requests: 200 };
  const cluster = await startCluster({ fsync: 'on', full_page_writes: 'on', shared_buffers: '256MB' });
  const world = await openWorldOn(cluster.url);
  const folder = mkdtempSync(join(tmpdir(), 'portal-pgbench-'));
  const portal = await startPortal({
    demo: false,
    apiOnly: true,
    environment: {
      DATABASE_URL: cluster.url,
      SECRET_KEY: secretKey,
      PUBLIC_URL: 'http://127.0.0.1',
      LOG_LEVEL: 'error',
    },
  });
  try {
    const bench = await prepare(
      { world, cluster, port: portal.port, folder, seed },
      clients * batch.size * batch.requests,
    );
    const rates = {
      batch: [] as number[],
      single: [] as number[],
      pgbenchBatch: [] as number[],
      pgbenchSingle: [] as number[],
    };
    await bench.server({ ...batch, requests: 5 });
    for (let turn = 0; turn < 3; turn++) {
      rates.batch.push(await bench.server(batch));
      rates.pgbenchBatch.push(await bench.pgbench(batch));
      rates.single.push(await bench.server(single));
      rates.pgbenchSingle.push(await bench.pgbench(single));
    }
    const ratio = (ours: number[], theirs: number[]) => Number((median(ours) / median(theirs)).toFixed(3));
    const value = ratio(rates.batch, rates.pgbenchBatch);
    const singles = ratio(rates.single, rates.pgbenchSingle);
    return {
      bench: 'attempts',
      value,
      unit: 'rows per second as a ratio to pgbench, batches of 100',
      target: targets.batch,
      pass: value >= targets.batch && singles >= targets.single,
      single: singles,
      singleTarget: targets.single,
      rowsPerSecond: Math.round(median(rates.batch)),
      pgbenchRowsPerSecond: Math.round(median(rates.pgbenchBatch)),
      singlesPerSecond: Math.round(median(rates.single)),
      pgbenchSinglesPerSecond: Math.round(median(rates.pgbenchSingle)),
      clients,
      seed,
    };
  } finally {
    await portal.remove();
    await world.db.close();
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function openWorldOn(url: string): Promise<World> {
  const config = readConfig({ SECRET_KEY: secretKey, PUBLIC_URL: 'http://127.0.0.1', LOG_LEVEL: 'silent' }, false);
  const db = await openPostgres({ url, poolSize: 10, namedStatements: true, onError: () => undefined });
  return { config, db, clock: systemClock, log: pino({ level: 'silent' }), secrets: secretsOf(secretKey) };
}

interface Ground {
  world: World;
  cluster: Cluster;
  port: number;
  folder: string;
  seed: number;
}

async function prepare({ world, cluster, port, folder, seed }: Ground, most: number) {
  const activityId = await makeFair(world);
  const guests = await makeCrowd(world, activityId, most, seed);
  const supervisor = await makeSupervisor(world);
  const devices: Device[] = [];
  for (let n = 0; n < clients; n++) {
    const { pairingCode } = await createStation(world, supervisor.accountId, {
      activityId,
      name: `Gate ${n}`,
      kinds: ['ACTIVITY'],
      gate: `Gate ${n}`,
      profile: 'STEWARD',
      validUntil: instantOf(Date.now() + 86_400_000),
    });
    const { deviceId, token } = await pairDevice(world, pairingCode, { deviceName: `Phone ${n}` });
    devices.push({ deviceId, token, seq: 0 });
  }

  const attempts = (device: Device, some: readonly Guest[]) =>
    some.map(({ credential }) => {
      const now = instantOf(Date.now());
      const times = { wallTime: now, estimatedTime: now, uncertaintyMs: 20 };
      const how = { kind: 'ACTIVITY', source: 'CAMERA', shown: 'ADMIT' };
      return { id: newId(), seq: ++device.seq, activityId, credential, ...how, ...times };
    });
  /** Every client has people of its own, so that each attempt is a first sign-in. */
  const requestsOf = (client: number, { size, requests }: Round) =>
    Array.from({ length: requests }, (_, n) => {
      const from = (client * requests + n) * size;
      return attempts(devices[client] as Device, guests.slice(from, from + size));
    });
  const forget = async () => {
    await world.db.query('truncate attempt, sign_in, conflict, person_at_door, malformed_attempt');
    await world.db.query("update device set seen = '{}', overrides = 0");
    await world.db.query('vacuum analyze device, participant');
    await world.db.query('checkpoint');
    for (const device of devices) device.seq = 0;
  };

  /** What the server says to the database for such a round, as a script for each client. */
  const written = async (round: Round): Promise<string[]> => {
    await forget();
    const files: string[] = [];
    for (const [client, { deviceId }] of devices.entries()) {
      const script = new Script();
      for (const some of requestsOf(client, round)) {
        const request = { sender: { deviceId }, items: some.map(readAttempt) };
        await world.db.transaction((tx) => recordBatch(script.listening(tx), [request], instantOf(Date.now())));
        script.commit();
      }
      const file = join(folder, `client-${client}-${round.size}.sql`);
      writeFileSync(file, script.text());
      files.push(file);
    }
    return files;
  };
  const scripts = new Map<number, string[]>();

  return {
    async server(round: Round): Promise<number> {
      await forget();
      const bodies = devices.map((_, client) =>
        requestsOf(client, round).map((some) => JSON.stringify({ attempts: some })),
      );
      const connections = devices.map(() => new KeepAliveClient(port));
      const started = performance.now();
      await Promise.all(
        devices.map(async ({ token }, client) => {
          for (const body of bodies[client] ?? []) {
            const answer = await connections[client]?.post('/event-api/sign-in/attempts', token, body);
            if (answer?.status !== 200) throw new Error(`refused: ${answer?.status} ${answer?.body}`);
          }
        }),
      );
      const seconds = (performance.now() - started) / 1000;
      for (const connection of connections) connection.close();
      await expectSigned(world, clients * round.requests * round.size);
      return (clients * round.requests * round.size) / seconds;
    },

    async pgbench(round: Round): Promise<number> {
      const files = scripts.get(round.size) ?? (await written(round));
      scripts.set(round.size, files);
      await forget();
      const started = performance.now();
      await Promise.all(files.map((file) => pgbench(cluster, file)));
      const seconds = (performance.now() - started) / 1000;
      await expectSigned(world, clients * round.requests * round.size);
      return (clients * round.requests * round.size) / seconds;
    },
  };
}

async function expectSigned(world: World, expected: number): Promise<void> {
  const [row] = await world.db.query<{ signed: number }>('select count(*)::int as signed from sign_in where active');
  if (row?.signed !== expected) throw new Error(`${row?.signed} signed in instead of ${expected}`);
}

/** What the server says to the database, written down for pgbench; what has a name is prepared once, as there. */
class Script {
  readonly #prepared = new Map<string, string>();
  readonly #lines: string[] = [];
  #transaction: string[] = [];

  listening(tx: Transaction): Transaction {
    return {
      orm: tx.orm,
      query: (text, values = [], name) => {
        const oneLine = text.replace(/\s+/g, ' ');
        const literals = values.map((value) => `'${String(value).replaceAll("'", "''")}'`);
        if (name) {
          const statement = name.replaceAll('-', '_');
          this.#prepared.set(statement, oneLine);
          this.#transaction.push(`execute ${statement}(${literals.join(', ')});`);
        } else {
          this.#transaction.push(
            `${oneLine.replace(/\$(\d+)/g, (_, place) => literals[Number(place) - 1] ?? 'null')};`,
          );
        }
        return tx.query(text, values, name);
      },
    };
  }

  commit(): void {
    this.#lines.push('begin;', ...this.#transaction, 'commit;');
    this.#transaction = [];
  }

  text(): string {
    const prepare = [...this.#prepared].map(([name, text]) => `prepare ${name} as ${text};`);
    return [...prepare, ...this.#lines, ''].join('\n');
  }
}

function pgbench(cluster: Cluster, file: string): Promise<void> {
  const url = new URL(cluster.url);
  const options = ['-h', url.hostname, '-p', url.port, '-U', url.username, '-n', '-c', '1', '-t', '1', '-f', file];
  const child = spawn(join(cluster.programs, 'pgbench'), [...options, url.pathname.slice(1)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      const failed = code !== 0 || said.some((line) => line.includes('ERROR') || line.includes('aborted'));
      if (failed) reject(new Error(`pgbench: ${said.join('')}`));
      else resolve();
    });
  });
}
