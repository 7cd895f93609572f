import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Guest } from '#tests/support/door-event.ts';
import { listed, sent, until } from '#tests/support/door-phone.ts';
import { type DoorWorld, type Fair, openDoorWorld } from '#tests/support/door-world.ts';

let at: DoorWorld;
let fair: Fair;
let robotics: Fair;
let chan: Guest;
let ieong: Guest;

beforeAll(async () => (at = await openDoorWorld()));
beforeEach(async () => {
  [fair, robotics] = [await at.newFair(), await at.newFair()];
  [chan] = (await fair.addGuests([{ nameTc: '陳大明' }])) as [Guest];
  [ieong] = (await robotics.addGuests([{ nameTc: '楊家恩' }])) as [Guest];
});
afterEach(() => at.closeDoors());
afterAll(() => at.close());

const camera = (guest: Guest) => ({ text: guest.credential, source: 'CAMERA' as const });
const signedIn = async ({ participantId }: Guest): Promise<number> =>
  (await at.world.db.query('select 1 from sign_in where active and participant_id = $1', [participantId])).length;

test('a supervisor’s phone goes over to the other hall and back; what it scanned offline in each arrives once', async () => {
  const { door, phone } = await fair.station('Bridge', { profile: 'SUPERVISOR' });
  expect(door.getState().mayBecome).toContain(robotics.activityId);
  const wrong = await door.scan(camera(ieong));
  expect(wrong).toMatchObject({ result: 'WRONG_ACTIVITY', elsewhere: { activityId: robotics.activityId } });

  await sent(door);
  phone.setOnline(false);
  await door.scan(camera(chan));
  await expect(door.switchTo(robotics.activityId)).rejects.toThrow('UNREACHABLE');
  expect(door.getState()).toMatchObject({ phase: 'ready', station: { activityId: fair.activityId } });

  phone.setOnline(true);
  await door.switchTo(robotics.activityId);
  await listed(door);
  expect(door.getState()).toMatchObject({ station: { activityId: robotics.activityId, gate: 'Bridge' }, recent: [] });
  expect(await door.scan(camera(ieong))).toMatchObject({ result: 'SIGNED_IN', person: { nameTc: '楊家恩' } });
  expect(await door.scan(camera(chan))).toMatchObject({ result: 'WRONG_ACTIVITY' });

  // Back again it is the station that it was: its numbers go on without a gap.
  await door.switchTo(fair.activityId);
  await listed(door);
  expect(door.getState().counters).toEqual([{ kind: 'ACTIVITY', signedIn: 1, expected: 1 }]);
  at.world.clock.forward(60_000);
  expect(await door.scan(camera(chan))).toMatchObject({ result: 'ALREADY_SIGN_IN' });
  await sent(door);
  expect([await signedIn(chan), await signedIn(ieong)]).toEqual([1, 1]);
  const stations = await at.world.db.query('select 1 from station where activity_id = any($1::uuid[])', [
    [fair.activityId, robotics.activityId],
  ]);
  expect(stations).toHaveLength(2);
  const { missing } = await door.receipt();
  expect(missing).toEqual([]);
});

test('a steward’s phone goes nowhere by itself, but back to where it was paired before', async () => {
  const { door } = await fair.station('West');
  expect(door.getState().mayBecome).toEqual([]);
  await expect(door.switchTo(robotics.activityId)).rejects.toThrow('NO_PERMISSION');
  await door.pair((await robotics.addStation({ gate: 'East' })).pairingCode, 'West’s phone');
  await until(door, ({ mayBecome }) => mayBecome.includes(fair.activityId), 'the way back');
  await door.switchTo(fair.activityId);
  await listed(door);
  expect(await door.scan(camera(chan))).toMatchObject({ result: 'SIGNED_IN' });
});

test('the way back is closed where the coordinator has ended that station', async () => {
  const { door, stationId } = await fair.station('West');
  await door.pair((await robotics.addStation({ gate: 'East' })).pairingCode, 'West’s phone');
  await listed(door);
  await at.world.db.query('update device set revoked_at = $2 where station_id = $1', [stationId, at.world.clock.now()]);
  await expect(door.switchTo(fair.activityId)).rejects.toThrow('NO_PERMISSION');
  expect(door.getState()).toMatchObject({ phase: 'ready', station: { activityId: robotics.activityId } });
});

describe('a stolen supervisor’s phone', () => {
  /** What is left of its rights: whom it may still read. */
  const reads = async ({ token, activityId }: { token: string; activityId: string }): Promise<number> =>
    (await at.world.call('get', `/sign-in/snapshot?activityId=${activityId}`, { token })).status;
  const switched = async (token: string, to: Fair) => {
    const { status, body } = await at.world.call<{ token: string; activityId: string; deviceId: string }>(
      'post',
      '/sign-in/devices/switch',
      { token, body: { activityId: to.activityId } },
    );
    return { status, ...body };
  };
  const paired = async ({ addStation }: Fair, profile: 'SUPERVISOR' | 'STEWARD' = 'SUPERVISOR') => {
    const { pairingCode, stationId } = await addStation({ gate: 'Bridge', profile });
    const { body } = await at.world.call<{ token: string; activityId: string }>('post', '/sign-in/devices/pair', {
      body: { pairingCode, deviceName: 'Ana’s phone' },
    });
    return { ...body, stationId };
  };
  const asSupervisor = (path: string) => at.world.call('post', path, { token: fair.supervisor.token });
  const stationOf = async (deviceId: string): Promise<string> => {
    const [row] = await at.world.db.query<{ station_id: string }>('select station_id from device where id = $1', [
      deviceId,
    ]);
    return row?.station_id ?? '';
  };

  test('that switched beforehand is out everywhere as soon as its station is revoked, and switches nowhere', async () => {
    const forum = await at.newFair();
    await forum.addGuests([{ nameTc: '何麗娟' }]);
    const ana = await paired(fair);
    const second = await switched(ana.token, robotics);
    const third = await switched(second.token, forum);
    expect([await reads(ana), await reads(second), await reads(third)]).toEqual([200, 200, 200]);
    await asSupervisor(`/sign-in/stations/${ana.stationId}/revoke`);
    expect([await reads(ana), await reads(second), await reads(third)]).toEqual([401, 401, 401]);
    expect((await switched(second.token, fair)).status).toBe(401);
  });

  test('is out at its first station when the one it went over to is revoked', async () => {
    const ana = await paired(fair);
    const second = await switched(ana.token, robotics);
    await asSupervisor(`/sign-in/stations/${await stationOf(second.deviceId)}/revoke`);
    expect([await reads(ana), await reads(second)]).toEqual([401, 401]);
  });

  test('is out everywhere when its station gets a new pairing code; the phone that takes its place is not', async () => {
    const ana = await paired(fair);
    const second = await switched(ana.token, robotics);
    const renewed = await at.world.call<{ pairingCode: string }>(
      'post',
      `/sign-in/stations/${ana.stationId}/pairing`,
      fair.supervisor,
    );
    const { body: rui } = await at.world.call<{ token: string; activityId: string }>('post', '/sign-in/devices/pair', {
      body: { pairingCode: renewed.body.pairingCode, deviceName: 'Rui’s phone' },
    });
    expect([await reads(ana), await reads(second), await reads(rui)]).toEqual([401, 401, 200]);
    // Nor does its going over end anybody else.
    await asSupervisor(`/sign-in/stations/${await stationOf(second.deviceId)}/revoke`);
    expect(await reads(rui)).toBe(200);
  });
});
