import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOfCode } from '#server/sign-in/code/code-hash.ts';
import type { Guest } from '#tests/support/door-event.ts';
import { sent, until } from '#tests/support/door-phone.ts';
import { type DoorWorld, type Fair, openDoorWorld } from '#tests/support/door-world.ts';
import type { TabMessage } from '#web/door/context.ts';

let at: DoorWorld;
let fair: Fair;
let chan: Guest;
let lei: Guest;

beforeAll(async () => (at = await openDoorWorld()));
beforeEach(async () => {
  fair = await at.newFair();
  const guests = await fair.addGuests([
    { nameTc: '陳大明', pinyin: 'CHEN DAMING', dinner: true, phoneTail: '4321' },
    { nameTc: '李小龍', pinyin: 'LI XIAOLONG', phoneTail: '8765' },
  ]);
  [chan, lei] = guests as [Guest, Guest];
});
afterEach(() => at.closeDoors());
afterAll(() => at.close());

const camera = (guest: Guest) => ({ text: guest.credential, source: 'CAMERA' as const });
const verdicts = async () => {
  const rows = await at.world.db.query<{ verdict: string }>(
    'select verdict from attempt where activity_id = $1 order by received_at, seq',
    [fair.activityId],
  );
  return rows.map(({ verdict }) => verdict);
};

test('a phone lets somebody in, and hears from the server that it was right', async () => {
  const { door } = await fair.station('North');
  const card = await door.scan(camera(chan));
  expect(card).toMatchObject({ result: 'SIGNED_IN', shown: 'ADMIT', person: { nameTc: '陳大明', phoneTail: '4321' } });
  await sent(door);
  expect(door.getState().recent[0]).toMatchObject({ confirmation: 'confirmed', verdict: { verdict: 'ACCEPTED' } });
  expect(door.getState().counters).toEqual([{ kind: 'ACTIVITY', signedIn: 1, expected: 2 }]);
});

test('without a network it decides all the same, across a reload, and hands everything over afterwards', async () => {
  const { phone, door } = await fair.station('North');
  phone.setOnline(false);
  expect((await door.scan(camera(chan))).result).toBe('SIGNED_IN');
  expect(await door.scan(camera(chan))).toMatchObject({ result: 'JUST_SIGNED_IN', attemptId: null });
  at.world.clock.forward(60_000);
  expect(await door.scan(camera(chan))).toMatchObject({
    result: 'ALREADY_SIGN_IN',
    earlier: { agoMs: 60_000, here: true },
  });
  expect((await door.scan({ text: 'https://example.org/menu', source: 'CAMERA' })).result).toBe('UNKNOWN');
  await door.close();

  const again = at.open(phone);
  await until(again, ({ queue, phase }) => phase === 'ready' && queue.pending === 3, 'three waiting');
  expect(again.getState().counters).toEqual([{ kind: 'ACTIVITY', signedIn: 1, expected: 2 }]);
  expect(again.getState().recent.map(({ result }) => result)).toEqual(['UNKNOWN', 'ALREADY_SIGN_IN', 'SIGNED_IN']);
  expect((await again.scan(camera(lei))).result).toBe('SIGNED_IN');
  phone.setOnline(true);
  again.sendNow();
  await sent(again);
  expect(await verdicts()).toEqual(['ACCEPTED', 'ALREADY_SIGN_IN', 'UNKNOWN', 'ACCEPTED']);
});

test('a page that is opened again counts whom the server has confirmed and the list does not have yet', async () => {
  const { phone, door } = await fair.station('North');
  const { fetch } = phone.environment;
  phone.environment.fetch = (url, init) =>
    url.includes('/snapshot') ? Promise.reject(new TypeError('cut')) : fetch(url, init);
  await door.scan(camera(chan));
  await sent(door);
  const { attemptId } = await door.scan(camera(lei));
  await sent(door);
  await door.undo(attemptId ?? '', 'wrong person');
  await sent(door);
  await door.close();

  const again = at.open(phone);
  const once = [{ kind: 'ACTIVITY', signedIn: 1, expected: 2 }];
  expect((await until(again, ({ phase }) => phase === 'ready', 'ready')).counters).toEqual(once);
  phone.environment.fetch = fetch;
  const { asOf } = again.getState().list;
  at.world.clock.forward(10_000);
  phone.wake();
  await until(again, ({ list }) => list.asOf !== asOf, 'the list of now');
  expect(again.getState().counters).toEqual(once);
});

test('of an activity that is signed every day a phone counts those of today', async () => {
  const daily = await at.newFair({ signIn: { oncePerDay: true } });
  const [guest] = (await daily.addGuests([{}])) as [Guest];
  const { phone, door } = await daily.station('North');
  const counted = () => door.getState().counters.map(({ signedIn }) => signedIn);
  phone.setOnline(false);
  expect((await door.scan(camera(guest))).result).toBe('SIGNED_IN');
  expect(counted()).toEqual([1]);
  at.world.clock.forward(24 * 60 * 60_000);
  expect((await door.scan({ text: 'nobody’s code', source: 'CAMERA' })).shown).toBe('REFUSE');
  expect(counted()).toEqual([0]);
  expect((await door.scan(camera(guest))).result).toBe('SIGNED_IN');
  expect(counted()).toEqual([1]);
});

test('a code with one wrong character is asked for again, and nothing is kept of it', async () => {
  const { door } = await fair.station('North');
  const wrong = chan.credential.slice(0, 20) + (chan.credential[20] === '1' ? '2' : '1') + chan.credential.slice(21);
  expect(await door.scan({ text: wrong, source: 'TYPED' })).toMatchObject({ result: 'MISREAD', attemptId: null });
  const spaced = chan.credential.toLowerCase().replace(/(.{5})/g, '$1 ');
  expect((await door.scan({ text: spaced, source: 'TYPED' })).result).toBe('SIGNED_IN');
  expect(door.getState().queue.pending).toBeLessThanOrEqual(1);
});

test('what a hardware scanner cut in pieces is asked for again, and nobody is turned away for it', async () => {
  const { phone, door } = await fair.station('North');
  phone.setOnline(false);
  const { credential } = chan;
  for (const piece of [credential.slice(0, 13), credential.slice(3), credential.slice(13) + lei.credential]) {
    const card = await door.scan({ text: piece, source: 'WEDGE' });
    expect(card).toMatchObject({ result: 'MISREAD', attemptId: null });
  }
  expect(door.getState().queue.pending).toBe(0);
  // A foreign code, and the same piece read by a camera, which reads whole codes only, is nobody's.
  expect((await door.scan({ text: 'https://example.org/menu', source: 'WEDGE' })).result).toBe('UNKNOWN');
  expect((await door.scan({ text: credential.slice(3), source: 'CAMERA' })).result).toBe('UNKNOWN');
});

test('somebody chosen by search is signed in, and the card of a unit’s people holds for each alone', async () => {
  const { door } = await fair.station('North');
  expect((await door.search('李')).map(({ nameTc }) => nameTc)).toEqual(['李小龍']);
  expect((await door.unitOf(lei.participantId)).map(({ nameTc }) => nameTc).sort()).toEqual(['李小龍', '陳大明']);
  await door.signIn(lei.participantId);
  at.world.clock.forward(20_000);
  const cards = await door.signInGroup([chan.participantId, lei.participantId]);
  expect(cards.map(({ result }) => result)).toEqual(['SIGNED_IN', 'ALREADY_SIGN_IN']);
  await sent(door);
  expect(await verdicts()).toEqual(['ACCEPTED', 'ACCEPTED', 'ALREADY_SIGN_IN']);
});

test('a tab that takes the lead learns what the one before had settled and could not tell any more', async () => {
  const { phone, door } = await fair.station('North', {}, { more: { locks: navigator.locks } });
  await door.close();
  const { environment } = phone;
  const openChannel = (name: string) => {
    const channel = environment.openChannel(name);
    const post = (message: unknown) => (message as TabMessage).type === 'filed' || channel?.post(message);
    return channel && { ...channel, post };
  };
  const leading = at.open({ ...phone, environment: { ...environment, openChannel } });
  await until(leading, ({ connection }) => connection.state === 'online', 'that it leads');
  const following = at.open(phone);
  await until(following, ({ phase }) => phase === 'ready', 'ready');
  phone.setOnline(false);
  await leading.scan(camera(chan));
  await until(following, ({ queue }) => queue.pending === 1, 'the scan of the other tab');
  phone.setOnline(true);
  leading.sendNow();
  await sent(leading);
  expect(following.getState()).toMatchObject({ queue: { pending: 1 }, recent: [{ confirmation: 'stored' }] });
  await leading.close();
  await until(following, ({ queue }) => queue.pending === 0, 'nothing waiting');
  expect(following.getState().recent).toMatchObject([{ confirmation: 'confirmed' }]);
});

describe('the operator may decide otherwise', () => {
  test('taking a sign-in back within a quarter of an hour, after which the person may come again', async () => {
    const { phone, door } = await fair.station('North');
    phone.setOnline(false);
    const { attemptId } = await door.scan(camera(chan));
    at.world.clock.forward(60_000);
    expect(await door.undo(attemptId ?? '', 'wrong person')).toBe(true);
    expect(await door.undo(attemptId ?? '', 'wrong person')).toBe(false);
    expect(door.getState()).toMatchObject({ counters: [{ signedIn: 0 }], recent: [{ undone: true }] });
    expect((await door.scan(camera(chan))).result).toBe('SIGNED_IN');
    phone.setOnline(true);
    door.sendNow();
    await sent(door);
    const active = await at.world.db.query('select 1 from sign_in where active and activity_id = $1', [
      fair.activityId,
    ]);
    expect(active).toHaveLength(1);
  });

  test('but not later', async () => {
    const { door } = await fair.station('North');
    const { attemptId } = await door.scan(camera(chan));
    at.world.clock.forward(16 * 60_000);
    expect(await door.undo(attemptId ?? '', 'too late')).toBe(false);
  });

  test('letting somebody in who is not invited costs one of five, with a reason', async () => {
    const { door } = await fair.station('Dinner', { kinds: ['DINNER_PARTY'] });
    expect(door.getState().overridesLeft).toBe(5);
    const refused = await door.scan(camera(lei));
    expect(refused).toMatchObject({ result: 'NOT_ENTITLED', override: 'lease', entitledTo: ['ACTIVITY'] });
    const letIn = await door.letIn(refused.attemptId ?? '', 'guest of the chair');
    expect(letIn).toMatchObject({ shown: 'ADMIT', overridden: true });
    expect(door.getState().overridesLeft).toBe(4);
    await sent(door);
    expect(await verdicts()).toEqual(['NOT_ENTITLED', 'ACCEPTED']);
  });

  test('but only a supervisor lets somebody in whose code nobody knows', async () => {
    const { door } = await fair.station('North');
    const refused = await door.scan({ text: 'WIFI:S:guest;;', source: 'CAMERA' });
    await expect(door.letIn(refused.attemptId ?? '', 'says it is valid')).rejects.toThrow('SUPERVISOR_NEEDED');
  });
});

test('the check before the shift waits for no question of the browser', async () => {
  const never = new Promise<boolean>(() => undefined);
  const storage = {
    persisted: async () => false,
    persist: () => never,
    estimate: async () => ({ quota: 1e9, usage: 0 }),
  };
  const { door } = await fair.station('North', {}, { more: { storage } });
  const came: string[] = [];
  const all = await door.measure(({ check }) => came.push(check));
  expect(came).toHaveLength(all.length);
  expect(came.at(-1)).toBe('storagePersisted');
  expect(all.find(({ check }) => check === 'storagePersisted')).toMatchObject({ passed: false });
  expect(all.find(({ check }) => check === 'list')).toMatchObject({ passed: true });
});

describe('a phone that ends its service', () => {
  test('is not logged out while anything waits, unless it was exported and a supervisor holds it', async () => {
    const { phone, door } = await fair.station('North', { profile: 'SUPERVISOR' });
    phone.setOnline(false);
    await door.scan(camera(chan));
    expect(await door.leave()).toEqual({ left: false, pending: 1, deadLetters: 0 });
    expect(await door.leave({ exported: true })).toMatchObject({ left: false });
    const file = await door.exportQueue();
    expect(JSON.parse(file.text)).toMatchObject({
      attempts: [{ state: 'WAITING', attempt: { credential: hashOfCode(chan.credential) } }],
    });
    expect(file.text).not.toContain('陳大明');
    await door.scan(camera(lei));
    expect(await door.leave({ exported: true })).toMatchObject({ left: false, pending: 2 });
    await door.exportQueue();
    expect(await door.leave({ exported: true })).toEqual({ left: true });
    expect(door.getState()).toMatchObject({ phase: 'unpaired', recent: [], queue: { pending: 0 } });
  });

  test('of a steward keeps everything where no supervisor can take it over', async () => {
    const { phone, door } = await fair.station('North');
    phone.setOnline(false);
    await door.scan(camera(chan));
    await door.exportQueue();
    await expect(door.leave({ exported: true })).rejects.toThrow('SUPERVISOR_NEEDED');
    phone.setOnline(true);
    phone.wake();
    await sent(door);
    expect(await verdicts()).toEqual(['ACCEPTED']);
    expect(await door.leave()).toEqual({ left: true });
  });

  test('forgets people at once when it is revoked, and still hands over what it holds', async () => {
    const { phone, door, stationId } = await fair.station('North');
    phone.setOnline(false);
    await door.scan(camera(chan));
    await at.world.call('post', `/sign-in/stations/${stationId}/revoke`, { token: fair.supervisor.token });
    phone.setOnline(true);
    door.sendNow();
    const state = await until(door, ({ phase, queue }) => phase === 'revoked' && queue.pending === 0, 'revoked, sent');
    expect(state).toMatchObject({ recent: [], list: { people: null }, conflicts: [] });
    await expect(door.scan(camera(lei))).rejects.toThrow('NOT_READY');
    expect(await verdicts()).toEqual(['ACCEPTED']);
    expect((await phone.indexedDB.databases()).map(({ name }) => name)).not.toContain('door-people');
  });

  test('has a receipt that the server signs, the same chain on both sides', async () => {
    const { door } = await fair.station('North');
    await door.scan(camera(chan));
    await door.scan(camera(lei));
    await door.scan({ text: 'not a code', source: 'TYPED' });
    await sent(door);
    expect(await door.receipt()).toMatchObject({
      scanned: 3,
      accepted: 2,
      refused: 1,
      missing: [],
      matches: true,
      pending: 0,
    });
  });
});
