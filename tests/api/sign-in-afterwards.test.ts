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
import type { Conflict } from '#contract/sign-in/conflict.ts';
import type { Station } from '#contract/sign-in/station.ts';
import { plusMs } from '#domain/instant.ts';
import { closeOldConflicts } from '#server/sign-in/conflict/close-old-conflicts.ts';

let world: TestWorld;
let supervisor: { token: string };
let fair: string;
let north: Phone;
let south: Phone;
let bao: Guest;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  supervisor = await makeSupervisor(world);
  fair = await makeFair(world);
  north = await pairPhone(world, world, supervisor.token, fair, { gate: 'North' });
  south = await pairPhone(world, world, supervisor.token, fair, { gate: 'South' });
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
const inbox = async (state: 'open' | 'resolved' = 'open') =>
  (await asStaff<{ content: Conflict[] }>('get', `/sign-in/conflicts?activityId=${fair}&state=${state}`)).body.content;
const isIn = async () =>
  (await world.db.query('select 1 from sign_in where active and participant_id = $1', [bao.id])).length === 1;

const hour = 60 * 60 * 1000;
const afterADay = async () => {
  world.clock.forward(25 * hour);
  supervisor = await makeSupervisor(world);
  await closeOldConflicts.run({ world, payload: {}, isLastTry: false, stopping: new AbortController().signal });
};

describe('a contradiction that nobody minds', () => {
  beforeEach(async () => {
    await north.sendOne(north.scan(bao, { agoMs: 60_000 }));
    await south.sendOne(south.scan(bao, { agoMs: 30_000 }));
  });

  test('closes itself after a day, and stays closed when the person comes again', async () => {
    expect(await inbox()).toMatchObject([{ severity: 'low', reason: 'ALREADY_SIGN_IN' }]);
    await afterADay();
    expect(await inbox()).toEqual([]);
    await north.sendOne(north.scan(bao, { shown: 'REFUSE', shownReason: 'ALREADY_SIGN_IN' }));
    await north.sendOne(north.scan(bao, { kind: 'DINNER_PARTY' }));
    expect(await inbox()).toEqual([]);
    expect(await inbox('resolved')).toMatchObject([{ resolution: 'CLOSED_BY_ITSELF' }]);
  });

  test('and has become grave, does not close itself any more', async () => {
    await asStaff('post', `/sign-in/stations/${north.stationId}/revoke`);
    await world.db.query('update participant set revoked_at = $2 where id = $1', [
      bao.id,
      plusMs(world.clock.now(), -40_000),
    ]);
    await south.sendOne(south.scan(bao, { kind: 'DINNER_PARTY' }));
    await south.sendOne(south.scan(bao));
    const grave = (await inbox()).filter(({ severity }) => severity === 'high');
    expect(grave.length).toBeGreaterThan(0);
    await afterADay();
    expect((await inbox()).filter(({ severity }) => severity === 'high')).toHaveLength(grave.length);
  });
});

describe('an undo', () => {
  test('that came before its target, and may not take it back, is told so when the target comes', async () => {
    const scan = north.scan(bao);
    world.clock.forward(40 * 60_000);
    const late = north.undo(scan);
    expect(await north.sendOne(late)).toMatchObject({ verdict: 'ANNULLED' });
    expect(await north.sendOne(scan)).toMatchObject({ verdict: 'ACCEPTED' });
    expect(await isIn()).toBe(true);
    expect(await north.sendOne(late)).toEqual({ id: late.id, verdict: 'INVALID' });
    expect(await north.sendOne(scan)).toMatchObject({ verdict: 'ACCEPTED' });
  });

  test('is told the same in one request with its target', async () => {
    const scan = north.scan(bao);
    world.clock.forward(40 * 60_000);
    const late = north.undo(scan);
    const { verdicts } = await north.send([late, scan]);
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['INVALID', 'ACCEPTED']);
    expect((await north.send([late, scan])).verdicts).toEqual(verdicts);
  });

  test('made after its phone was taken out of service takes nothing back, whichever the server heard first', async () => {
    const scan = north.scan(bao, { agoMs: 60_000 });
    await north.sendOne(scan);
    const ahead = { estimatedTime: plusMs(world.clock.now(), 5 * 60_000) };
    expect(await north.sendOne(north.undo(scan, ahead))).toMatchObject({ verdict: 'ANNULLED' });
    expect(await isIn()).toBe(false);
    await asStaff('post', `/sign-in/stations/${north.stationId}/revoke`);
    expect(await isIn()).toBe(true);
  });
});

test('two attempts under one number are both kept, and staff see that there may be two phones', async () => {
  const first = north.scan(bao);
  const second = north.scan(null, { credential: 'https://example.org/menu', shown: 'REFUSE', seq: first.seq });
  await north.send([first]);
  await north.send([second]);
  await north.send([first, second]);
  expect(await stationOf(north)).toMatchObject({ doubled: 1, missing: 0, highestSeq: 1 });
  expect(await stationOf(south)).toMatchObject({ doubled: 0 });
  const kept = await world.db.query('select 1 from attempt where device_id = $1', [north.deviceId]);
  expect(kept).toHaveLength(2);
});
