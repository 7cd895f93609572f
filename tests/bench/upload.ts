import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { FileField } from '#contract/file.ts';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { secretsOf } from '#server/secrets.ts';
import { systemClock, type World } from '#server/world.ts';
import { makeActivity } from '#tests/support/files.ts';
import { filmParts } from '#tests/support/mp4.ts';
import { makePerson } from '#tests/support/people.ts';
import { startPortal } from '#tests/support/portal.ts';
import { childrenOf, residentKb } from '#tests/support/processes.ts';
import { freePort, startCluster } from '#tests/support/postgres.ts';
import { secretKey } from '#tests/support/secret-key.ts';
import type { BenchResult } from './result.ts';

const mb = 1024 * 1024;
const partBytes = 64 * mb;
const turns = 3;
const longestCheckMs = 60_000;
const target = 0.7;
const mostMemoryMb = 64;

/**
 * A film of 500 MB through the portal, in parts as the upload field sends it, from the first call to the last answer,
 * against a bare node:http server that writes the same bytes to a file, in turns on the same disk. The memory is that
 * of the server's process from its idle state to the end of the check; the process that looks into the file is told
 * apart.
 */
export async function run(args: readonly string[]): Promise<BenchResult> {
  const size = Number(args[args.indexOf('--mb') + 1] || 500) * mb || 500 * mb;
  const folder = mkdtempSync(join(tmpdir(), 'portal-upload-'));
  const cluster = await startCluster();
  const world = await openWorldOn(cluster.url);
  const bare = await startBare(join(folder, 'bare'));
  const portal = await startPortal({
    demo: false,
    apiOnly: true,
    dataFolder: folder,
    environment: {
      DATABASE_URL: cluster.url,
      SECRET_KEY: secretKey,
      PUBLIC_URL: 'http://127.0.0.1',
      LOG_LEVEL: 'error',
    },
  });
  try {
    const { token } = await makePerson(world, { name: 'Ana', orgType: 'FUND_ADMIN' });
    const film = filmParts({ seconds: 600, bytes: size });
    const send = async (): Promise<number> => {
      const activityId = await makeActivity(world);
      const memory = watchMemory(portal.process.pid ?? 0);
      const ms = await sendInParts(portal.port, token, activityId, film);
      memory.lookAtChildren();
      await untilChecked(portal.port, token, activityId);
      memory.stop();
      memories.push(memory);
      return size / mb / (ms / 1000);
    };
    const memories: ReturnType<typeof watchMemory>[] = [];
    await sendInParts(portal.port, token, await makeActivity(world), filmParts({ seconds: 60, bytes: 64 * mb }));
    await sendWhole(bare.port, filmParts({ seconds: 60, bytes: 64 * mb }));
    const rates = { portal: [] as number[], bare: [] as number[] };
    for (let turn = 0; turn < turns; turn++) {
      untilDiskIsQuiet();
      const started = performance.now();
      await sendWhole(bare.port, film);
      rates.bare.push(size / mb / ((performance.now() - started) / 1000));
      untilDiskIsQuiet();
      rates.portal.push(await send());
    }
    const value = round(median(rates.portal) / median(rates.bare), 3);
    const memoryMb = round(Math.max(...memories.map(({ peak, idle }) => (peak - idle) / 1024)), 1);
    return {
      bench: 'upload',
      value,
      unit: 'ratio of throughput to a bare node:http server',
      target,
      pass: value >= target && memoryMb <= mostMemoryMb,
      megabytes: size / mb,
      portalMbPerSecond: rates.portal.map((rate) => round(rate, 0)),
      bareMbPerSecond: rates.bare.map((rate) => round(rate, 0)),
      peakMemoryAboveIdleMb: memoryMb,
      memoryTargetMb: mostMemoryMb,
      idleMemoryMb: round(Math.min(...memories.map(({ idle }) => idle)) / 1024, 1),
      checkingProcessMb: round(Math.max(...memories.map(({ children }) => children)) / 1024, 1),
    };
  } finally {
    await portal.stop();
    bare.process.kill();
    await world.db.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the one before has only handed to the system is written first: neither pays for the other's bytes. */
const untilDiskIsQuiet = (): void => void spawnSync('sync');

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const round = (value: number, digits: number): number => Number(value.toFixed(digits));

async function openWorldOn(url: string): Promise<World> {
  const config = readConfig({ SECRET_KEY: secretKey, PUBLIC_URL: 'http://127.0.0.1' }, false);
  const db = await openPostgres({ url, poolSize: 2, namedStatements: true, onError: () => undefined });
  return { config, db, clock: systemClock, log: pino({ level: 'silent' }), secrets: secretsOf(secretKey) };
}

/** A server of nothing but Node, in a process of its own. */
async function startBare(path: string): Promise<{ port: number; process: ChildProcess }> {
  const port = await freePort();
  const program = `
    import { createServer } from 'node:http';
    import { createWriteStream } from 'node:fs';
    import { pipeline } from 'node:stream/promises';
    let files = 0;
    createServer(async (request, response) => {
      await pipeline(request, createWriteStream(${JSON.stringify(path)} + ++files));
      response.end();
    }).listen(${port}, '127.0.0.1', () => process.stdout.write('ready'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return { port, process: child };
}

type Film = ReturnType<typeof filmParts>;
const noise = Buffer.alloc(mb, 0xa5);

/** The bytes of a film from `start` to before `end`. */
function* bytesOf({ head, noise: between, tail }: Film, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end;) {
    const inNoise = at - head.length;
    const inTail = inNoise - between;
    const here =
      inNoise < 0 ? head.subarray(at) : inTail < 0 ? noise.subarray(0, Math.min(mb, -inTail)) : tail.subarray(inTail);
    const piece = here.subarray(0, end - at);
    yield piece;
    at += piece.length;
  }
}

const sizeOf = ({ head, noise: between, tail }: Film): number => head.length + between + tail.length;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function call(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string | number>,
  body?: Iterable<Buffer>,
): Promise<IncomingMessage & { text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => resolve(Object.assign(answer, { text: Buffer.concat(chunks).toString() })));
    });
    outgoing.once('error', reject);
    void pour(body ?? [], outgoing).catch(reject);
  });
}

async function pour(body: Iterable<Buffer>, outgoing: NodeJS.WritableStream): Promise<void> {
  for (const piece of body) {
    if (!outgoing.write(piece)) await new Promise((resolve) => outgoing.once('drain', resolve));
  }
  outgoing.end();
}

const sendWhole = (port: number, film: Film) =>
  call(port, 'PUT', '/', { 'content-length': sizeOf(film) }, bytesOf(film, 0, sizeOf(film)));

async function sendInParts(port: number, token: string, activityId: string, film: Film): Promise<number> {
  const size = sizeOf(film);
  const started = performance.now();
  const said = { ownerKind: 'ACTIVITY', ownerId: activityId, group: 'VIDEO', filename: 'film.mp4', fingerprint: 'f' };
  const common = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` };
  const metadata = Object.entries(said).map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`);
  const begun = await call(port, 'POST', '/event-api/uploads', {
    ...common,
    'upload-length': size,
    'upload-metadata': metadata.join(','),
    'content-length': 0,
  });
  const place = begun.headers.location;
  if (!place) throw new Error(`no upload begun: ${begun.statusCode} ${begun.text}`);
  for (let at = 0; at < size; at += partBytes) {
    const end = Math.min(size, at + partBytes);
    const headers = {
      ...common,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': at,
      'content-length': end - at,
    };
    const { statusCode, text } = await call(port, 'PATCH', place, headers, bytesOf(film, at, end));
    if (statusCode !== 204) throw new Error(`a part was refused: ${statusCode} ${text}`);
  }
  return performance.now() - started;
}

async function untilChecked(port: number, token: string, activityId: string): Promise<void> {
  for (const deadline = Date.now() + longestCheckMs; Date.now() < deadline;) {
    const path = `/event-api/files/ACTIVITY/${activityId}/VIDEO`;
    const { text } = await call(port, 'GET', path, { authorization: `Bearer ${token}` });
    const [file] = (JSON.parse(text) as FileField).files;
    if (file?.newest.state === 'READY') return;
    if (file?.newest.state === 'REFUSED') throw new Error(`the film was refused: ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the film was not checked in time');
}

/** Resident memory in kilobytes, looked at all the time; finding a process's children is slow, so that is done last. */
function watchMemory(pid: number) {
  let withChildren = false;
  const watched = {
    idle: residentKb(pid),
    peak: 0,
    children: 0,
    lookAtChildren: () => void (withChildren = true),
    stop: () => clearInterval(timer),
  };
  const timer = setInterval(() => {
    watched.peak = Math.max(watched.peak, residentKb(pid));
    if (!withChildren) return;
    const children = childrenOf(pid).reduce((sum, child) => sum + residentKb(child), 0);
    watched.children = Math.max(watched.children, children);
  }, 50);
  return watched;
}
