import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Station as StationRow } from '#contract/sign-in/station.ts';
import { hashOfCode } from '#server/sign-in/code/code-hash.ts';
import { Database } from '#web/door/database.ts';
import { type KeptAttempt, queueMigrations, type QueueSchema } from '#web/door/queue/queue-database.ts';
import type { Guest } from '#tests/support/door-event.ts';
import { listed, sent, until } from '#tests/support/door-phone.ts';
import { breakStorage, connectionLost, keptIn, quotaExceeded, spoil } from '#tests/support/door-storage.ts';
import { type DoorWorld, type Fair, openDoorWorld } from '#tests/support/door-world.ts';

let at: DoorWorld;
let fair: Fair;
let guests: Guest[];
let mend = (): void => undefined;

beforeAll(async () => (at = await openDoorWorld()));
beforeEach(async () => {
  fair = await at.newFair();
  guests = await fair.addGuests(Array.from({ length: 20 }, (_, n) => ({ nameTc: `賓客${n}` })));
});
afterEach(async () => {
  mend();
  await at.closeDoors();
});
afterAll(() => at.close());

const camera = (guest: Guest | undefined) => ({ text: guest?.credential ?? '', source: 'CAMERA' as const });
const stations = async () => {
  const path = `/sign-in/stations?activityId=${fair.activityId}`;
  const { body } = await at.world.call<{ stations: StationRow[] }>('get', path, { token: fair.supervisor.token });
  return body.stations;
};

test('a phone that is full frees its list first, and is never green without a durable row', async () => {
  const { phone, door } = await fair.station('North');
  phone.setOnline(false);
  for (let write = 1; write <= 4; write++) {
    // The first so many writes of a scan fail; freeing the list makes room only up to a point.
    mend = breakStorage(
      'put',
      quotaExceeded,
      (store, count) => ['attempts', 'counters'].includes(store) && count <= write,
    );
    const card = await door.scan(camera(guests[write]));
    mend();
    const kept = await keptIn<KeptAttempt>(phone, 'attempts');
    const isKept = kept.some(({ fact }) => fact.credential === hashOfCode(guests[write]?.credential ?? ''));
    expect(card.shown === 'ADMIT').toBe(isKept);
    expect(card.tone === 'admitted' || card.result === 'NOT_STORED').toBe(true);
  }
  expect(await keptIn(phone, 'pages', 'door-people')).toEqual([]);
  expect((await door.scan(camera(guests[10]))).result).toBe('SIGNED_IN');
  const numbers = (await keptIn<KeptAttempt>(phone, 'attempts')).map(({ seq }) => seq);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  phone.setOnline(true);
  door.sendNow();
  await sent(door);
});

test('a lost connection to the storage is opened again; while it stays lost nothing is green', async () => {
  const { phone, door } = await fair.station('North');
  phone.setOnline(false);
  mend = breakStorage('transaction', connectionLost, (_, count) => count === 1);
  expect((await door.scan(camera(guests[0]))).result).toBe('SIGNED_IN');
  mend();
  mend = breakStorage('transaction', connectionLost, () => true);
  expect(await door.scan(camera(guests[1]))).toMatchObject({ result: 'NOT_STORED', tone: 'failed', attemptId: null });
  expect(door.getState().storage.lastFailure).toBe('UnknownError');
  mend();
  expect((await door.scan(camera(guests[1]))).result).toBe('SIGNED_IN');
  expect(await keptIn(phone, 'attempts')).toHaveLength(2);
});

test('a page goes on scanning after another one, of a newer version, has migrated the storage', async () => {
  const { phone, door } = await fair.station('North');
  phone.setOnline(false);
  expect((await door.scan(camera(guests[0]))).result).toBe('SIGNED_IN');
  const newer = new Database<QueueSchema>({
    factory: phone.indexedDB,
    name: 'door-queue',
    migrations: [...queueMigrations, (database) => void database.createObjectStore('newer' as 'leases')],
  });
  expect(await newer.use((queue) => queue.count('attempts'))).toBe(1);
  expect((await door.scan(camera(guests[1]))).result).toBe('SIGNED_IN');
  expect(await newer.use((queue) => queue.count('attempts'))).toBe(2);
  newer.letGo();
});

test('storage that does not open at all is said, and nobody is let in by it', async () => {
  const { phone, door } = await fair.station('North');
  await door.close();
  phone.environment = {
    ...phone.environment,
    indexedDB: Object.assign(new IDBFactory(), {
      open: () => {
        throw new DOMException(
          'A mutation operation was attempted on a database that did not allow mutations.',
          'InvalidStateError',
        );
      },
    }),
  };
  const again = at.open(phone);
  await until(again, ({ phase }) => phase === 'storageFailed', 'that storage failed');
  await expect(again.scan(camera(guests[0]))).rejects.toThrow('NOT_READY');
});

test('a phone whose storage was cleared is paired again, and the server says what it has never seen (N3)', async () => {
  const { phone, door, stationId } = await fair.station('North');
  await door.scan(camera(guests[0]));
  await sent(door);
  // Attempts cannot get through, while the phone can still say how it is.
  const { fetch } = phone.environment;
  phone.environment.fetch = async (url, init) => {
    if (url.endsWith('/sign-in/attempts')) throw new TypeError('fetch failed');
    return fetch(url, init);
  };
  for (const guest of guests.slice(1, 5)) await door.scan(camera(guest));
  phone.wake();
  await expect.poll(async () => (await stations())[0]?.missing, { timeout: 10_000 }).toBe(4);
  await door.close();

  phone.indexedDB = new IDBFactory();
  phone.environment.fetch = fetch;
  const cleared = at.open(phone);
  await until(cleared, ({ phase }) => phase === 'unpaired', 'no station');
  const { body } = await at.world.call<{ pairingCode: string }>('post', `/sign-in/stations/${stationId}/pairing`, {
    token: fair.supervisor.token,
  });
  await cleared.pair(body.pairingCode, 'North’s phone, cleared');
  await listed(cleared);
  expect((await cleared.scan(camera(guests[6]))).result).toBe('SIGNED_IN');
  await sent(cleared);
  expect((await stations())[0]).toMatchObject({ missing: 4 });
});

test('what the server will never take is shown once and kept, and the rest goes its way (T9)', async () => {
  const { phone, door } = await fair.station('North');
  phone.setOnline(false);
  for (let n = 0; n < 300; n++) await door.scan({ text: `code ${n}`, source: 'CAMERA' });
  await door.close();
  const poison = (seq: number) => seq % 50 === 7;
  await spoil<KeptAttempt>(phone, 'attempts', (attempt) =>
    poison(attempt.seq) ? { ...attempt, fact: { ...attempt.fact, kind: 'DANCE' as 'ACTIVITY' } } : attempt,
  );
  phone.setOnline(true);
  const again = at.open(phone);
  const state = await sent(again);
  expect(state.deadLetters.map(({ seq, reason }) => [seq, reason])).toEqual(
    [257, 207, 157, 107, 57, 7].map((seq) => [seq, 'INVALID']),
  );
  await again.seenDeadLetter(state.deadLetters[0]?.attemptId ?? '');
  expect(again.getState().deadLetters.filter(({ seen }) => !seen)).toHaveLength(5);
  const { text, attempts } = await again.exportQueue();
  expect(attempts).toBe(6);
  expect(text.match(/"state": "NEEDS_ATTENTION"/g)).toHaveLength(6);
  const [count] = await at.world.db.query<{ n: string }>('select count(*) n from attempt where activity_id = $1', [
    fair.activityId,
  ]);
  expect(Number(count?.n)).toBe(294);
  expect(await again.leave()).toMatchObject({ left: false, deadLetters: 6 });
});

test('a gateway that refuses one attempt, or large bodies, holds up nothing else (R23)', async () => {
  const { phone, door } = await fair.station('North');
  phone.setOnline(false);
  for (const guest of guests) await door.scan(camera(guest));
  const { fetch } = phone.environment;
  const refused = hashOfCode(guests[13]?.credential ?? '');
  phone.environment.fetch = async (url, init) => {
    const body = typeof init.body === 'string' ? init.body : '';
    if (url.endsWith('/sign-in/attempts') && (body.length > 4000 || body.includes(refused))) {
      return Response.json({ code: 'PARAMS_ERROR', message: '' }, { status: body.length > 4000 ? 413 : 400 });
    }
    return fetch(url, init);
  };
  phone.setOnline(true);
  phone.wake();
  const { deadLetters } = await sent(door);
  expect(deadLetters.map(({ seq, reason }) => [seq, reason])).toEqual([[14, 'PARAMS_ERROR']]);
  const [count] = await at.world.db.query<{ n: string }>('select count(*) n from attempt where activity_id = $1', [
    fair.activityId,
  ]);
  expect(Number(count?.n)).toBe(19);
});

test('a page of the hotel’s Wi-Fi is not an answer of ours', async () => {
  const { phone, door } = await fair.station('North');
  const { fetch } = phone.environment;
  for (const answer of [
    () => new Response('<html>please log in</html>', { headers: { 'content-type': 'text/html' } }),
    () => new Response('{"verdicts":[', { headers: { 'content-type': 'application/json' } }),
    () => new Response('Forbidden', { status: 403 }),
    () => Response.json({ serverTime: at.world.clock.now(), verdicts: [], highestContiguousSeq: 0 }),
  ]) {
    phone.environment.fetch = async () => answer();
    await door.scan(camera(guests.pop()));
    await until(
      door,
      ({ connection }) => connection.state === 'offline' || door.getState().queue.pending > 0,
      'waiting',
    );
  }
  expect(door.getState()).toMatchObject({ phase: 'ready', queue: { pending: 4, deadLetters: 0 } });
  phone.environment.fetch = fetch;
  phone.wake();
  await sent(door);
});

test('nothing personal lies in the storage in clear', async () => {
  const { phone, door } = await fair.station('North');
  await door.scan(camera(guests[3]));
  await sent(door);
  const dump: string[] = [];
  for (const store of ['attempts', 'devices', 'counters', 'clock'])
    dump.push(JSON.stringify(await keptIn(phone, store)));
  for (const store of ['pages', 'lists', 'inbox']) {
    const rows = await keptIn<{ sealed?: { bytes: ArrayBuffer } }>(phone, store, 'door-people');
    dump.push(JSON.stringify(rows), ...rows.map(({ sealed }) => new TextDecoder().decode(sealed?.bytes)));
  }
  expect(dump.join('\n')).not.toMatch(/賓客|澳門大學/);
});
