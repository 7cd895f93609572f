import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { noFaults } from '#tests/support/fault-proxy.ts';
import { makeDoorEvent } from '#tests/support/door-event.ts';
import { type FleetServer, startFleetServer } from '#tests/support/fleet.ts';
import type { HerdReport, HerdShare } from '#tests/support/herd-worker.ts';
import type { BenchResult } from './result.ts';

const threads = 2;
const drainMs = 120_000;
const settledMs = 10_000;

/** Sent again in the worst second against the mean, once the first ten seconds are over; 0 when nothing was. */
function retryPeak(requests: HerdReport['requests']): number {
  const failed = requests.filter(({ at, status }) => status !== 200 && at > settledMs);
  if (failed.length === 0) return 0;
  const perSecond = new Map<number, number>();
  for (const { at } of failed) perSecond.set(Math.floor(at / 1000), (perSecond.get(Math.floor(at / 1000)) ?? 0) + 1);
  const last = Math.max(...perSecond.keys());
  return Math.max(...perSecond.values()) / (failed.length / (last - settledMs / 1000 + 1));
}

/** How long the server took from a request's arrival to the end of its answer, by its own log, in ms. */
const serverTimes = (log: string): number[] =>
  log
    .split('\n')
    .filter((line) => line.includes('"route":"/event-api/sign-in/attempts"'))
    .map((line) => (JSON.parse(line) as { ms: number }).ms);

const p99 = (times: readonly number[]): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN);
};

/** Halls of so many phones, and three of ten guests seen by all phones of a hall. */
async function fillHalls(
  server: FleetServer,
  devices: number,
  phonesPerHall: number,
  pending: number,
  seed: number,
): Promise<HerdShare['phones']> {
  const phones: HerdShare['phones'] = [];
  const shared = Math.floor(pending * 0.3);
  const own = pending - shared;
  while (phones.length < devices) {
    const hall = await makeDoorEvent(server.world);
    const here = Math.min(phonesPerHall, devices - phones.length);
    const guests = await hall.addGuests(
      Array.from({ length: shared + own * here }, (_, n) => ({ nameTc: `賓客${n}` })),
    );
    const codes = guests.map(({ credential }) => credential);
    for (let n = 0; n < here; n++) {
      const { pairingCode } = await hall.addStation({ gate: `Gate ${n}` });
      const mine = [...codes.slice(0, shared), ...codes.slice(shared + n * own, shared + (n + 1) * own)];
      phones.push({ pairingCode, seed: seed * 1000 + phones.length, codes: mine });
    }
  }
  return phones;
}

function share(workerData: HerdShare): { ready: Promise<void>; go: () => Promise<HerdReport> } {
  const worker = new Worker(new URL('../support/herd-worker.ts', import.meta.url), { workerData });
  const next = <Message>() =>
    new Promise<Message>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  return {
    ready: next(),
    async go() {
      const report = next<HerdReport>();
      worker.postMessage('go');
      try {
        return await report;
      } finally {
        await worker.terminate();
      }
    },
  };
}

/**
 * T10: the network of twenty halls with ten phones each comes back in the same second, with a full queue on every phone.
 * A sign-in is told to the phones of its hall; `--hall 200` makes it one hall, where each is told to all of them.
 * @param args `--seed N`, `--devices N`, `--hall N` phones to each, `--pending N`
 */
export async function run(args: string[]): Promise<BenchResult> {
  const options = {
    seed: { type: 'string' },
    devices: { type: 'string' },
    hall: { type: 'string' },
    pending: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options, strict: false });
  const seed = Number(values.seed ?? 1);
  const devices = Number(values.devices ?? 200);
  const phonesPerHall = Number(values.hall ?? 10);
  const pending = Number(values.pending ?? 300);
  const server = await startFleetServer(seed, noFaults, { LOG_LEVEL: 'info' });
  try {
    const phones = await fillHalls(server, devices, phonesPerHall, pending, seed);
    const shares = Array.from({ length: threads }, (_, thread) =>
      share({ origin: server.portal.origin, drainMs, phones: phones.filter((_, n) => n % threads === thread) }),
    );
    await Promise.all(shares.map(({ ready }) => ready));
    const began = performance.now();
    const reports = await Promise.all(shares.map(({ go }) => go()));
    const drainedMs = performance.now() - began;
    const requests = reports.flatMap(({ requests }) => requests);
    const stored = await server.world.db.query<{ id: string }>('select id from attempt');
    const onServer = new Set(stored.map(({ id }) => id));
    const lost = reports.flatMap(({ acknowledged }) => acknowledged).filter((id) => !onServer.has(id)).length;
    const times = requests.filter(({ status }) => status === 200).map(({ ms }) => ms);
    const unhandled = requests.filter(({ status }) => status >= 500 && status !== 503).length;
    const waiting = reports.reduce((sum, { waiting }) => sum + waiting, 0);
    const peak = retryPeak(requests);
    return {
      bench: 'herd',
      value: unhandled,
      unit: 'unhandled 5xx',
      target: 'none, nothing lost, retry peak at most 2 times the mean',
      pass: unhandled === 0 && lost === 0 && waiting === 0 && peak <= 2,
      lost,
      waiting,
      retryPeak: Math.round(peak * 100) / 100,
      retries: requests.filter(({ status }) => status !== 200).length,
      p99ServerMs: p99(serverTimes(server.portal.output())),
      p99RequestMs: p99(times),
      drainedSeconds: Math.round(drainedMs / 100) / 10,
      attempts: onServer.size,
      devices,
      halls: Math.ceil(devices / phonesPerHall),
      pending,
      seed,
    };
  } finally {
    await server.close();
  }
}
