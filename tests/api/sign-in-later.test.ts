import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Conflict } from '#contract/sign-in/conflict.ts';
import { allJobs } from '#server/all-jobs.ts';
import { participant } from '#server/participant/tables.ts';
import { peopleChanged } from '#server/sign-in/people/people-changed.ts';
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
let gate: Phone;
let chan: Guest;

beforeAll(async () => {
  world = await openTestWorld();
}, 60_000);
afterAll(() => world.close());

beforeEach(async () => {
  supervisor = await makeSupervisor(world);
  fair = await makeFair(world);
  gate = await pairPhone(world, world, supervisor.token, fair, { gate: 'North' });
  [chan] = (await makeGuests(world, fair, ['Chan'], { dinner: true })) as [Guest];
});

const change = (guest: Guest, to: Partial<typeof participant.$inferInsert>): Promise<void> =>
  world.db.transaction(async (tx) => {
    const changed = { version: sql`${participant.version} + 1`, changedBy: sql`pg_current_xact_id()`, ...to };
    await tx.orm.update(participant).set(changed).where(eq(participant.id, guest.id));
    await peopleChanged(world, tx, [guest.id]);
  });

const inbox = async (state = 'open'): Promise<Conflict[]> => {
  const path = `/sign-in/conflicts?activityId=${fair}&state=${state}`;
  return (await world.call<{ content: Conflict[] }>('get', path, { token: supervisor.token })).body.content;
};
const signedIn = async (guest: Guest): Promise<string[]> => {
  const list = new HeldList(gate);
  await list.refresh();
  return (list.people.get(guest.id)?.signIns ?? []).map(({ kind }) => kind);
};
const cancel = (kind: string, cancelled: boolean) =>
  world.call('post', '/sign-in/cancelled-kinds', {
    token: supervisor.token,
    body: { activityId: fair, kind, cancelled },
  });

describe('what becomes true later', () => {
  test('R7: a revocation that a phone did not hear of is grave when the scan was surely later', async () => {
    await gate.send([gate.scan(chan)]);
    world.clock.forward(60_000);
    await change(chan, { revokedAt: world.clock.now() });
    expect(await signedIn(chan)).toEqual(['ACTIVITY']);
    world.clock.forward(60_000);
    const stale = await gate.sendOne(gate.scan(chan, { kind: 'DINNER_PARTY' }));
    expect(stale).toMatchObject({ verdict: 'REVOKED', conflict: { severity: 'high' } });
    const before = await gate.sendOne(gate.scan(chan, { kind: 'DINNER_PARTY', agoMs: 90_000 }));
    expect(before).toMatchObject({ verdict: 'ACCEPTED' });
    expect(before.conflict).toBeUndefined();
  });

  test('R7: a scan from a clock that ran ahead is taken back by the revocation it turns out to follow', async () => {
    await gate.send([gate.scan(chan, { agoMs: -600_000 })]);
    expect(await signedIn(chan)).toEqual(['ACTIVITY']);
    world.clock.forward(60_000);
    await change(chan, { revokedAt: world.clock.now() });
    expect(await signedIn(chan)).toEqual([]);
    expect(await inbox()).toEqual([expect.objectContaining({ severity: 'high', reason: 'REVOKED' })]);
  });

  test('R14: a cancelled registration keeps the sign-in and counts as cancelled but attended', async () => {
    await gate.send([gate.scan(chan)]);
    world.clock.forward(60_000);
    await change(chan, { cancelledAt: world.clock.now() });
    const live = await world.call<{
      cancelledButAttended: number;
      counts: { kind: string; signedIn: number; expected: number }[];
    }>('get', `/sign-in/live?activityId=${fair}`, { token: supervisor.token });
    expect(live.body.cancelledButAttended).toBe(1);
    expect(live.body.counts[0]).toEqual({ kind: 'ACTIVITY', signedIn: 1, expected: 0 });
  });

  test('R15: a cancelled dinner voids its sign-ins, and they come back with it', async () => {
    await gate.send([gate.scan(chan), gate.scan(chan, { kind: 'DINNER_PARTY' })]);
    world.clock.forward(60_000);
    expect((await cancel('DINNER_PARTY', true)).status).toBe(200);
    expect(await signedIn(chan)).toEqual(['ACTIVITY']);
    world.clock.forward(60_000);
    const [late] = await makeGuests(world, fair, ['Late'], { dinner: true });
    expect(await gate.sendOne(gate.scan(late ?? null, { kind: 'DINNER_PARTY' }))).toMatchObject({
      verdict: 'CANCELLED',
      conflict: { severity: 'low' },
    });
    const station = await gate.call<{ settings: { cancelledKinds: string[] } }>('get', '/sign-in/devices/me');
    expect(station.body.settings.cancelledKinds).toEqual(['DINNER_PARTY']);
    const live = () =>
      world.call<{ cancelledKinds: string[] }>('get', `/sign-in/live?activityId=${fair}`, { token: supervisor.token });
    expect((await live()).body.cancelledKinds).toEqual(['DINNER_PARTY']);
    await cancel('DINNER_PARTY', false);
    expect((await live()).body.cancelledKinds).toEqual([]);
    expect(await signedIn(chan)).toEqual(['ACTIVITY', 'DINNER_PARTY']);
    expect(await signedIn(late ?? chan)).toEqual(['DINNER_PARTY']);
  });

  test('N18: a code that nobody knew turns out valid; the phone that turned the person away hears of it', async () => {
    const code = chan.credential;
    await change(chan, { credential: null });
    const refused = gate.scan({ credential: code }, { shown: 'REFUSE', shownReason: 'UNKNOWN' });
    expect(await gate.sendOne(refused)).toMatchObject({ verdict: 'UNKNOWN' });
    await change(chan, { credential: code });
    const mine = await gate.call<{ conflicts: Conflict[] }>('get', '/sign-in/devices/conflicts');
    expect(mine.body.conflicts).toEqual([
      expect.objectContaining({ reason: 'UNKNOWN', severity: 'low', nameEn: 'Chan', participantId: chan.id }),
    ]);
    expect(await gate.sendOne(gate.scan(chan))).toMatchObject({ verdict: 'ACCEPTED' });
    expect(await inbox()).toEqual([]);
    // What was answered stays what it was.
    expect(await gate.sendOne(refused)).toMatchObject({ verdict: 'UNKNOWN' });
  });

  test('N18: also when the scan was being recorded while the person appeared', async () => {
    const code = chan.credential;
    await change(chan, { credential: null });
    await gate.send([gate.scan({ credential: code }, { shown: 'REFUSE' })]);
    // As if committed a moment before the attempt, and unseen by it.
    await world.db.query('update participant set credential = $2 where id = $1', [chan.id, code]);
    expect(await inbox()).toEqual([]);
    await allJobs['sign-in.find-late-people']?.run({
      world,
      payload: {},
      isLastTry: false,
      stopping: new AbortController().signal,
    });
    expect(await inbox()).toEqual([expect.objectContaining({ reason: 'UNKNOWN', nameEn: 'Chan' })]);
  });

  test('R11: somebody let in with a genuine code that was not on any list is signed in once they are', async () => {
    const code = chan.credential;
    await change(chan, { credential: null });
    expect(await gate.sendOne(gate.scan({ credential: code }))).toMatchObject({
      verdict: 'UNKNOWN',
      conflict: { severity: 'high' },
    });
    await change(chan, { credential: code });
    expect(await signedIn(chan)).toEqual(['ACTIVITY']);
    expect(await inbox()).toEqual([]);
  });

  test('a low conflict of ACTIVITY closes itself after a day, one of the dinner never does', async () => {
    const other = await pairPhone(world, world, supervisor.token, fair, { gate: 'South' });
    const both = (phone: Phone) => [phone.scan(chan), phone.scan(chan, { kind: 'DINNER_PARTY' })];
    await gate.send(both(gate));
    await other.send(both(other));
    const close = () =>
      allJobs['sign-in.close-old-conflicts']?.run({
        world,
        payload: {},
        isLastTry: false,
        stopping: new AbortController().signal,
      });
    await close();
    expect((await inbox()).map(({ severity }) => severity)).toEqual(['high', 'low']);
    world.clock.forward(24 * 60 * 60 * 1000);
    supervisor = await makeSupervisor(world);
    await close();
    expect((await inbox()).map(({ severity }) => severity)).toEqual(['high']);
  });

  test('R10 and R13: a wrong clock refuses nobody, and a time ahead of ours is shown as our own', async () => {
    const now = world.clock.now();
    const wrong = gate.scan(chan, { wallTime: '2029-01-01T00:00:00.000Z' as never, uncertaintyMs: 400_000 });
    expect(await gate.sendOne(wrong)).toMatchObject({ verdict: 'ACCEPTED', signIn: { firstAt: now } });
    const ahead = gate.scan(chan, { kind: 'DINNER_PARTY', agoMs: -120_000, uncertaintyMs: 180_000 });
    expect(await gate.sendOne(ahead)).toMatchObject({ verdict: 'ACCEPTED', signIn: { firstAt: now } });
  });
});
