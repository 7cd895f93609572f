import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DoorSession } from '#contract/sign-in/session.ts';
import type { Station } from '#contract/sign-in/station.ts';
import { instantOf, plusMs } from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import { forum } from '#server/activity/tables.ts';
import { forumSession } from '#server/forum/tables.ts';
import { type DoorWorld, openDoorWorld } from '#tests/support/door-world.ts';
import { sent } from '#tests/support/door-phone.ts';
import { makeSession } from '#tests/support/forum.ts';
import { makePerson } from '#tests/support/people.ts';
import {
  type Guest,
  HeldList,
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
let sessionId: string;
let forumId: string;
let bao: Guest;
let lei: Guest;
let gate: Phone;

beforeAll(async () => {
  world = await openTestWorld();
}, 60_000);
afterAll(() => world.close());

beforeEach(async () => {
  supervisor = await makeSupervisor(world);
  fair = await makeFair(world);
  ({ sessionId, forumId } = await makeSession(world, fair, 'Opening'));
  [bao, lei] = (await makeGuests(world, fair, ['Bao', 'Lei'])) as [Guest, Guest];
  gate = await pairPhone(world, world, supervisor.token, fair, { gate: 'Main gate' });
});

const asStaff = <Body>(method: string, path: string, body?: unknown) =>
  world.call<Body>(method, path, { token: supervisor.token, ...(body === undefined ? {} : { body }) });
const before = (gateOfSession: string, more: Partial<Parameters<typeof pairPhone>[4]> = {}) =>
  pairPhone(world, world, supervisor.token, fair, { gate: gateOfSession, sessionId, ...more });
const sessions = async () =>
  (await asStaff<{ content: DoorSession[] }>('get', `/sign-in/sessions?activityId=${fair}`)).body.content;
const came = async () =>
  (await asStaff<{ counts: { signedIn: number }[] }>('get', `/sign-in/live?activityId=${fair}`)).body.counts[0]
    ?.signedIn;
const scopesOf = async ({ id }: Guest) =>
  (
    await world.db.query<{ scope: string }>(
      'select scope from sign_in where participant_id = $1 and active order by scope',
      [id],
    )
  ).map(({ scope }) => scope);

const wanted = (more: object) => ({
  activityId: fair,
  name: 'Left door',
  kinds: ['ACTIVITY'],
  gate: 'Auditorium',
  profile: 'STEWARD',
  validUntil: plusMs(world.clock.now(), 60_000),
  ...more,
});

describe('a session has a door of its own', () => {
  test('two phones before it count a person once; the main gate counts apart, and whoever came anywhere came once', async () => {
    const [left, right] = [await before('Left'), await before('Right')];
    expect(await left.sendOne(left.scan(bao, { agoMs: 5000 }))).toMatchObject({ verdict: 'ACCEPTED' });
    expect(await right.sendOne(right.scan(bao))).toMatchObject({
      verdict: 'ALREADY_SIGN_IN',
      signIn: { gate: 'Left' },
    });
    expect(await gate.sendOne(gate.scan(bao))).toMatchObject({ verdict: 'ACCEPTED' });
    expect(await right.sendOne(right.scan(lei))).toMatchObject({ verdict: 'ACCEPTED' });

    expect(await scopesOf(bao)).toEqual(['', sessionId]);
    expect(await scopesOf(lei)).toEqual([sessionId]);
    expect(await sessions()).toMatchObject([{ id: sessionId, nameEn: 'Opening', signedIn: 2, isWithdrawn: false }]);
    expect(await came()).toBe(2);
  });

  test('comes in one hour, whatever sessions follow, and is listed behind the number of each', async () => {
    const panel = await makeSession(world, fair, 'Panel');
    const [hall, next] = [await before('Hall'), await before('Next', panel)];
    await hall.send([hall.scan(bao), hall.scan(lei)]);
    world.clock.forward(60_000);
    await gate.sendOne(gate.scan(bao));
    await next.send([next.scan(bao), next.scan(lei)]);
    const live = await asStaff<{ hours: { signedIn: number }[] }>('get', `/sign-in/live?activityId=${fair}`);
    expect(live.body.hours.reduce((sum, { signedIn }) => sum + signedIn, 0)).toBe(2);

    const listed = async (more: string) =>
      (
        await asStaff<{ totalElements: number; content: { nameEn: string; kinds: object[] }[] }>(
          'get',
          `/sign-in/people?activityId=${fair}${more}`,
        )
      ).body;
    await asStaff('post', `/sign-in/people/${lei.id}/take-back`, {
      kind: 'ACTIVITY',
      scope: panel.sessionId,
      reason: 'wrong person',
    });
    const ofPanel = await listed(`&sessionId=${panel.sessionId}`);
    expect(ofPanel).toMatchObject({
      totalElements: 1,
      content: [{ nameEn: 'Bao', kinds: [{ gate: 'Next', sessionId: panel.sessionId }] }],
    });
    expect((await listed(`&sessionId=${sessionId}`)).content.map(({ nameEn }) => nameEn)).toEqual(['Bao', 'Lei']);
    expect((await listed(`&sessionId=${newId()}`)).totalElements).toBe(0);
    expect((await listed('')).content).toMatchObject([
      { nameEn: 'Bao', fullySigned: true, kinds: [{ gate: 'Main gate', sessionId: null }] },
      { nameEn: 'Lei', fullySigned: true, kinds: [{ gate: 'Hall', sessionId }] },
    ]);
    expect(await sessions()).toMatchObject([{ signedIn: 2 }, { signedIn: 1 }]);
  });

  test('what a phone says of its scope changes nothing, there and at the gate', async () => {
    const left = await before('Left');
    await left.send([left.scan(bao, { scope: '2026-11-21' }), left.scan(lei, { scope: newId() })]);
    await gate.send([gate.scan(bao, { scope: sessionId })]);
    expect(await scopesOf(bao)).toEqual(['', sessionId]);
    expect(await scopesOf(lei)).toEqual([sessionId]);
  });

  test('once a day and a session together: the session is counted once, the gate every day', async () => {
    fair = await makeFair(world, { oncePerDay: true });
    ({ sessionId } = await makeSession(world, fair, 'Panel'));
    [bao] = (await makeGuests(world, fair, ['Bao'])) as [Guest];
    const daily = await pairPhone(world, world, supervisor.token, fair, { gate: 'Main gate' });
    const hall = await before('Hall');
    const day = 24 * 60 * 60_000;
    const verdicts = async () => [
      (await hall.sendOne(hall.scan(bao))).verdict,
      (await daily.sendOne(daily.scan(bao))).verdict,
    ];
    expect(await verdicts()).toEqual(['ACCEPTED', 'ACCEPTED']);
    world.clock.forward(day);
    expect(await verdicts()).toEqual(['ALREADY_SIGN_IN', 'ACCEPTED']);
    expect(await scopesOf(bao)).toHaveLength(3);
  });

  test('the hours of the activity’s own door are not those of a session', async () => {
    const closedAt = instantOf(Date.parse(world.clock.now()) - 3_600_000);
    fair = await makeFair(world, { windows: [{ kind: 'ACTIVITY', opensAt: null, closesAt: closedAt }] });
    ({ sessionId } = await makeSession(world, fair, 'Evening talk'));
    [bao] = (await makeGuests(world, fair, ['Bao'])) as [Guest];
    const main = await pairPhone(world, world, supervisor.token, fair);
    const hall = await before('Hall');
    expect(await main.sendOne(main.scan(bao, { shown: 'REFUSE' }))).toMatchObject({ verdict: 'OUTSIDE_WINDOW' });
    expect(await hall.sendOne(hall.scan(bao))).toMatchObject({ verdict: 'ACCEPTED' });
    // Weighed again because something about the person changed, it stands.
    await asStaff('post', '/sign-in/cancelled-kinds', { activityId: fair, kind: 'ACTIVITY', cancelled: true });
    expect(await scopesOf(bao)).toEqual([]);
    await asStaff('post', '/sign-in/cancelled-kinds', { activityId: fair, kind: 'ACTIVITY', cancelled: false });
    expect(await scopesOf(bao)).toEqual([sessionId]);
  });

  test('a phone hears who came to its own door, and nothing of the others', async () => {
    const left = await before('Left');
    await left.sendOne(left.scan(bao));
    await gate.sendOne(gate.scan(lei));
    const [there, here] = [new HeldList(gate), new HeldList(left)];
    await Promise.all([there.refresh(), here.refresh()]);
    expect(there.people.get(bao.id)?.signIns).toEqual([]);
    expect(there.people.get(lei.id)?.signIns).toMatchObject([{ kind: 'ACTIVITY', scope: '' }]);
    expect(here.people.get(bao.id)?.signIns).toMatchObject([{ kind: 'ACTIVITY', scope: sessionId }]);
    expect(here.people.get(lei.id)?.signIns).toEqual([]);
  });
});

describe('a station before a session', () => {
  test('says so, to its phone and at the desk', async () => {
    const left = await before('Left');
    const told = { id: sessionId, nameTc: '開幕', nameEn: 'Opening', hall: { en: 'Auditorium' }, isWithdrawn: false };
    expect((await left.call('get', '/sign-in/devices/me')).body).toMatchObject({ session: told });
    expect((await gate.call('get', '/sign-in/devices/me')).body).toMatchObject({ session: null });
    const { body } = await asStaff<{ stations: Station[] }>('get', `/sign-in/stations?activityId=${fair}`);
    expect(body.stations.map(({ session }) => session?.nameEn ?? null)).toEqual([null, 'Opening']);
  });

  test('signs nothing else, and is of a session of its own activity that takes place', async () => {
    const make = async (more: object) => (await asStaff('post', '/sign-in/stations', wanted(more))).body;
    const at = (path: string, problem: string) => ({ code: 'PARAMS_ERROR', fields: [{ path, problem }] });
    expect(await make({ sessionId, kinds: ['ACTIVITY', 'HOTEL'] })).toMatchObject(at('kinds', 'inconsistent'));
    const other = await makeSession(world, await makeFair(world), 'Elsewhere');
    expect(await make({ sessionId: other.sessionId })).toMatchObject(at('sessionId', 'notAllowed'));
    expect(await make({ sessionId: newId() })).toMatchObject(at('sessionId', 'notAllowed'));
    await world.db.orm
      .update(forumSession)
      .set({ withdrawnAt: world.clock.now() })
      .where(eq(forumSession.id, sessionId));
    expect(await make({ sessionId })).toMatchObject(at('sessionId', 'notAllowed'));
  });

  test('goes on when the session is taken off the programme, which the lists say', async () => {
    const left = await before('Left');
    await world.db.orm
      .update(forumSession)
      .set({ withdrawnAt: world.clock.now() })
      .where(eq(forumSession.id, sessionId));
    expect(await sessions()).toEqual([]);
    expect(await left.sendOne(left.scan(bao))).toMatchObject({ verdict: 'ACCEPTED' });
    expect(await scopesOf(bao)).toEqual([sessionId]);
    expect(await sessions()).toMatchObject([{ id: sessionId, isWithdrawn: true, signedIn: 1 }]);
    const { body } = await asStaff<{ stations: Station[] }>('get', `/sign-in/stations?activityId=${fair}`);
    expect(body.stations[1]?.session).toMatchObject({ isWithdrawn: true });
  });

  test('keeps its forum from being removed, so that what was signed there has a name', async () => {
    await before('Left');
    await world.db.orm.update(forum).set({ status: 'DRAFT' }).where(eq(forum.id, forumId));
    const { token } = await makePerson(world, { name: 'Ho', orgType: 'FUND_ADMIN' });
    const removed = await world.call('delete', `/admin/forums/${forumId}?version=1`, { token });
    expect(removed).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
  });

  test('is left by a supervisor’s phone that goes over to another activity', async () => {
    const helper = await before('Left', { profile: 'SUPERVISOR' });
    const robotics = await makeFair(world);
    const [ieong] = (await makeGuests(world, robotics, ['Ieong'])) as [Guest];
    const over = await helper.call<{ token: string }>('post', '/sign-in/devices/switch', { activityId: robotics });
    expect(over.status).toBe(200);
    const { token } = over.body;
    expect((await world.call('get', '/sign-in/devices/me', { token })).body).toMatchObject({ session: null });
    const scan = { ...helper.scan(ieong), seq: 1, activityId: robotics };
    await world.call('post', '/sign-in/attempts', { token, body: { attempts: [scan] } });
    expect(await scopesOf(ieong)).toEqual(['']);
    // What it had scanned before the session still is of the session.
    await helper.sendOne(helper.scan(bao));
    expect(await scopesOf(bao)).toEqual([sessionId]);
  });
});

describe('at the desk', () => {
  test('what a phone of a session has exported is handed in for the session', async () => {
    const left = await before('Left');
    const scans = [left.scan(bao, { agoMs: 60_000 })];
    const body = { deviceId: left.deviceId, lastSeq: 1, attempts: scans };
    expect((await asStaff('post', '/sign-in/stations/hand-in', body)).body).toMatchObject({ fresh: 1 });
    expect(await scopesOf(bao)).toEqual([sessionId]);
  });

  test('a take-back without a scope is the gate’s; the session’s is named', async () => {
    const left = await before('Left');
    await left.sendOne(left.scan(bao));
    const takeBack = (more: object) =>
      asStaff('post', `/sign-in/people/${bao.id}/take-back`, { kind: 'ACTIVITY', reason: 'wrong person', ...more });
    expect(await takeBack({})).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
    await gate.sendOne(gate.scan(bao));
    expect((await takeBack({})).status).toBe(200);
    expect(await scopesOf(bao)).toEqual([sessionId]);
    expect((await takeBack({ scope: sessionId })).status).toBe(200);
    expect(await scopesOf(bao)).toEqual([]);
    expect(await came()).toBe(0);
  });

  test('whoever scans the code on the wall of the hall with their own phone has come to the session', async () => {
    const mine = await makePerson(world, { name: 'Bao', orgType: 'ROADSHOW', activities: [fair] });
    await world.db.query('update participant set unit_id = $2 where id = $1', [bao.id, mine.unitId]);
    const left = await before('Left');
    const { body } = await asStaff<{ url: string }>('get', `/sign-in/stations/${left.stationId}/venue-code`);
    const sign = { venueCode: new URL(body.url).searchParams.get('venue'), attemptId: newId() };
    const signed = await world.call('post', '/sign-in/self', { token: mine.token, body: sign });
    expect(signed.body).toMatchObject({ verdict: 'ACCEPTED', session: { nameEn: 'Opening' } });
    expect(await scopesOf(bao)).toEqual([sessionId]);
  });
});

describe('phones without a network', () => {
  let at: DoorWorld;
  beforeAll(async () => (at = await openDoorWorld()));
  afterAll(() => at.close());

  test('before one session and at the gate judge by themselves, and what they hand over afterwards counts once', async () => {
    const event = await at.newFair();
    const [chan] = await event.addGuests([{ nameTc: '陳大明' }]);
    const code = { text: chan?.credential ?? '', source: 'CAMERA' } as const;
    const opening = await makeSession(at.world, event.activityId, 'Opening');
    const left = await event.station('Left', opening);
    const right = await event.station('Right', opening);
    const main = await event.station('Main');
    for (const { phone } of [left, right, main]) phone.setOnline(false);

    expect(left.door.getState().station?.session).toMatchObject({ nameEn: 'Opening' });
    expect(await left.door.scan(code)).toMatchObject({ result: 'SIGNED_IN', shown: 'ADMIT' });
    at.world.clock.forward(11_000);
    expect(await left.door.scan(code)).toMatchObject({ result: 'ALREADY_SIGN_IN', earlier: { gate: 'Left' } });
    expect(await right.door.scan(code)).toMatchObject({ result: 'SIGNED_IN' });
    expect(await main.door.scan(code)).toMatchObject({ result: 'SIGNED_IN' });
    const counted = ({ door }: typeof left) => door.getState().counters.map(({ signedIn }) => signedIn);
    expect([left, right, main].map(counted)).toEqual([[1], [1], [1]]);

    for (const { phone, door } of [left, main, right]) {
      phone.setOnline(true);
      phone.wake();
      await sent(door);
    }
    const rows = await at.world.db.query<{ scope: string; gate: string }>(
      'select scope, gate from sign_in where active order by scope',
    );
    expect(rows).toEqual([
      { scope: '', gate: 'Main' },
      { scope: opening.sessionId, gate: 'Left' },
    ]);
    const conflicts = await at.world.db.query('select severity, reason from conflict where resolution is null');
    expect(conflicts).toEqual([{ severity: 'low', reason: 'ALREADY_SIGN_IN' }]);
    await at.closeDoors();
  });
});
