import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Attempt } from '#contract/sign-in/attempt.ts';
import type { Conflict } from '#contract/sign-in/conflict.ts';
import type { Station } from '#contract/sign-in/station.ts';
import { attemptText, chainText, emptyChain } from '#domain/sign-in/checksum.ts';
import { newId } from '#domain/id.ts';
import { plusMs } from '#domain/instant.ts';
import { makePerson } from '#tests/support/people.ts';
import {
  type Guest,
  makeFair,
  makeGuests,
  makeSupervisor,
  pairPhone,
  type Phone,
} from '#tests/support/sign-in-door.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let supervisor: { token: string };
let fair: string;
let gate: Phone;
let guests: Guest[];

beforeAll(async () => {
  world = await openTestWorld();
}, 60_000);
afterAll(() => world.close());

beforeEach(async () => {
  supervisor = await makeSupervisor(world);
  fair = await makeFair(world);
  gate = await pairPhone(world, world, supervisor.token, fair, { gate: 'North' });
  guests = await makeGuests(world, fair, ['Chan', 'Lei', 'Wong']);
});

const asStaff = <Body>(method: string, path: string, body?: unknown, token = supervisor.token) =>
  world.call<Body>(method, path, { token, ...(body === undefined ? {} : { body }) });
const stations = async () =>
  (await asStaff<{ stations: Station[] }>('get', `/sign-in/stations?activityId=${fair}`)).body.stations;

describe('a station', () => {
  test('ends two weeks after its activity at the latest', async () => {
    const until = (days: number) => ({
      activityId: fair,
      name: 'Lane 2',
      kinds: ['ACTIVITY'],
      gate: 'North',
      profile: 'STEWARD',
      validUntil: plusMs(world.clock.now(), days * 24 * 60 * 60_000),
    });
    expect((await asStaff('post', '/sign-in/stations', until(15))).status).toBe(200);
    const tooLong = await asStaff('post', '/sign-in/stations', until(18));
    expect(tooLong).toMatchObject({
      status: 400,
      body: { code: 'PARAMS_ERROR', fields: [{ path: 'validUntil', problem: 'outsideWindow' }] },
    });
    expect(
      (await asStaff('post', '/sign-in/stations', { ...until(0), validUntil: '9999-12-31T00:00:00Z' })).status,
    ).toBe(400);
  });

  test('pairs with one phone, once, and tells it what it needs to judge alone', async () => {
    const made = await asStaff<{ station: Station; pairingCode: string; pairingUrl: string }>(
      'post',
      '/sign-in/stations',
      {
        activityId: fair,
        name: 'Dinner desk',
        kinds: ['DINNER_PARTY'],
        gate: 'Hall 2',
        profile: 'SUPERVISOR',
        validUntil: plusMs(world.clock.now(), 60_000),
      },
    );
    expect(made.body.pairingUrl).toContain(made.body.pairingCode);
    const typed = made.body.pairingCode.toLowerCase().replace(/(.{4})/g, '$1 ');
    const pair = () =>
      world.call<{ token: string; code: string }>('post', '/sign-in/devices/pair', {
        body: { pairingCode: typed, deviceName: 'Ana' },
      });
    const paired = await pair();
    expect(paired.body).toMatchObject({
      activityId: fair,
      kinds: ['DINNER_PARTY'],
      profile: 'SUPERVISOR',
      gate: 'Hall 2',
    });
    expect(await pair()).toMatchObject({ status: 404, body: { code: 'PAIRING_CODE_ERROR' } });
    const me = await world.call('get', '/sign-in/devices/me', { token: paired.body.token });
    expect(me.body).toMatchObject({ deviceName: 'Ana', stationName: 'Dinner desk', highestContiguousSeq: 0 });
    // Its kind is the dinner: anything else is no business of its own.
    const scan = { ...gate.scan(guests[0] ?? null), seq: 1 };
    const sent = await world.call<{ verdicts: unknown[] }>('post', '/sign-in/attempts', {
      token: paired.body.token,
      body: { attempts: [scan] },
    });
    expect(sent.body.verdicts).toEqual([expect.objectContaining({ verdict: 'INVALID' })]);
    world.clock.forward(60_000);
    expect((await world.call('get', '/sign-in/devices/me', { token: paired.body.token })).status).toBe(401);
  });

  test('paired with another phone keeps what the first one made, and the first one may still hand over', async () => {
    const made = gate.scan(guests[0] ?? null);
    const renewed = await asStaff<{ pairingCode: string }>('post', `/sign-in/stations/${gate.stationId}/pairing`);
    expect((await gate.call('get', '/sign-in/devices/me')).status).toBe(401);
    const second = await world.call<{ deviceId: string }>('post', '/sign-in/devices/pair', {
      body: { pairingCode: renewed.body.pairingCode, deviceName: 'Spare phone' },
    });
    expect(second.status).toBe(200);
    expect(await gate.sendOne(made)).toMatchObject({ verdict: 'ACCEPTED' });
    expect(await stations()).toEqual([
      expect.objectContaining({ deviceName: 'Spare phone', highestSeq: 1, missing: 0 }),
    ]);
  });

  test('is listed with what waits on it, what is missing, and how far its clock is off (N3, N8, N16)', async () => {
    const scans = guests.map((guest) => gate.scan(guest));
    await gate.send([scans[0], scans[2]]);
    const beat = await gate.call('post', '/sign-in/devices/heartbeat', {
      pending: 1,
      lastSeq: 4,
      listAgeSeconds: 30,
      clockOffsetMs: -420_000,
      appVersion: '1.2.3',
      decisionP95Ms: 41.5,
      preflight: [{ check: 'camera', passed: true, detail: '' }],
    });
    expect(beat.body).toMatchObject({ highestContiguousSeq: 1, missing: 2 });
    expect(await stations()).toEqual([
      expect.objectContaining({
        pending: 1,
        missing: 2,
        highestSeq: 4,
        clockOffsetMs: -420_000,
        listAgeSeconds: 30,
        lastSeenAt: world.clock.now(),
        preflight: [{ check: 'camera', passed: true, detail: '' }],
      }),
    ]);
  });

  test("ends its shift with a receipt whose chain is the phone's (N4)", async () => {
    const scans = [
      gate.scan(guests[0] ?? null),
      gate.scan(guests[0] ?? null, { shown: 'REFUSE' }),
      gate.scan(guests[1] ?? null),
    ];
    const undo = gate.undo(scans[2] as Attempt);
    await gate.send(scans);
    const head = [...scans, undo].reduce(
      (link, one) => hash('sha256', chainText(link, hash('sha256', attemptText(one)))),
      emptyChain,
    );
    const receipt = () => gate.call('post', '/sign-in/devices/receipt', { lastSeq: 4, chainHead: head });
    expect((await receipt()).body).toMatchObject({ scanned: 3, missing: [4], matches: false });
    await gate.send([undo]);
    expect((await receipt()).body).toMatchObject({
      scanned: 4,
      accepted: 3,
      repeats: 1,
      refused: 0,
      missing: [],
      matches: true,
      chainHead: head,
    });
  });
});

describe('staff', () => {
  test('see who is fully signed and who is not, and how the door is going', async () => {
    const [dinerId] = await makeGuests(world, fair, ['Diner'], { dinner: true });
    await gate.send([gate.scan(guests[0] ?? null), gate.scan(dinerId ?? null)]);
    const names = async (query: string) => {
      const answer = await asStaff<{ content: { nameEn: string }[]; totalElements: number }>(
        'get',
        `/sign-in/people?activityId=${fair}${query}`,
      );
      return answer.body.content.map(({ nameEn }) => nameEn);
    };
    expect(await names('&signed=fully')).toEqual(['Chan']);
    expect(await names('&signed=notFully')).toEqual(['Diner', 'Lei', 'Wong']);
    expect(await names('&signed=fully&kind=ACTIVITY')).toEqual(['Chan', 'Diner']);
    expect(await names('&kind=DINNER_PARTY')).toEqual(['Diner']);
    expect(await names('&search=le')).toEqual(['Lei']);
    const live = await asStaff('get', `/sign-in/live?activityId=${fair}`);
    expect(live.body).toMatchObject({
      counts: [
        { kind: 'ACTIVITY', signedIn: 2, expected: 4 },
        { kind: 'DINNER_PARTY', signedIn: 0, expected: 1 },
        { kind: 'HOTEL', signedIn: 0, expected: 0 },
      ],
      gates: [expect.objectContaining({ gate: 'North', signedIn: 2 })],
      hours: [{ hour: '2026-11-21T02:00:00.000Z', kind: 'ACTIVITY', signedIn: 2 }],
      openConflicts: { low: 0, high: 0 },
    });
  });

  test('still find whoever came when their name is erased, as few as they are', async () => {
    await gate.send([gate.scan(guests[0] ?? null), gate.scan(guests[1] ?? null)]);
    await world.db.query("update participant set name_en = '', credential = null where id = $1", [guests[0]?.id]);
    const came = async (query: string) => {
      const answer = await asStaff<{ content: { participantId: string }[]; totalElements: number }>(
        'get',
        `/sign-in/people?activityId=${fair}&signed=fully${query}`,
      );
      return { ...answer.body, content: answer.body.content.map(({ participantId }) => participantId).toSorted() };
    };
    const both = { content: [guests[0]?.id ?? '', guests[1]?.id ?? ''].toSorted(), totalElements: 2 };
    expect(await came('')).toMatchObject(both);
    expect(await came('&kind=ACTIVITY')).toMatchObject(both);
  });

  test('take a sign-in back, and once more there is nothing to take back', async () => {
    const [guest] = guests;
    await gate.send([gate.scan(guest ?? null)]);
    const takeBack = () =>
      asStaff<{ code?: string }>('post', `/sign-in/people/${guest?.id}/take-back`, {
        kind: 'ACTIVITY',
        reason: 'wrong person',
      });
    expect((await takeBack()).status).toBe(200);
    expect((await takeBack()).body.code).toBe('STATUS_ERROR');
    expect(await gate.sendOne(gate.scan(guest ?? null))).toMatchObject({ verdict: 'ACCEPTED' });
  });

  test('settle a contradiction once; taking back annuls the attempt in question', async () => {
    const other = await pairPhone(world, world, supervisor.token, fair, { gate: 'South' });
    await gate.send([gate.scan(guests[0] ?? null, { agoMs: 5000 })]);
    const { conflict } = await other.sendOne(other.scan(guests[0] ?? null));
    const settle = (body: object) => asStaff<Conflict>('post', `/sign-in/conflicts/${conflict?.conflictId}`, body);
    const settled = await settle({ resolution: 'TAKEN_BACK', note: 'two people, one badge' });
    expect(settled.body).toMatchObject({
      resolution: 'TAKEN_BACK',
      resolvedBy: 'Lurdes Fong',
      note: 'two people, one badge',
    });
    expect((await settle({ resolution: 'LET_STAY' })).status).toBe(409);
    const [row] = await world.db.query<{ annulled_by: string | null }>(
      'select annulled_by from attempt where id = $1',
      [settled.body.attempt.attemptId],
    );
    expect(row?.annulled_by).not.toBeNull();
  });

  test('of a phone settle only what its own screen showed', async () => {
    const other = await pairPhone(world, world, supervisor.token, fair, { gate: 'South' });
    await gate.send([gate.scan(guests[0] ?? null, { agoMs: 5000 })]);
    const { conflict } = await other.sendOne(other.scan(guests[0] ?? null));
    const settle = (phone: Phone) =>
      phone.call<Conflict>('post', `/sign-in/devices/conflicts/${conflict?.conflictId}`, { resolution: 'SAME_PERSON' });
    expect((await settle(gate)).status).toBe(404);
    expect((await settle(other)).body).toMatchObject({ resolution: 'SAME_PERSON', resolvedBy: 'Phone at South' });
  });

  test('are not strangers, exhibitors, or phones', async () => {
    const exhibitor = await makePerson(world, { name: 'Ana', orgType: 'EXHIBITOR', activities: [fair] });
    const statuses = await Promise.all([
      world.call('get', `/sign-in/stations?activityId=${fair}`),
      asStaff('get', `/sign-in/stations?activityId=${fair}`, undefined, exhibitor.token),
      asStaff('get', `/sign-in/stations?activityId=${fair}`, undefined, gate.token),
      asStaff('post', '/sign-in/attempts', { attempts: [{}] }),
      asStaff('get', `/sign-in/stations?activityId=${newId()}`),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 401, 401, 404]);
  });
});

describe('a participant', () => {
  test('who scans the code at the venue is signed in by their own phone, and hears so again', async () => {
    const mine = await makePerson(world, { name: 'Chan', orgType: 'ROADSHOW', activities: [fair] });
    const [guest] = guests;
    await world.db.query('update participant set unit_id = $2 where id = $1', [guest?.id, mine.unitId]);
    const { body } = await asStaff<{ url: string }>('get', `/sign-in/stations/${gate.stationId}/venue-code`);
    const venueCode = new URL(body.url).searchParams.get('venue');
    const attemptId = newId();
    const sign = (more: object = {}) => asStaff('post', '/sign-in/self', { venueCode, attemptId, ...more }, mine.token);
    const signed = {
      verdict: 'ACCEPTED',
      nameEn: 'Chan',
      kinds: [{ kind: 'ACTIVITY', signedAt: world.clock.now(), gate: 'North' }],
    };
    expect((await sign()).body).toMatchObject(signed);
    expect((await sign()).body).toMatchObject(signed);
    expect((await sign({ attemptId: newId() })).body).toMatchObject({ ...signed, verdict: 'ALREADY_SIGN_IN' });
    expect((await sign({ venueCode: `${venueCode}x` })).status).toBe(404);
    expect((await sign({ participantId: guests[1]?.id, attemptId: newId() })).status).toBe(404);
    const inbox = await asStaff<{ totalElements: number }>('get', `/sign-in/conflicts?activityId=${fair}`);
    expect(inbox.body.totalElements).toBe(0);
  });

  test('who comes outside the hours is told when they are, and of no other kind’s', async () => {
    const window = { opensAt: plusMs(world.clock.now(), 7_200_000), closesAt: plusMs(world.clock.now(), 9_000_000) };
    const hotel = { kind: 'HOTEL', opensAt: null, closesAt: world.clock.now() } as const;
    const evening = await makeFair(world, { windows: [{ kind: 'ACTIVITY', ...window }, hotel] });
    const station = await pairPhone(world, world, supervisor.token, evening, { gate: 'North' });
    const mine = await makePerson(world, { name: 'Dora', orgType: 'ROADSHOW', activities: [evening] });
    const [guest] = await makeGuests(world, evening, ['Dora']);
    await world.db.query('update participant set unit_id = $2 where id = $1', [guest?.id, mine.unitId]);
    const { body } = await asStaff<{ url: string }>('get', `/sign-in/stations/${station.stationId}/venue-code`);
    const venueCode = new URL(body.url).searchParams.get('venue');
    const refused = await asStaff('post', '/sign-in/self', { venueCode, attemptId: newId() }, mine.token);
    expect(refused.body).toMatchObject({ verdict: 'OUTSIDE_WINDOW', windows: [window] });
  });
});
