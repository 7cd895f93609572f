import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Guest,
  makeFair,
  makeGuests,
  makeSupervisor,
  pairPhone,
  type Phone,
} from '#tests/support/sign-in-door.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';
import type { Station } from '#contract/sign-in/station.ts';
import { readHandIn } from '#domain/sign-in/hand-in-file.ts';
import { sent } from '#tests/support/door-phone.ts';
import { type DoorWorld, openDoorWorld } from '#tests/support/door-world.ts';

let world: TestWorld;
let supervisor: { token: string };
let fair: string;
let north: Phone;
let bao: Guest;

beforeAll(async () => {
  world = await openTestWorld();
  supervisor = await makeSupervisor(world);
});
afterAll(() => world.close());

beforeEach(async () => {
  fair = await makeFair(world);
  north = await pairPhone(world, world, supervisor.token, fair, { gate: 'North' });
  [bao] = (await makeGuests(world, fair, ['Bao'], { dinner: true, hotel: true })) as [Guest];
});

const asStaff = async <Body>(method: string, path: string, body?: unknown) =>
  world.call<Body>(method, path, { token: supervisor.token, ...(body === undefined ? {} : { body }) });
const stationOf = async (phone: Phone) => {
  const answer = await asStaff<{ stations: Station[] }>('get', `/sign-in/stations?activityId=${fair}`);
  const found = answer.body.stations.find(({ id }) => id === phone.stationId);
  if (!found) throw new Error('no such station');
  return found;
};

interface HandedIn {
  gate: string;
  fresh: number;
  verdicts: { verdict: string }[];
}
const handIn = (attempts: readonly unknown[], deviceId = north.deviceId) =>
  asStaff<HandedIn>('post', '/sign-in/stations/hand-in', { deviceId, lastSeq: 3, attempts });

test('what a phone could not send is handed in at the desk, once, as if it had come from there', async () => {
  const scans = [north.scan(bao, { agoMs: 60_000 }), north.scan(bao, { shown: 'REFUSE', agoMs: 20_000 })];
  expect((await handIn(scans)).body).toMatchObject({
    gate: 'North',
    fresh: 2,
    verdicts: [{ verdict: 'ACCEPTED' }, { verdict: 'ALREADY_SIGN_IN' }],
  });
  // The third was made and is in no file yet.
  expect(await stationOf(north)).toMatchObject({ missing: 1, highestSeq: 3 });

  const again = (await handIn(scans)).body;
  expect(again).toMatchObject({ fresh: 0, verdicts: [{ verdict: 'ACCEPTED' }, { verdict: 'ALREADY_SIGN_IN' }] });
  expect((await north.send(scans)).verdicts).toEqual(again.verdicts);
  const rows = await world.db.query<{ who: string | null }>(
    'select account_id as who from attempt where device_id = $1',
    [north.deviceId],
  );
  expect(rows).toHaveLength(2);
  expect(rows.every(({ who }) => who !== null)).toBe(true);
});

test('what the phone has sent meanwhile counts once, and what it did after its end is not counted by this way either', async () => {
  const early = north.scan(bao, { agoMs: 60_000 });
  await north.sendOne(early);
  await asStaff('post', `/sign-in/stations/${north.stationId}/revoke`);
  world.clock.forward(60_000);
  const late = north.scan(bao, { kind: 'DINNER_PARTY' });
  expect((await handIn([early, late])).body).toMatchObject({
    fresh: 1,
    verdicts: [{ verdict: 'ACCEPTED' }, { verdict: 'QUARANTINED' }],
  });
});

test('a phone that is not ours, a stranger, and a device token hand nothing in', async () => {
  const scans = [north.scan(bao)];
  expect(await handIn(scans, '019a0000-0000-7000-8000-000000000000')).toMatchObject({ status: 404 });
  const body = { deviceId: north.deviceId, lastSeq: 1, attempts: scans };
  expect(await north.call('post', '/sign-in/stations/hand-in', body)).toMatchObject({ status: 401 });
  expect(await world.call('post', '/sign-in/stations/hand-in', { body })).toMatchObject({ status: 401 });
});

describe('the file of a phone without a network', () => {
  let at: DoorWorld;
  beforeAll(async () => (at = await openDoorWorld()));
  afterAll(() => at.close());

  test('says what it is, is read by the desk, and what was handed in leaves the phone when it is heard again', async () => {
    const event = await at.newFair();
    const guests = await event.addGuests([{ nameTc: '陳大明' }, { nameTc: '李小龍' }]);
    const { phone, door } = await event.station('West');
    phone.setOnline(false);
    for (const { credential } of guests) await door.scan({ text: credential, source: 'CAMERA' });
    const { text } = await door.exportQueue(['Scans of the west door.']);
    expect(text).toContain('Scans of the west door.');
    expect(text).not.toContain('陳大明');
    const read = readHandIn(text);
    if ('problem' in read) throw new Error(read.problem);
    const [west] = read.phones;
    expect(west).toMatchObject({ gate: 'West', lastSeq: 2, attempts: [{ seq: 1 }, { seq: 2 }] });

    const { token } = await makeSupervisor(at.world);
    const { deviceId, lastSeq, attempts } = west ?? { deviceId: '', lastSeq: 0, attempts: [] };
    const answer = await at.world.call<HandedIn>('post', '/sign-in/stations/hand-in', {
      token,
      body: { deviceId, lastSeq, attempts },
    });
    expect(answer.body.verdicts.map(({ verdict }) => verdict)).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(door.getState().queue.pending).toBe(2);

    phone.setOnline(true);
    phone.wake();
    await sent(door);
    expect(door.getState().recent.map(({ confirmation }) => confirmation)).toEqual(['confirmed', 'confirmed']);
    const rows = await at.world.db.query('select 1 from attempt where device_id = $1', [deviceId]);
    expect(rows).toHaveLength(2);
    await at.closeDoors();
  });
});
