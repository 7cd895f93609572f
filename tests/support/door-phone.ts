import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type Instant, msOf } from '#domain/instant.ts';
import type { Door } from '#web/door/door.ts';
import type { DoorState } from '#web/door/door-state.ts';
import type { DoorChannel, DoorEnvironment } from '#web/door/environment.ts';

/** A phone: its storage outlives the pages that are opened on it, and its clock may be wrong. */
export interface Phone {
  /** What every page opened on it runs on. */
  environment: DoorEnvironment;
  indexedDB: IDBFactory;
  /** Where it looks for the server: of pages opened from now on. */
  origin: string;
  /** Without a network no request gets through, and those under way are cut. */
  setOnline(online: boolean): void;
  /** How far its own clock is ahead, in ms. */
  clockAheadMs: number;
  /** As if the page came to the front. */
  wake(): void;
}

export interface PhoneOptions {
  /** As http://127.0.0.1:12345. */
  origin: string;
  /** The true time; the machine's by default. */
  now?: () => Instant;
  random?: () => number;
  /** Its own address, for servers that count calls by address. */
  address?: string;
  more?: Partial<DoorEnvironment>;
}

export function makePhone({ origin, now, random, address, more }: PhoneOptions): Phone {
  const trueMs = now ? () => msOf(now()) : () => Date.now();
  const listeners = new Set<() => void>();
  const channels = new Set<{ name: string; hear: (message: unknown) => void }>();
  let network = new AbortController();
  const openChannel = (name: string): DoorChannel => {
    const own: { name: string; hear: (message: unknown) => void } = { name, hear: () => undefined };
    channels.add(own);
    return {
      post(message) {
        for (const other of channels)
          if (other !== own && other.name === name) queueMicrotask(() => other.hear(message));
      },
      listen: (listener) => (own.hear = listener),
      close: () => channels.delete(own),
    };
  };
  const phone: Phone = {
    indexedDB: new IDBFactory(),
    origin,
    setOnline(now) {
      if (now) network = new AbortController();
      else network.abort();
    },
    clockAheadMs: 0,
    wake: () => listeners.forEach((listener) => listener()),
    environment: {
      get indexedDB() {
        return phone.indexedDB;
      },
      fetch: async (url, init) => {
        const signals = init.signal ? [network.signal, init.signal] : [network.signal];
        const headers = { ...(init.headers as object), ...(address ? { 'x-forwarded-for': address } : {}) };
        return fetch(url, { ...init, headers, signal: AbortSignal.any(signals) });
      },
      crypto,
      locks: null,
      openChannel,
      wallNow: () => trueMs() + phone.clockAheadMs,
      monotonicNow: now ? trueMs : () => performance.now(),
      setTimer: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      random: random ?? Math.random,
      get apiUrl() {
        return `${phone.origin}/event-api`;
      },
      appVersion: 'test',
      startSearchWorker: null,
      storage: null,
      onWake(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      askToBeWoken: () => undefined,
      isHidden: () => false,
      ...more,
    },
  };
  return phone;
}

/** Resolves with the first state for which something holds. @throws when that takes longer than `ms` */
export function until(
  door: Pick<Door, 'getState' | 'subscribe'>,
  holds: (state: DoorState) => boolean,
  what: string,
  ms = 20_000,
): Promise<DoorState> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const state = door.getState();
      if (!holds(state)) return;
      clearTimeout(timer);
      stop();
      resolve(state);
    };
    const timer = setTimeout(() => {
      stop();
      const { phase, queue, connection, list } = door.getState();
      reject(new Error(`not seen: ${what}; the phone is ${JSON.stringify({ phase, queue, connection, list })}`));
    }, ms);
    const stop = door.subscribe(look);
    look();
  });
}

export const sent = (door: Door, ms?: number): Promise<DoorState> =>
  until(door, ({ phase, queue }) => phase !== 'opening' && queue.pending === 0, 'everything sent', ms);

export const listed = (door: Door, ms?: number): Promise<DoorState> =>
  until(door, ({ phase, list }) => phase === 'ready' && list.people !== null, 'ready, with a list', ms);
