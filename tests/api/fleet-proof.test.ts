import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proofHeader } from '#domain/sign-in/device-proof.ts';
import type { Guest } from '#tests/support/door-event.ts';
import { type Phone, sent, until } from '#tests/support/door-phone.ts';
import { type DoorWorld, type Fair, openDoorWorld } from '#tests/support/door-world.ts';
import { queueDatabase } from '#web/door/queue/queue-database.ts';

const day = 24 * 60 * 60_000;

let at: DoorWorld;
let fair: Fair;
let chan: Guest;
let lei: Guest;

beforeAll(async () => (at = await openDoorWorld({ environment: { TRUST_PROXY: '1' } })));
beforeEach(async () => {
  fair = await at.newFair();
  [chan, lei] = (await fair.addGuests([{ nameTc: '陳大明' }, { nameTc: '李小龍' }])) as [Guest, Guest];
});
afterEach(() => at.closeDoors());
afterAll(() => at.close());

const camera = (guest: Guest) => ({ text: guest.credential, source: 'CAMERA' as const });

/** What somebody reads who opens the storage of a phone. */
async function tokenOn(phone: Phone): Promise<string> {
  const queue = queueDatabase(phone.environment);
  const devices = await queue.use((database) => database.getAll('devices'));
  queue.letGo();
  return devices.find(({ state }) => state === 'ACTIVE')?.token ?? '';
}

async function loseKey(phone: Phone): Promise<void> {
  const queue = queueDatabase(phone.environment);
  await queue.use((database) => database.clear('keys'));
  queue.letGo();
}

interface Heard {
  url: string;
  init: RequestInit;
  /** Why it was not believed. */
  code: string | null;
}

/** Whatever a phone sends from now on, and how it was answered. */
function overhear({ environment }: Phone) {
  const heard: Heard[] = [];
  const { fetch } = environment;
  environment.fetch = async (url, init) => {
    const response = await fetch(url, init);
    const isRefused = response.status === 401;
    const code = isRefused ? ((await response.clone().json()) as { code: string }).code : null;
    heard.push({ url, init, code });
    return response;
  };
  return heard;
}

async function hears(heard: readonly Heard[], path: string): Promise<Heard> {
  const find = () => heard.find(({ url }) => url.endsWith(path));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return find() as Heard;
}

const isKnown = async (guest: Guest): Promise<boolean> =>
  (await at.world.db.query('select 1 from attempt where participant_id = $1', [guest.participantId])).length > 0;

describe('a token copied to another computer', () => {
  const refused = { status: 401, body: { code: 'DEVICE_PROOF_ERROR' } };
  const everything = (activityId: string, participantId: string) =>
    [
      ['get', `/sign-in/snapshot?activityId=${activityId}`],
      ['get', '/sign-in/devices/me'],
      ['get', '/sign-in/devices/events'],
      ['get', '/sign-in/devices/conflicts'],
      ['get', `/sign-in/people/${participantId}/photo`],
      ['post', '/sign-in/attempts', { attempts: [{ id: 'made up' }] }],
      ['post', '/sign-in/devices/switch', { activityId }],
      ['post', '/sign-in/devices/receipt', { lastSeq: 0, chainHead: '00'.repeat(32) }],
    ] as const;

  test('is of no use there, and the phone itself goes on', async () => {
    const { phone, door } = await fair.station('North');
    const token = await tokenOn(phone);
    for (const [method, path, body] of everything(fair.activityId, chan.participantId)) {
      expect([path, await at.world.call(method, path, { token, body })]).toMatchObject([path, refused]);
    }
    expect((await door.scan(camera(chan))).result).toBe('SIGNED_IN');
    await sent(door);
    expect(await isKnown(chan)).toBe(true);
    expect(door.getState()).toMatchObject({ phase: 'ready', unproven: false, list: { people: 2 } });
  });

  test('is of none either with a key that was made there', async () => {
    const { phone } = await fair.station('North');
    const token = await tokenOn(phone);
    const { phone: thiefs } = await fair.station('Thief');
    const heard = overhear(thiefs);
    thiefs.wake();
    const path = '/sign-in/devices/me';
    const { headers } = (await hears(heard, path)).init;
    expect(headers).toHaveProperty(proofHeader);
    const { [proofHeader]: proof = '' } = headers as Record<string, string>;
    expect(await at.world.call('get', path, { token, headers: { [proofHeader]: proof } })).toMatchObject(refused);
  });

  test('does not use up what the phone may ask in a minute', async () => {
    const { phone, door } = await fair.station('North');
    const token = await tokenOn(phone);
    let last = 0;
    for (let n = 0; n < 1500 && last !== 429; n++) {
      last = (
        await at.world.call('get', '/sign-in/devices/me', { token, headers: { 'x-forwarded-for': '203.0.113.9' } })
      ).status;
    }
    expect(last).toBe(429);
    await door.scan(camera(chan));
    await sent(door);
    expect(await isKnown(chan)).toBe(true);
  });

  test('is of none where the phone went over to, and the phone is at home in both', async () => {
    const robotics = await at.newFair();
    const [ieong] = (await robotics.addGuests([{ nameTc: '楊家恩' }])) as [Guest];
    const { phone, door } = await fair.station('North', { profile: 'SUPERVISOR' });
    await door.switchTo(robotics.activityId);
    await until(door, ({ list, phase }) => phase === 'ready' && list.people === 1, 'the list of the other hall');
    const token = await tokenOn(phone);
    const path = `/sign-in/snapshot?activityId=${robotics.activityId}`;
    expect(await at.world.call('get', path, { token })).toMatchObject(refused);
    await door.scan(camera(ieong));
    await sent(door);
    expect(await isKnown(ieong)).toBe(true);
    await door.switchTo(fair.activityId);
    await until(door, ({ list, phase }) => phase === 'ready' && list.people === 2, 'the list of the first hall');
    await door.scan(camera(chan));
    await sent(door);
    expect(await isKnown(chan)).toBe(true);
  });
});

describe('a proof', () => {
  test('is good for the very request that it was made for', async () => {
    const { phone, door } = await fair.station('North');
    const heard = overhear(phone);
    await door.scan(camera(chan));
    await sent(door);
    phone.wake();
    const posted = await hears(heard, '/sign-in/attempts');
    const got = await hears(heard, '/sign-in/devices/me');
    const again = async ({ url, init }: Heard, other: { url?: string; init?: RequestInit } = {}) => {
      const response = await fetch(other.url ?? url, { ...init, ...other.init, signal: null });
      await response.arrayBuffer();
      return response.status;
    };
    expect(await again(posted)).toBe(200);
    expect(await again(got)).toBe(200);
    const body = posted.init.body as string;
    expect(await again(posted, { init: { body: body.replace('"ADMIT"', '"REFUSE"') } })).toBe(401);
    expect(await again(got, { init: { method: 'HEAD' } })).toBe(401);
    expect(await again(got, { url: `${got.url}?more=1` })).toBe(401);
    expect(await again(got, { url: got.url.replace('/me', '/conflicts') })).toBe(401);
    at.world.clock.forward(6 * 60_000);
    expect(await again(got)).toBe(401);
  });

  test.each(['04', `04${'00'.repeat(64)}`, `05${'11'.repeat(64)}`])(
    'by a key that is none is not agreed on: %s',
    async (proofKey) => {
      const { pairingCode } = await fair.addStation({ gate: 'North' });
      const body = { pairingCode, deviceName: 'Odd', proofKey };
      expect(await at.world.call('post', '/sign-in/devices/pair', { body })).toMatchObject({ status: 400 });
    },
  );
});

test.each([
  ['ahead', 3 * day, 0],
  ['behind', -3 * day, 3 * day],
])('a phone whose clock is days %s tells its proofs the right time at the second try', async (_how, ahead, off) => {
  const { phone, door } = await fair.station('North', { validForMs: 10 * day });
  phone.setOnline(false);
  await door.scan(camera(chan));
  await door.close();
  at.world.clock.forward(off);
  phone.clockAheadMs += ahead;
  const heard = overhear(phone);
  phone.setOnline(true);
  const again = at.open(phone);
  await until(again, ({ phase, list, queue }) => phase === 'ready' && list.people === 2 && queue.pending === 0, 'sent');
  expect(await isKnown(chan)).toBe(true);
  // The stream's hello asks too, before or after any answer has told the time.
  for (const path of ['/me', '/events', '/heartbeat', '/attempts', '/conflicts']) {
    const isBelieved = () => heard.some(({ url, code }) => url.endsWith(path) && code === null);
    await expect.poll(isBelieved, { timeout: 20_000 }).toBe(true);
  }
  // The list, the stream and the queue ask at once; each was told the time once, and nobody later.
  const late = heard.filter(({ code }) => code !== null);
  expect(late.length).toBeGreaterThan(0);
  expect(new Set(late.map(({ url }) => url)).size).toBe(late.length);
  const before = heard.length;
  await again.scan(camera(lei));
  await sent(again);
  expect(heard.slice(before).filter(({ code }) => code !== null)).toEqual([]);
  expect(await isKnown(lei)).toBe(true);
});

test('a phone that can keep no key is a station as before', async () => {
  const subtle = new Proxy(crypto.subtle, {
    get(real, name: keyof SubtleCrypto) {
      const method = real[name] as (...given: unknown[]) => unknown;
      return (...given: unknown[]) => {
        if ((given[0] as { name?: string }).name === 'ECDSA') throw new DOMException('no curves', 'NotSupportedError');
        return method.apply(real, given);
      };
    },
  });
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  const { phone, door } = await fair.station('North', {}, { more: { crypto: { subtle, getRandomValues } } });
  const heard = overhear(phone);
  await door.scan(camera(chan));
  await sent(door);
  expect(await isKnown(chan)).toBe(true);
  expect(heard.some(({ init }) => Object.hasOwn(init.headers ?? {}, proofHeader))).toBe(false);
});

describe('a phone that has lost its key', () => {
  test('erases nothing, says so, hands its scans in as a file, and is a station again when it is paired anew', async () => {
    const { phone, door } = await fair.station('North');
    phone.setOnline(false);
    await loseKey(phone);
    await door.scan(camera(chan));
    phone.setOnline(true);
    phone.wake();
    const state = await until(door, ({ unproven }) => unproven, 'that it is not recognised');
    expect(state).toMatchObject({ phase: 'ready', list: { people: 2 }, queue: { pending: 1, deadLetters: 0 } });
    expect((await door.scan(camera(lei))).result).toBe('SIGNED_IN');
    await expect(door.receipt()).rejects.toThrow('DEVICE_PROOF_ERROR');

    const { attempts, phones } = JSON.parse((await door.exportQueue()).text) as {
      attempts: { attempt: unknown }[];
      phones: { deviceId: string; lastSeq: number }[];
    };
    const body = { ...phones[0], gate: undefined, attempts: attempts.map(({ attempt }) => attempt) };
    const { token } = fair.supervisor;
    const handedIn = await at.world.call('post', '/sign-in/stations/hand-in', { token, body });
    expect(handedIn).toMatchObject({ status: 200, body: { fresh: 2 } });

    const { pairingCode } = await fair.addStation({ gate: 'North again' });
    await door.pair(pairingCode, 'The same phone');
    await until(door, ({ unproven, list }) => !unproven && list.people === 2, 'recognised, with a list');
    const refusedThere = { status: 401, body: { code: 'DEVICE_PROOF_ERROR' } };
    const stolen = await tokenOn(phone);
    expect(await at.world.call('get', '/sign-in/devices/me', { token: stolen })).toMatchObject(refusedThere);
  });

  test('still forgets everybody when it is taken out of service', async () => {
    const { phone, door, stationId } = await fair.station('North');
    phone.setOnline(false);
    await loseKey(phone);
    await at.world.call('post', `/sign-in/stations/${stationId}/revoke`, { token: fair.supervisor.token });
    phone.setOnline(true);
    phone.wake();
    const state = await until(door, ({ phase }) => phase === 'revoked', 'revoked');
    expect(state).toMatchObject({ list: { people: null } });
  });
});
