import { Worker } from 'node:worker_threads';
import { instantOf } from '#domain/instant.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { secretsOf } from '#server/secrets.ts';
import type { World } from '#server/world.ts';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { type DoorEvent, makeDoorEvent } from './door-event.ts';
import { type FaultProxy, type Faults, startFaultProxy } from './fault-proxy.ts';
import type { ShiftPlan, ShiftReport } from './fleet-phone.ts';
import { type PortalProcess, startPortal } from './portal.ts';
import { temporaryDatabase } from './postgres.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { secretKey } from './secret-key.ts';
import { type DeviceJournal, lawViolations } from './sign-in-laws.ts';

/** Every phone holds everybody's guests, and all phones are in one process: longer shifts meet people again. */
const mostOwnGuests = 400;

/**
 * The real server as a process of its own on PostgreSQL, a proxy with faults before it, and its database to look into.
 */
export interface FleetServer {
  portal: PortalProcess;
  proxy: FaultProxy;
  world: World;
  event: DoorEvent;
  close(): Promise<void>;
}

export async function startFleetServer(
  seed: number,
  faults?: Faults,
  environment: Record<string, string> = {},
): Promise<FleetServer> {
  const database = await temporaryDatabase();
  const settings = {
    DATABASE_URL: database.url,
    SECRET_KEY: secretKey,
    PUBLIC_URL: 'http://127.0.0.1:8080',
    ...environment,
  };
  const portal = await startPortal({ demo: false, apiOnly: true, environment: settings });
  const db = await openPostgres({ url: database.url, poolSize: 4, namedStatements: true, onError: () => undefined });
  const world: World = {
    config: readConfig({ ...settings, LOG_LEVEL: 'silent' }, false),
    db,
    clock: { now: () => instantOf(Date.now()) },
    log: pino({ level: 'silent' }),
    secrets: secretsOf(secretKey),
  };
  const proxy = await startFaultProxy(portal.origin, seed, faults);
  return {
    portal,
    proxy,
    world,
    event: await makeDoorEvent(world),
    async close() {
      await proxy.close();
      await portal.remove();
      await db.close();
      await database.drop();
    },
  };
}

export interface FleetPlan extends Pick<
  ShiftPlan,
  'scans' | 'upMs' | 'downMs' | 'betweenMs' | 'reloadEvery' | 'standstillMs'
> {
  devices: number;
  seed: number;
  /** Threads that the phones are spread over. */
  threads: number;
  sharedRatio: number;
}

export interface FleetResult {
  lost: number;
  extra: number;
  violations: string[];
  acknowledged: number;
  stored: number;
  waiting: number;
  notStored: number;
  slowestDrainMs: number;
  decisionP95Ms: number;
  faults: Record<string, number>;
}

/** A fleet's day through the proxy, and what the two journals say about it afterwards. */
export async function runFleet(server: FleetServer, plan: FleetPlan): Promise<FleetResult> {
  const { event, portal, proxy, world } = server;
  const random = seededNumbers(plan.seed);
  const perPhone = Math.min(plan.scans, mostOwnGuests);
  const guests = await event.addGuests(
    Array.from({ length: perPhone * (plan.devices + 1) }, (_, n) => ({ nameTc: `賓客${n}`, nameEn: `Guest ${n}` })),
  );
  const codes = guests.map(({ credential }) => credential);
  const plans: ShiftPlan[] = [];
  for (let device = 0; device < plan.devices; device++) {
    const { pairingCode } = await event.addStation({ gate: `Gate ${device % 5}` });
    plans.push({
      ...plan,
      portal: portal.origin,
      origin: proxy.origin,
      pairingCode,
      seed: plan.seed * 1000 + device * 10,
      ownCodes: codes.slice(perPhone * (device + 1), perPhone * (device + 2)),
      sharedCodes: codes.slice(0, perPhone),
      clockAheadMs: Math.round((random() - 0.5) * 20 * 60_000),
    });
  }
  const reports = await shifts(plans, plan.threads);
  const journals = reports.map(({ deviceId, attempts, verdicts }): DeviceJournal => ({
    deviceId,
    attempts,
    verdicts: new Map(verdicts),
  }));
  const violations = await lawViolations(world.db, journals, guests);
  const stored = await world.db.query<{ id: string }>('select id from attempt where device_id is not null');
  const onServer = new Set(stored.map(({ id }) => id));
  const made = new Set(reports.flatMap(({ attempts }) => attempts.map(({ id }) => id)));
  // A refused person scanned again at once stands for the same attempt.
  const acknowledged = [...new Set(reports.flatMap((report) => report.acknowledged))];
  return {
    lost: acknowledged.filter((id) => !onServer.has(id)).length,
    extra: [...onServer].filter((id) => !made.has(id)).length,
    violations,
    acknowledged: acknowledged.length,
    stored: onServer.size,
    waiting: reports.reduce((sum, { waiting }) => sum + waiting, 0),
    notStored: reports.reduce((sum, { notStored }) => sum + notStored, 0),
    slowestDrainMs: Math.round(Math.max(...reports.map(({ drainedMs }) => drainedMs))),
    decisionP95Ms: Math.max(...reports.map(({ decisionP95Ms }) => decisionP95Ms ?? 0)),
    faults: proxy.counts,
  };
}

async function shifts(plans: readonly ShiftPlan[], threads: number): Promise<ShiftReport[]> {
  const shares = Array.from({ length: threads }, (_, thread) => plans.filter((_, at) => at % threads === thread));
  const reports = await Promise.all(shares.filter((share) => share.length > 0).map(inThread));
  return reports.flat();
}

function inThread(plans: ShiftPlan[]): Promise<ShiftReport[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fleet-worker.ts', import.meta.url), { workerData: plans });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

export const describeFleet = (result: FleetResult): string =>
  JSON.stringify({ ...result, violations: result.violations.slice(0, 10) });
