import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueCredentials } from '#server/sign-in/code/issue-credential.ts';
import { setSupervisorCode, withdrawSupervisorCode } from '#server/sign-in/station/supervisor-codes.ts';
import type { Door } from '#web/door/door.ts';
import type { Guest } from '#tests/support/door-event.ts';
import { sent, until } from '#tests/support/door-phone.ts';
import { type DoorWorld, type Fair, openDoorWorld, type Station } from '#tests/support/door-world.ts';

const code = '204816';
const minute = 60_000;

let at: DoorWorld;
let fair: Fair;
let chan: Guest;
let lei: Guest;
let codeId: string;
let north: Station;

beforeAll(async () => (at = await openDoorWorld()));
beforeEach(async () => {
  fair = await at.newFair();
  [chan, lei] = (await fair.addGuests([
    { nameTc: '陳大明', pinyin: 'CHEN DAMING' },
    { nameTc: '李小龍', pinyin: 'LI XIAOLONG' },
  ])) as [Guest, Guest];
  const { activityId, supervisor } = fair;
  codeId = (await setSupervisorCode(at.world, supervisor.accountId, { activityId, code })).id;
  north = await fair.station('North', { kinds: ['ACTIVITY', 'DINNER_PARTY'] });
});
afterEach(() => at.closeDoors());
afterAll(() => at.close());

const camera = (guest: Guest) => ({ text: guest.credential, source: 'CAMERA' as const });
const stranger = { text: 'WIFI:S:guest;;', source: 'CAMERA' as const };
const by = (typed = code) => ({ supervisorId: codeId, code: typed });
const turnedAway = async (door: Door): Promise<string> => (await door.scan(stranger)).attemptId ?? '';

describe('on a steward’s phone without a network', () => {
  test('a supervisor lets somebody in by the personal code; afterwards the server finds it good', async () => {
    const { phone, door } = north;
    phone.setOnline(false);
    const refused = await turnedAway(door);
    await expect(door.letIn(refused, 'says it is valid')).rejects.toThrow('SUPERVISOR_NEEDED');
    const card = await door.letIn(refused, 'known to the chair', by());
    expect(card).toMatchObject({ shown: 'ADMIT', overridden: true, allowedBy: codeId, confirmation: 'stored' });
    phone.setOnline(true);
    door.sendNow();
    await sent(door);
    expect(door.getState().recent[0]).toMatchObject({
      confirmation: 'confirmed',
      verdict: { verdict: 'UNKNOWN', conflict: { severity: 'low' } },
    });
  });

  test('the code outlives a reload, costs no exception, and stands on the card', async () => {
    const { phone, door } = north;
    await door.chooseKind('DINNER_PARTY');
    phone.setOnline(false);
    await door.close();
    const again = at.open(phone);
    await until(again, ({ supervisors }) => supervisors.length === 1, 'a supervisor known');
    const refused = await again.scan(camera(lei));
    expect(refused).toMatchObject({ result: 'NOT_ENTITLED', override: 'lease' });
    await again.letIn(refused.attemptId ?? '', 'guest of the chair', by());
    expect(again.getState().overridesLeft).toBe(5);
    await again.close();
    const later = at.open(phone);
    await until(later, ({ recent }) => recent.length > 0, 'the cards again');
    expect(later.getState().recent[0]).toMatchObject({ overridden: true, allowedBy: codeId });
  });

  test('wrong codes make it wait, also after a reload; the right one then works', async () => {
    const { phone, door } = north;
    phone.setOnline(false);
    const refused = await turnedAway(door);
    const tries = (one: Door, typed: string) => one.letIn(refused, 'trying', by(typed));
    for (const typed of ['111222', '333444', '555666']) {
      await expect(tries(door, typed)).rejects.toThrow('SUPERVISOR_CODE_WRONG');
    }
    await expect(tries(door, code)).rejects.toThrow('SUPERVISOR_CODE_PAUSED');
    await door.close();
    const again = at.open(phone);
    await until(again, ({ phase, supervisors }) => phase === 'ready' && supervisors.length === 1, 'ready');
    await expect(tries(again, code)).rejects.toThrow('SUPERVISOR_CODE_PAUSED');
    at.world.clock.forward(minute);
    expect(await tries(again, code)).toMatchObject({ overridden: true });
  });

  test('a supervisor takes back what is older than a quarter of an hour', async () => {
    const { phone, door } = north;
    const { attemptId } = await door.scan(camera(chan));
    await sent(door);
    at.world.clock.forward(40 * minute);
    phone.setOnline(false);
    expect(await door.undo(attemptId ?? '', 'wrong person')).toBe(false);
    expect(await door.undo(attemptId ?? '', 'wrong person', by())).toBe(true);
    phone.setOnline(true);
    door.sendNow();
    await sent(door);
    const active = await at.world.db.query('select 1 from sign_in where active and activity_id = $1', [
      fair.activityId,
    ]);
    expect(active).toHaveLength(0);
  });

  test('giving back a phone whose scans were only exported takes the code as well', async () => {
    const { phone, door } = north;
    phone.setOnline(false);
    await door.scan(camera(chan));
    await door.exportQueue();
    await expect(door.leave({ exported: true })).rejects.toThrow('SUPERVISOR_NEEDED');
    await expect(door.leave({ exported: true, by: by('999111') })).rejects.toThrow('SUPERVISOR_CODE_WRONG');
    expect(await door.leave({ exported: true, by: by() })).toEqual({ left: true });
    expect(door.getState()).toMatchObject({ phase: 'unpaired', supervisors: [] });
  });
});

test('a code that is withdrawn is forgotten with the next contact', async () => {
  const { door } = north;
  await withdrawSupervisorCode(at.world, fair.supervisor.accountId, codeId);
  await until(door, ({ supervisors }) => supervisors.length === 0, 'nobody known');
  await expect(door.letIn(await turnedAway(door), 'too late', by())).rejects.toThrow('SUPERVISOR_NEEDED');
});

test('salt and verifier are sealed on the phone: nothing that one could try codes on', async () => {
  const { phone } = north;
  const [known] = (await at.world.db.query<{ salt: string }>('select salt from supervisor_code where id = $1', [
    codeId,
  ])) as [{ salt: string }];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = phone.indexedDB.open('door-people');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });
  const kept = await new Promise<{ sealed: { bytes: ArrayBuffer } }[]>((resolve) => {
    const request = database.transaction('supervisors').objectStore('supervisors').getAll();
    request.addEventListener('success', () => resolve(request.result as { sealed: { bytes: ArrayBuffer } }[]));
  });
  database.close();
  expect(kept.map(({ sealed }) => Buffer.from(sealed.bytes).includes(known.salt))).toEqual([false]);
});

test('R8: a code of another activity of these days is sent to its hall; an unknown one to nobody', async () => {
  const robotics = await at.newFair();
  await at.world.db.query(`update activity set name_en = 'Robotics day', place_en = 'Hall 3' where id = $1`, [
    robotics.activityId,
  ]);
  const [guest] = await robotics.addGuests([{ nameTc: '黃美玲' }]);
  const { door } = await fair.station('South');
  expect(await door.scan(camera(guest as Guest))).toMatchObject({
    result: 'WRONG_ACTIVITY',
    override: 'none',
    elsewhere: { names: { en: 'Robotics day' }, place: { en: 'Hall 3' } },
  });
  const later = await at.newFair();
  const [unheard] = await at.world.db.transaction((tx) => issueCredentials(at.world, tx, later.activityId, 1));
  expect(await door.scan({ text: unheard ?? '', source: 'CAMERA' })).toMatchObject({
    result: 'WRONG_ACTIVITY',
    elsewhere: null,
  });
});

test('R19: those signed in by one tick list travel under one group id, also who is let in afterwards', async () => {
  const { door } = north;
  await door.chooseKind('DINNER_PARTY');
  const [first] = await door.signInGroup([chan.participantId, lei.participantId]);
  await door.letIn(first?.attemptId ?? '', 'guest of the chair');
  await sent(door);
  const groups = await at.world.db.query<{ group_id: string | null; count: number }>(
    'select group_id, count(*)::int as count from attempt where activity_id = $1 group by 1',
    [fair.activityId],
  );
  expect(groups).toEqual([{ group_id: expect.any(String), count: 3 }]);
});
