import type { StoredVerdict, Attempt } from '#contract/sign-in/attempt.ts';
import type { Door } from '#web/door/door.ts';
import { openDoor } from '#web/door/open-door.ts';
import { listed, makePhone, type Phone, sent } from './door-phone.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';

/** One phone of the fleet and its working day. */
export interface ShiftPlan {
  /** Where the phone is paired, and the way with faults that it works over. */
  portal: string;
  origin: string;
  pairingCode: string;
  seed: number;
  scans: number;
  /** Codes that only this phone sees, and codes that all phones see. */
  ownCodes: string[];
  sharedCodes: string[];
  sharedRatio: number;
  /** Mean time with and without a network, in ms. */
  upMs: number;
  downMs: number;
  /** Mean pause between two people, in ms. */
  betweenMs: number;
  /** The page is closed and opened again after so many scans. */
  reloadEvery: number;
  clockAheadMs: number;
  /** How long the queue may stand still after the last reconnect before it counts as stuck, in ms. */
  standstillMs: number;
}

export interface ShiftReport {
  deviceId: string;
  attempts: Attempt[];
  verdicts: [string, StoredVerdict][];
  /** What the operator was shown, noted by the test itself. */
  acknowledged: string[];
  notStored: number;
  drainedMs: number;
  waiting: number;
  decisionP95Ms: number | null;
}

/**
 * Works through a shift: guests come, the network goes and comes, the page is reloaded, and then all is handed over.
 */
export async function workShift(plan: ShiftPlan): Promise<ShiftReport> {
  const random = seededNumbers(plan.seed);
  const phone = await pairPhone(plan);
  let door = openDoor(phone.environment);
  const stopFlapping = flap(phone, plan, seededNumbers(plan.seed + 2));
  const acknowledged: string[] = [];
  let notStored = 0;
  for (let n = 1; n <= plan.scans; n++) {
    const shown = await scanSomebody(door, plan, random);
    for (const card of shown) {
      if (card.attemptId !== null) acknowledged.push(card.attemptId);
      if (card.result === 'NOT_STORED') notStored++;
    }
    if (n % plan.reloadEvery === 0 && n < plan.scans) {
      await door.close();
      door = openDoor(phone.environment);
    }
    await new Promise((resolve) => setTimeout(resolve, -Math.log(1 - random()) * plan.betweenMs));
  }
  stopFlapping();
  phone.setOnline(true);
  phone.wake();
  const began = performance.now();
  await drained(door, plan.standstillMs);
  const drainedMs = performance.now() - began;
  const { station, queue, decisionP95Ms } = door.getState();
  const exported = JSON.parse((await door.exportQueue()).text) as {
    attempts: { attempt: Attempt; verdict?: StoredVerdict }[];
  };
  await door.close();
  return {
    deviceId: station?.deviceId ?? '',
    attempts: exported.attempts.map(({ attempt }) => attempt),
    verdicts: exported.attempts.flatMap(
      ({ attempt, verdict }) => (verdict ? [[attempt.id, verdict] as const] : []) as [string, StoredVerdict][],
    ),
    acknowledged,
    notStored,
    drainedMs,
    waiting: queue.pending,
    decisionP95Ms,
  };
}

/** Comes back when the queue is empty, or has stopped getting shorter. */
async function drained(door: Door, standstillMs: number): Promise<void> {
  for (let before = Infinity; ;) {
    const isEmpty = await sent(door, standstillMs).then(
      () => true,
      () => false,
    );
    const left = door.getState().queue.pending;
    if (isEmpty || left >= before) return;
    before = left;
  }
}

/** All phones of the fleet fetch their list at once. */
const pairingMs = 180_000;

/** Over a network without faults: a pairing code works once, and a person would ask for another one. */
async function pairPhone(plan: ShiftPlan): Promise<Phone> {
  const address = `10.${(plan.seed >> 16) & 255}.${(plan.seed >> 8) & 255}.${plan.seed & 255}`;
  const phone = makePhone({ origin: plan.portal, random: seededNumbers(plan.seed + 1), address });
  phone.clockAheadMs = plan.clockAheadMs;
  const door = openDoor(phone.environment);
  await door.pair(plan.pairingCode, `Phone ${plan.seed}`);
  await listed(door, pairingMs);
  await door.close();
  phone.origin = plan.origin;
  return phone;
}

async function scanSomebody(door: Door, plan: ShiftPlan, random: () => number) {
  const pool = random() < plan.sharedRatio ? plan.sharedCodes : plan.ownCodes;
  const dice = random();
  const text = dice < 0.02 ? `menu ${Math.floor(random() * 50)}` : (pool[Math.floor(random() * pool.length)] ?? '');
  const card = await door.scan({ text, source: 'CAMERA' });
  const cards = [card];
  if (card.result === 'ALREADY_SIGN_IN' && card.attemptId && random() < 0.2) {
    cards.push(await door.letIn(card.attemptId, 'lost their badge'));
  }
  if (card.shown === 'ADMIT' && card.attemptId && random() < 0.03) await door.undo(card.attemptId, 'wrong person');
  return cards;
}

/** The network of one phone goes and comes at random times. @returns how to stop */
function flap(phone: Phone, { upMs, downMs }: ShiftPlan, random: () => number): () => void {
  let timer: NodeJS.Timeout;
  const next = (online: boolean) => {
    phone.setOnline(online);
    if (online) phone.wake();
    timer = setTimeout(() => next(!online), -Math.log(1 - random()) * (online ? upMs : downMs));
  };
  next(true);
  return () => clearTimeout(timer);
}
