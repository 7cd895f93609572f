import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { secretsOf } from '#server/secrets.ts';
import { peopleChanged } from '#server/sign-in/people/people-changed.ts';
import { systemClock, type World } from '#server/world.ts';
import { startPortal } from '#tests/support/portal.ts';
import { startCluster } from '#tests/support/postgres.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { secretKey } from '#tests/support/secret-key.ts';
import { makeCrowd } from '#tests/support/sign-in-crowd.ts';
import {
  type Caller,
  type Guest,
  HeldList,
  makeFair,
  makeSupervisor,
  pairPhone,
  Phone,
} from '#tests/support/sign-in-door.ts';
import type { BenchResult } from './result.ts';

const people = 50_000;
const cuts = 20;
const editsPerSecond = 5;
const targetMegabytes = 4;

interface Wire extends Caller {
  /** Compressed bytes received so far. */
  bytes: number;
}

/** Calls as a browser does: compressed, and counting what came over the wire. */
function wireTo(port: number): Wire {
  const wire: Wire = {
    bytes: 0,
    call: (method, path, { token, body } = {}) =>
      new Promise((resolve, reject) => {
        const headers = {
          'accept-encoding': 'br, gzip',
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        };
        const to = { host: '127.0.0.1', port, method: method.toUpperCase(), path: `/event-api${path}`, headers };
        const sent = request(to, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const raw = Buffer.concat(chunks);
            wire.bytes += raw.length;
            const encoding = answer.headers['content-encoding'];
            const plain = encoding === 'br' ? brotliDecompressSync(raw) : encoding === 'gzip' ? gunzipSync(raw) : raw;
            resolve({ status: answer.statusCode ?? 0, body: JSON.parse(plain.toString('utf8')) });
          });
        });
        sent.on('error', reject);
        if (method === 'get') sent.end();
        else sent.end(JSON.stringify(body ?? {}));
      }),
  };
  return wire;
}

/** T18: everybody to one device, then cut off at random places while people are edited and signed in. */
export async function run(args: readonly string[]): Promise<BenchResult> {
  const seed = Number(args[args.indexOf('--seed') + 1] || 1) || 1;
  const cluster = await startCluster();
  const db = await openPostgres({ url: cluster.url, poolSize: 8, namedStatements: true, onError: () => undefined });
  const config = readConfig({ SECRET_KEY: secretKey, PUBLIC_URL: 'http://127.0.0.1', LOG_LEVEL: 'silent' }, false);
  const world: World = {
    config,
    db,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    secrets: secretsOf(secretKey),
  };
  const environment = {
    DATABASE_URL: cluster.url,
    SECRET_KEY: secretKey,
    PUBLIC_URL: 'http://127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const portal = await startPortal({ demo: false, apiOnly: true, environment });
  try {
    const fair = await makeFair(world);
    const crowd = await makeCrowd(world, fair, people, seed);
    await db.query('vacuum analyze participant');
    const wire = wireTo(portal.port);
    const supervisor = await makeSupervisor(world);
    const reader = await pairPhone(wire, world, supervisor.token, fair, { gate: 'Gate A' });
    const door = await pairPhone(wire, world, supervisor.token, fair, { gate: 'Gate B' });

    const before = wire.bytes;
    const started = performance.now();
    await new HeldList(reader, 'details').refresh();
    const seconds = (performance.now() - started) / 1000;
    const megabytes = (wire.bytes - before) / 1024 / 1024;

    const lists = await cutAndEdited({ world, reader, door, crowd, random: seededNumbers(seed) });
    return {
      bench: 'snapshot',
      value: Number(megabytes.toFixed(2)),
      unit: 'MB on the wire for 50,000 people',
      target: targetMegabytes,
      pass: megabytes <= targetMegabytes && lists.wrong === 0,
      seconds: Number(seconds.toFixed(1)),
      people,
      cuts,
      edits: lists.edits,
      wrongLists: lists.wrong,
      seed,
    };
  } finally {
    await portal.remove();
    await db.close();
    await cluster.stop();
  }
}

interface Scene {
  world: World;
  reader: Phone;
  door: Phone;
  crowd: readonly Guest[];
  random: () => number;
}

/** @returns how many lists were not the server's in the end: `HeldList` compares count and checksum */
async function cutAndEdited({ world, reader, door, crowd, random }: Scene): Promise<{ wrong: number; edits: number }> {
  const someone = () => crowd[Math.floor(random() * crowd.length)] as Guest;
  const enough = new AbortController();
  let edits = 0;
  const changing = (async () => {
    while (!enough.signal.aborted) {
      const { id } = someone();
      await world.db.transaction(async (tx) => {
        const what = edits % 10 === 0 ? 'removed_at = now()' : `title = 'edit ${edits}'`;
        await tx.query(
          `update participant set ${what}, version = version + 1, changed_by = pg_current_xact_id() where id = $1`,
          [id],
        );
        await peopleChanged(world, tx, [id]);
      });
      await door.send([door.scan(someone())]);
      edits++;
      await new Promise((resolve) => setTimeout(resolve, 1000 / editsPerSecond));
    }
  })();
  let wrong = 0;
  for (let cut = 0; cut < cuts; cut++) {
    const list = new HeldList(reader, 'details');
    const pages = Math.floor(random() * 12);
    try {
      for (let page = 0; page < pages && (await list.step(2000 + Math.floor(random() * 3000))); page++);
      await list.refresh(5000);
      if (list.people.size < people - edits) wrong++;
    } catch {
      wrong++;
    }
  }
  enough.abort();
  await changing;
  return { wrong, edits };
}
