import { parseArgs } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { staffRoles } from '#domain/account/roles.ts';
import { plusMs } from '#domain/instant.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { secretsOf } from '#server/secrets.ts';
import { systemClock, type World } from '#server/world.ts';
import { addCrowd, type CrowdSize, crowdUnit, makePlace } from '#tests/support/desk-crowd.ts';
import { p95, round } from '#tests/support/figures.ts';
import { listCall, type ListEndpoint, listEndpoints } from '#tests/support/list-endpoints.ts';
import { makePerson } from '#tests/support/people.ts';
import { startCluster } from '#tests/support/postgres.ts';
import { secretKey } from '#tests/support/secret-key.ts';
import type { BenchResult } from './result.ts';

const targetRatio = 1.5;
const targetSearchMs = 150;
const fewShare = 0.01;
const warmUps = 10;
/** So many times more where a list seems to be beyond the target. */
const moreOften = 4;
/** A quarter of a small server's memory, as PostgreSQL's manual advises; what it has by itself suits a laptop. */
const shared_buffers = '1GB';
/** Longer than a count of rows is remembered: every call counts as the first one does. */
const betweenCallsMs = 11_000;
/** After so long somebody else asks: a token holds for half an hour. */
const loginMs = 20 * 60_000;

/**
 * Every list and every search, asked for its first page, of a portal with a hundredth of the data and of one with all of
 * it; the app answers without a network in between and remembers no count. The value is the worst ratio of a list,
 * whether it is asked plainly or narrowed as staff do. A search finds a hundred times as many people in the larger
 * portal, so it is held to a time instead, on a quiet machine.
 * @param args `--enrollments N`, `--participants N`, `--accounts N`, `--calls N`, `--only LIST,LIST`
 */
export async function run(args: string[]): Promise<BenchResult> {
  const text = { type: 'string' } as const;
  const options = { enrollments: text, participants: text, accounts: text, calls: text, only: text } as const;
  const { values } = parseArgs({ args, options, strict: false });
  const size = {
    enrollments: Number(values.enrollments ?? 100_000),
    participants: Number(values.participants ?? 100_000),
    accounts: Number(values.accounts ?? 100_000),
  };
  const calls = Number(values.calls ?? 100);
  const cluster = await startCluster({ shared_buffers });
  const halls: Hall[] = [];
  try {
    const few = await openHall(await newDatabase(cluster.url, 'few'), size, fewShare);
    halls.push(few);
    const many = await openHall(await newDatabase(cluster.url, 'many'), size, 1);
    halls.push(many);

    const measured: { name: string; isSearch: boolean; few: number; many: number; ratio: number }[] = [];
    const notMeasured: string[] = [];
    const only = typeof values.only === 'string' ? values.only.split(',') : null;
    for (const list of listEndpoints.filter(({ name }) => only?.includes(name.split(' ')[0] ?? '') ?? true)) {
      const times = await timesOf(list, { few, many }, calls);
      if (!times) {
        notMeasured.push(list.name);
        continue;
      }
      measured.push({
        name: list.name,
        isSearch: isSearch(list),
        few: p95(times.few),
        many: p95(times.many),
        ratio: ratioOf(times),
      });
    }

    const sorted = measured.toSorted((one, other) => other.ratio - one.ratio);
    for (const { name, ratio, ...of } of sorted) {
      const [small95, large95] = [of.few, of.many].map((ms) => ms.toFixed(2).padStart(8));
      process.stdout.write(`${name.padEnd(40)} ${small95} ms ${large95} ms  x${ratio}\n`);
    }
    const worst = sorted.find(({ isSearch }) => !isSearch);
    const slowest = measured.filter(({ isSearch }) => isSearch).toSorted((one, other) => other.many - one.many)[0];
    return {
      bench: 'lists',
      value: worst?.ratio ?? Number.NaN,
      unit: 'p95 with all rows / p95 with a hundredth of them, worst list, nothing remembered',
      target: targetRatio,
      pass:
        (worst === undefined || worst.ratio <= targetRatio) &&
        (slowest === undefined || slowest.many <= targetSearchMs) &&
        measured.length > 0,
      worst: worst?.name ?? '',
      slowestSearch: slowest?.name,
      slowestSearchMs: slowest && round(slowest.many),
      targetSearchMs,
      lists: measured.length,
      notMeasured,
      slowestMs: round(Math.max(...measured.map(({ many }) => many))),
      ...size,
      calls,
    };
  } finally {
    for (const hall of halls) await hall.close();
    await cluster.stop();
  }
}

/** Milliseconds, call by call. */
interface Times {
  few: number[];
  many: number[];
}

const isSearch = ({ narrowed }: ListEndpoint): boolean => narrowed?.['search'] !== undefined;
const ratioOf = ({ few, many }: Times): number => round(p95(many) / p95(few));

type Halls = Record<'few' | 'many', Hall>;

/** Null for a list that cannot be asked for. */
async function timesOf(list: ListEndpoint, halls: Halls, calls: number): Promise<Times | null> {
  const times = await askInTurns(list, halls, calls);
  if (!times || isSearch(list) || ratioOf(times) <= targetRatio) return times;
  // The sixth slowest of a hundred calls may be a pause of the machine. More are asked for, and all of them count.
  const more = await askInTurns(list, halls, calls * moreOften);
  if (!more) throw new Error(`${list.name} was answered, and then was not`);
  return { few: [...times.few, ...more.few], many: [...times.many, ...more.many] };
}

/** In turns, so that whatever else the machine does meets both alike. */
async function askInTurns(list: ListEndpoint, { few, many }: Halls, calls: number): Promise<Times | null> {
  const times: Times = { few: [], many: [] };
  for (let at = -warmUps; at < calls; at++) {
    const pair = { few: await few.ask(list), many: await many.ask(list) };
    if (Number.isNaN(pair.few) || Number.isNaN(pair.many)) return null;
    if (at < 0) continue;
    times.few.push(pair.few);
    times.many.push(pair.many);
  }
  return times;
}

async function newDatabase(clusterUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

interface Hall {
  /** Milliseconds of one call; NaN for a list that cannot be asked for without knowing more. */
  ask(list: ListEndpoint): Promise<number>;
  close(): Promise<void>;
}

/** The app on a database with a share of the crowd. */
async function openHall(url: string, size: CrowdSize, share: number): Promise<Hall> {
  const db = await openPostgres({ url, poolSize: 4, namedStatements: true, onError: () => undefined });
  const config = readConfig({ SECRET_KEY: secretKey, PUBLIC_URL: 'http://127.0.0.1', LOG_LEVEL: 'silent' }, false);
  const log = pino({ level: 'silent' });
  let passedMs = 0;
  const clock = { now: () => plusMs(systemClock.now(), passedMs) };
  const world: World = { config, db, clock, log, secrets: secretsOf(secretKey) };
  const app = await buildApp(world, { webFolder: null });
  const place = await makePlace(world);
  await addCrowd(world, place, size, 0, share);
  const unitId = crowdUnit(1);
  const known = { activityId: place.activityIds[0] ?? '', eventId: place.eventId, unitId };
  /** Each list is asked for by somebody else: how often one may ask is another matter. */
  const logins = new Map<string, { token: string; untilMs: number }>();
  const tokenFor = async ({ name, endpoint }: ListEndpoint): Promise<string> => {
    const staff = Array.isArray(endpoint.access)
      ? staffRoles.find((role) => endpoint.access.includes(role))
      : undefined;
    const person = staff ? { orgType: staff, unitId: null } : { orgType: 'EXHIBITOR' as const, unitId };
    const login = logins.get(name);
    if (login && login.untilMs > passedMs) return login.token;
    const { token } = await makePerson(world, { name, ...person });
    logins.set(name, { token, untilMs: passedMs + loginMs });
    return token;
  };
  let asked = 0;
  return {
    async ask(list) {
      const { endpoint } = list;
      const call = listCall(list, known);
      if (!call || endpoint.access === 'device') return Number.NaN;
      const token = await tokenFor(list);
      asked++;
      passedMs += betweenCallsMs;
      const began = performance.now();
      const answer = await app.inject({
        method: endpoint.method === 'post' ? 'POST' : 'GET',
        url: `/event-api${call.path}`,
        headers: endpoint.access === 'public' ? {} : { authorization: `Bearer ${token}` },
        ...(call.body ? { payload: call.body } : {}),
        remoteAddress: `10.0.${Math.floor(asked / 250) % 250}.${asked % 250}`,
      });
      return answer.statusCode < 300 ? performance.now() - began : Number.NaN;
    },
    async close() {
      await app.close();
      await db.close();
    },
  };
}
