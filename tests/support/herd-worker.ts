import { parentPort, workerData } from 'node:worker_threads';
import type { Door } from '#web/door/door.ts';
import { openDoor } from '#web/door/open-door.ts';
import { listed, makePhone, type Phone, sent } from './door-phone.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';

export interface HerdShare {
  origin: string;
  phones: { pairingCode: string; seed: number; codes: string[] }[];
  drainMs: number;
}

export interface HerdReport {
  acknowledged: string[];
  waiting: number;
  /**
   * When each request with attempts was sent, in ms since the network came back, how long it took, its status (0:
   * none).
   */
  requests: { at: number; ms: number; status: number }[];
}

/**
 * Many phones: each fills its queue without a network; then, when told, all have one at the same moment.
 */
const { origin, phones, drainMs } = workerData as HerdShare;
const requests: HerdReport['requests'] = [];
let began = 0;

const doors: { phone: Phone; door: Door; acknowledged: string[] }[] = [];
for (const { pairingCode, seed, codes } of phones) {
  const address = `10.9.${seed >> 8}.${seed & 255}`;
  const phone = makePhone({ origin, random: seededNumbers(seed), address });
  const { fetch } = phone.environment;
  phone.environment.fetch = async (url, init) => {
    const at = performance.now() - began;
    const watched = url.endsWith('/sign-in/attempts') && began > 0;
    try {
      const response = await fetch(url, init);
      if (watched) requests.push({ at, ms: performance.now() - began - at, status: response.status });
      return response;
    } catch (error) {
      if (watched) requests.push({ at, ms: performance.now() - began - at, status: 0 });
      throw error;
    }
  };
  const door = openDoor(phone.environment);
  await door.pair(pairingCode, `Phone ${seed}`);
  await listed(door, 60_000);
  phone.setOnline(false);
  const acknowledged: string[] = [];
  for (const text of codes) {
    const { attemptId } = await door.scan({ text, source: 'CAMERA' });
    if (attemptId) acknowledged.push(attemptId);
  }
  doors.push({ phone, door, acknowledged });
}

async function drain(): Promise<void> {
  began = performance.now();
  for (const { phone } of doors) {
    phone.setOnline(true);
    phone.wake();
  }
  await Promise.all(doors.map(({ door }) => sent(door, drainMs).catch(() => undefined)));
  const report: HerdReport = {
    acknowledged: doors.flatMap(({ acknowledged }) => acknowledged),
    waiting: doors.reduce((sum, { door }) => sum + door.getState().queue.pending, 0),
    requests,
  };
  await Promise.all(doors.map(({ door }) => door.close()));
  parentPort?.postMessage(report);
}

parentPort?.once('message', () => void drain());
parentPort?.postMessage('ready');
