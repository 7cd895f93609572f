import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plusMs } from '#domain/instant.ts';
import type { Guest } from '#tests/support/door-event.ts';
import { sent, until } from '#tests/support/door-phone.ts';
import { type DoorWorld, type Fair, openDoorWorld } from '#tests/support/door-world.ts';

let at: DoorWorld;
let fair: Fair;
let chan: Guest;
let lei: Guest;

beforeAll(async () => (at = await openDoorWorld()));
beforeEach(async () => {
  fair = await at.newFair();
  const guests = await fair.addGuests([
    { nameTc: '陳大明', dinner: true },
    { nameTc: '李小龍', dinner: true },
  ]);
  [chan, lei] = guests as [Guest, Guest];
});
afterEach(() => at.closeDoors());
afterAll(() => at.close());

const camera = (guest: Guest) => ({ text: guest.credential, source: 'CAMERA' as const });
const credit = async () => {
  const [row] = await at.world.db.query<{ gate: string }>(
    'select gate from sign_in where active and activity_id = $1',
    [fair.activityId],
  );
  return row?.gate;
};

describe('two phones at two gates', () => {
  test('the second one knows at once when both have a network (R4)', async () => {
    const north = await fair.station('North');
    const south = await fair.station('South');
    await north.door.scan(camera(chan));
    await sent(north.door);
    await until(south.door, ({ counters }) => counters[0]?.signedIn === 1, 'the other gate’s sign-in');
    at.world.clock.forward(40_000);
    const card = await south.door.scan(camera(chan));
    expect(card).toMatchObject({ result: 'ALREADY_SIGN_IN', hints: ['CHECK_PHOTO'] });
    expect(card.earlier).toMatchObject({ gate: 'North', here: false, agoMs: 40_000 });
  });

  test('both offline: the earlier has the credit whichever arrives first, the later is told (R5)', async () => {
    const north = await fair.station('North', { kinds: ['DINNER_PARTY'] });
    const south = await fair.station('South', { kinds: ['DINNER_PARTY'] });
    north.phone.setOnline(false);
    south.phone.setOnline(false);
    expect((await north.door.scan(camera(chan))).result).toBe('SIGNED_IN');
    at.world.clock.forward(60_000);
    expect(await south.door.scan(camera(chan))).toMatchObject({ result: 'SIGNED_IN', confirmation: 'stored' });

    south.phone.setOnline(true);
    south.phone.wake();
    await sent(south.door);
    expect(await credit()).toBe('South');
    expect(south.door.getState().conflicts).toEqual([]);

    north.phone.setOnline(true);
    north.phone.wake();
    await sent(north.door);
    expect(await credit()).toBe('North');
    const { conflicts } = await until(south.door, ({ conflicts }) => conflicts.length === 1, 'the later one’s alert');
    expect(conflicts[0]).toMatchObject({ severity: 'high', reason: 'ALREADY_SIGN_IN', credited: { gate: 'North' } });
    expect(north.door.getState().conflicts).toEqual([]);

    await south.door.settle(conflicts[0]?.id ?? '', 'LET_STAY', 'husband and wife share one code');
    expect(south.door.getState().conflicts).toEqual([]);
  });

  test('an undo at the first gate lets the second gate’s sign-in stand, and its conflict closes (R17)', async () => {
    const north = await fair.station('North', { kinds: ['DINNER_PARTY'] });
    const south = await fair.station('South', { kinds: ['DINNER_PARTY'] });
    south.phone.setOnline(false);
    const { attemptId } = await north.door.scan(camera(chan));
    await south.door.scan(camera(chan));
    south.phone.setOnline(true);
    south.phone.wake();
    await sent(south.door);
    await sent(north.door);
    await north.door.undo(attemptId ?? '', 'wrong person');
    await sent(north.door);
    expect(await credit()).toBe('South');
    await until(south.door, ({ conflicts }) => conflicts.length === 0, 'no conflict');
  });

  test('somebody revoked while a phone was away is admitted there, and its alert comes back (R7)', async () => {
    const north = await fair.station('North');
    north.phone.setOnline(false);
    await at.world.db.query('update participant set revoked_at = $2, changed_by = pg_current_xact_id() where id = $1', [
      chan.participantId,
      at.world.clock.now(),
    ]);
    at.world.clock.forward(11 * 60_000);
    const card = await north.door.scan(camera(chan));
    expect(card).toMatchObject({ result: 'SIGNED_IN', hints: ['STALE_LIST'] });
    expect(card.listAgeMs).toBeGreaterThan(10 * 60_000);
    north.phone.setOnline(true);
    north.phone.wake();
    const { recent } = await until(
      north.door,
      ({ conflicts, queue }) => conflicts.length === 1 && queue.pending === 0,
      'the alert',
    );
    expect(recent[0]).toMatchObject({ confirmation: 'contradicted', verdict: { verdict: 'REVOKED' } });
    at.world.clock.forward(20_000);
    await until(north.door, ({ list }) => (list.asOf ?? '') > plusMs(at.world.clock.now(), -30_000), 'a fresh list');
    expect((await north.door.scan(camera(chan))).result).toBe('REVOKED');
  });

  test('a code unknown here turns out valid: the phone says so (N18)', async () => {
    const north = await fair.station('North');
    north.phone.setOnline(false);
    const [late] = await fair.addGuests([{ nameTc: '黃麗鳳' }]);
    if (!late) throw new Error('nobody was added');
    expect(await north.door.scan(camera(late))).toMatchObject({
      result: 'NOT_IN_LIST_YET',
      shown: 'ADMIT',
      person: null,
    });
    const unknown = await north.door.signIn(late.participantId);
    expect(unknown).toMatchObject({ result: 'UNKNOWN', shown: 'REFUSE' });
    north.phone.setOnline(true);
    north.phone.wake();
    await sent(north.door);
    await until(north.door, ({ list }) => list.people === 3, 'the late guest');
    at.world.clock.forward(20_000);
    expect(await north.door.scan(camera(late))).toMatchObject({
      result: 'ALREADY_SIGN_IN',
      person: { nameTc: '黃麗鳳' },
    });
  });

  test('a refusal that the server would not have made comes back as a notice to scan again (R12)', async () => {
    await at.world.db.query('update participant set dinner = false, changed_by = pg_current_xact_id() where id = $1', [
      lei.participantId,
    ]);
    const south = await fair.station('South', { kinds: ['DINNER_PARTY'] });
    south.phone.setOnline(false);
    await at.world.db.query('update participant set dinner = true, changed_by = pg_current_xact_id() where id = $1', [
      lei.participantId,
    ]);
    expect((await south.door.scan(camera(lei))).result).toBe('NOT_ENTITLED');
    south.phone.setOnline(true);
    south.phone.wake();
    const { notices } = await until(south.door, ({ notices }) => notices.length === 1, 'the notice');
    expect(notices[0]).toMatchObject({ notice: 'RESCAN', nameTc: '李小龍' });
    await south.door.dismissNotice(notices[0]?.id ?? '');
    expect(south.door.getState().notices).toEqual([]);
  });

  test('a cancelled dinner is said at the next contact, and scanning still records (R15)', async () => {
    const north = await fair.station('North', { kinds: ['DINNER_PARTY'] });
    const answer = await at.world.call('post', '/sign-in/cancelled-kinds', {
      token: fair.supervisor.token,
      body: { activityId: fair.activityId, kind: 'DINNER_PARTY', cancelled: true },
    });
    expect(answer.status).toBe(200);
    await until(north.door, ({ station }) => station?.cancelledKinds.length === 1, 'the cancellation');
    at.world.clock.forward(60_000);
    expect(await north.door.scan(camera(chan))).toMatchObject({ result: 'CANCELLED', shown: 'REFUSE' });
  });
});
