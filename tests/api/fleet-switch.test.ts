import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
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
