import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Attempt } from '#contract/sign-in/attempt.ts';
import type { Conflict } from '#contract/sign-in/conflict.ts';
import type { SupervisorCode } from '#contract/sign-in/supervisor.ts';
import { newId } from '#domain/id.ts';
import { peopleChanged } from '#server/sign-in/people/people-changed.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import {
  type Guest,
  makeFair,
  makeGuests,
  makeSupervisor,
  pairPhone,
  type Phone,
} from '#tests/support/sign-in-door.ts';
import { allowanceOf, type KnownSupervisor } from '#tests/support/supervisor-code.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const code = '204816';
const minute = 60_000;

let world: TestWorld;
let lurdes: Person;
let fair: string;
let gate: Phone;
let bao: Guest;

beforeAll(async () => (world = await openTestWorld()));
afterAll(() => world.close());

beforeEach(async () => {
  lurdes = await makeSupervisor(world);
  fair = await makeFair(world);
  gate = await pairPhone(world, world, lurdes.token, fair);
  [bao] = (await makeGuests(world, fair, ['Bao'])) as [Guest];
});

const setCode = (activityId = fair, typed = code) =>
  world.call<SupervisorCode & { fields?: object[] }>('put', '/sign-in/supervisor-codes', {
    token: lurdes.token,
    body: { activityId, code: typed },
  });
const codes = async () => {
  const path = `/sign-in/supervisor-codes?activityId=${fair}`;
  return (await world.call<{ codes: SupervisorCode[] }>('get', path, { token: lurdes.token })).body.codes;
};
const known = async (phone = gate): Promise<KnownSupervisor> => {
  const { body } = await phone.call<{ supervisors: KnownSupervisor[] }>('get', '/sign-in/devices/me');
  const [supervisor] = body.supervisors;
  if (!supervisor) throw new Error('the phone knows no supervisor');
  return supervisor;
};
const inbox = async (): Promise<Conflict[]> => {
  const path = `/sign-in/conflicts?activityId=${fair}`;
  return (await world.call<{ content: Conflict[] }>('get', path, { token: lurdes.token })).body.content;
};
const revoke = (guest: Guest, agoMs = minute) =>
  world.db.transaction(async (tx) => {
    await tx.query('update participant set revoked_at = $2 where id = $1', [
      guest.id,
      new Date(Date.parse(world.clock.now()) - agoMs).toISOString(),
    ]);
    await peopleChanged(world, tx, [guest.id]);
  });
/** Let in on the gate's phone, with the code of a supervisor that the phone knows. */
const allowed = (scan: Attempt, supervisor: KnownSupervisor, typed = code): Attempt =>
  Object.assign(scan, allowanceOf(supervisor, typed, scan.id));
const letIn = (guest: Guest, told: Partial<Attempt> & { agoMs?: number } = {}) =>
  gate.scan(guest, { shown: 'ADMIT', reason: 'Named by the organiser', ...told });

describe('a supervisor', () => {
  test('may not take a code that everybody would try first', async () => {
    expect(await setCode(fair, '123456')).toMatchObject({
      status: 400,
      body: { code: 'PARAMS_ERROR', fields: [{ path: 'code', problem: 'notAllowed' }] },
    });
    expect(await setCode(fair, '12345')).toMatchObject({ status: 400, body: { fields: [{ problem: 'format' }] } });
    expect(await setCode(newId())).toMatchObject({ status: 404, body: { code: 'ACTIVITY_NOT_FOUND' } });
    expect(await codes()).toEqual([]);
  });

  test('has one code for a door; a new one ends the old, anybody may withdraw it, and the audit knows', async () => {
    const first = (await setCode()).body;
    const second = (await setCode(fair, '8675309')).body;
    expect(await codes()).toEqual([expect.objectContaining({ id: second.id, mine: true })]);
    const other = await makePerson(world, { name: 'Nuno Vaz', orgType: 'DOOR_SUPERVISOR', unitId: null });
    const withdraw = (id: string) =>
      world.call('post', `/sign-in/supervisor-codes/${id}/withdraw`, { token: other.token });
    expect((await withdraw(first.id)).status).toBe(404);
    expect((await withdraw(second.id)).status).toBe(200);
    expect(await codes()).toEqual([]);
    const audited = await world.db.query<{ action: string }>(
      'select action from audit_entry where subject_id = any($1) order by at, id',
      [[first.id, second.id]],
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'supervisorCode.set',
      'supervisorCode.set',
      'supervisorCode.withdraw',
    ]);
  });

  test('sets a code twice at once, and one of them holds', async () => {
    const answers = await Promise.all([setCode(), setCode(fair, '8675309')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await codes()).toHaveLength(1);
  });

  test('is known to phones by what a code makes, never by the code', async () => {
    await setCode();
    const { body } = await gate.call<object>('get', '/sign-in/devices/me');
    expect(JSON.stringify(body)).not.toContain(code);
    const elsewhere = await pairPhone(world, world, lurdes.token, await makeFair(world));
    expect((await elsewhere.call('get', '/sign-in/devices/me')).body).toMatchObject({ supervisors: [] });
  });
});

describe('what a supervisor allows on a steward’s phone', () => {
  test('R6: a withdrawn code stays one, but the inbox is told calmly who let the person in', async () => {
    await setCode();
    await revoke(bao);
    const verdict = await gate.sendOne(allowed(letIn(bao), await known()));
    expect(verdict).toMatchObject({ verdict: 'REVOKED', conflict: { severity: 'low' } });
    expect(await inbox()).toEqual([
      expect.objectContaining({
        reason: 'REVOKED',
        attempt: expect.objectContaining({ allowedBy: 'Lurdes Fong', reason: 'Named by the organiser' }),
      }),
    ]);
  });

  test('is an alarm when the code was not entered: without proof, with another’s, or with one for another attempt', async () => {
    await setCode();
    await revoke(bao);
    const supervisor = await known();
    const stolen = allowanceOf(supervisor, code, newId());
    const scans = [
      allowed(letIn(bao), supervisor, '999111'),
      Object.assign(letIn(bao), stolen),
      Object.assign(letIn(bao), { allowedBy: supervisor.id }),
      Object.assign(letIn(bao), { allowedBy: newId(), allowance: stolen.allowance }),
    ];
    const { verdicts } = await gate.send(scans);
    expect(verdicts.map(({ conflict }) => conflict?.severity)).toEqual(['high', 'high', 'high', 'high']);
    expect((await inbox()).map(({ attempt }) => attempt.allowedBy)).toEqual([null, null, null, null]);
  });

  test('counts while the code held: not before it was set, not after it was withdrawn, not at another door', async () => {
    const { id } = (await setCode()).body;
    const supervisor = await known();
    await revoke(bao, 60 * minute);
    const early = allowed(letIn(bao, { agoMs: 5 * minute }), supervisor);
    world.clock.forward(10 * minute);
    const inTime = allowed(letIn(bao, { agoMs: 2 * minute }), supervisor);
    await world.call('post', `/sign-in/supervisor-codes/${id}/withdraw`, { token: lurdes.token });
    world.clock.forward(10 * minute);
    const late = allowed(letIn(bao), supervisor);
    const { verdicts } = await gate.send([early, inTime, late]);
    expect(verdicts.map(({ conflict }) => conflict?.severity)).toEqual(['high', 'low', 'high']);

    const otherFair = await makeFair(world);
    await setCode(otherFair);
    const other = await pairPhone(world, world, lurdes.token, otherFair);
    const foreign = allowed(letIn(bao), await known(other));
    expect((await gate.sendOne(foreign)).conflict?.severity).toBe('high');
  });

  test('ends with the account', async () => {
    await setCode();
    const supervisor = await known();
    await revoke(bao, 60 * minute);
    await world.db.query('update account set disabled_at = $2 where id = $1', [lurdes.accountId, world.clock.now()]);
    try {
      world.clock.forward(5 * minute);
      expect((await gate.call('get', '/sign-in/devices/me')).body).toMatchObject({ supervisors: [] });
      expect((await gate.sendOne(allowed(letIn(bao), supervisor))).conflict?.severity).toBe('high');
    } finally {
      await world.db.query('update account set disabled_at = null where id = $1', [lurdes.accountId]);
    }
  });

  test('R9: costs the phone none of its five exceptions, and beyond them is no alarm', async () => {
    await setCode();
    const guests = await makeGuests(
      world,
      fair,
      Array.from({ length: 7 }, (_, n) => `Guest ${n}`),
    );
    const [first, ...others] = guests as [Guest, ...Guest[]];
    const uninvited = (guest: Guest) => letIn(guest, { kind: 'DINNER_PARTY' });
    expect(await gate.sendOne(allowed(uninvited(first), await known()))).toMatchObject({ verdict: 'ACCEPTED' });
    const { verdicts } = await gate.send(others.map((guest) => uninvited(guest)));
    expect(verdicts.map(({ conflict }) => conflict?.severity)).toEqual([
      ...Array<undefined>(5).fill(undefined),
      'high',
    ]);
    expect((await inbox()).map(({ severity, attempt }) => [severity, attempt.allowedBy])).toEqual([
      ['high', null],
      ['low', 'Lurdes Fong'],
    ]);
  });

  test('R16: takes back after a quarter of an hour what the phone alone may not', async () => {
    await setCode();
    const scan = gate.scan(bao);
    await gate.send([scan]);
    world.clock.forward(40 * minute);
    expect(await gate.sendOne(gate.undo(scan))).toMatchObject({ verdict: 'INVALID' });
    expect(await gate.sendOne(allowed(gate.undo(scan), await known()))).toMatchObject({ verdict: 'ANNULLED' });
    const [row] = await world.db.query<{ active: boolean }>('select active from sign_in where participant_id = $1', [
      bao.id,
    ]);
    expect(row?.active).toBe(false);
  });

  test('is judged once: sent again it hears the same, and with another proof it is a mistake', async () => {
    await setCode();
    await revoke(bao);
    const scan = allowed(letIn(bao), await known());
    const first = await gate.sendOne(scan);
    expect(await gate.sendOne(scan)).toEqual(first);
    expect(await gate.sendOne({ ...scan, allowance: 'ab'.repeat(32) })).toMatchObject({ verdict: 'INVALID' });
  });
});

describe('at the same door', () => {
  test('R19: those signed in together are told as a group where one of them contradicts', async () => {
    const guests = await makeGuests(world, fair, ['Ka', 'Man', 'Tou']);
    const other = await pairPhone(world, world, lurdes.token, fair, { gate: 'Gate B' });
    await other.send([other.scan(guests[0] ?? null, { agoMs: minute })]);
    const groupId = newId();
    const { verdicts } = await gate.send(
      guests.map(({ id }) => gate.scan(null, { participantId: id, source: 'GROUP', groupId })),
    );
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['ALREADY_SIGN_IN', 'ACCEPTED', 'ACCEPTED']);
    const [conflict] = await inbox();
    expect(conflict).toMatchObject({ attempt: { groupSize: 3 }, credited: { groupSize: null } });
  });

  test('R8: a phone knows the other activities of these days by their keys, and nothing personal of them', async () => {
    const elsewhere = await makeFair(world, {
      windows: [{ kind: 'ACTIVITY', opensAt: '2026-11-22T01:00:00.000Z' as never, closesAt: null }],
    });
    await makeGuests(world, elsewhere, ['Somebody else']);
    await world.db.query(`update activity set name_en = 'Robotics day', place_en = 'Hall 3' where id = $1`, [
      elsewhere,
    ]);
    const over = await makeFair(world);
    await makeGuests(world, over, ['Nobody any more']);
    await world.db.query(
      `update activity set name_en = 'Long over', begin_date = '2026-10-01', end_date = '2026-10-02' where id = $1`,
      [over],
    );
    const { body } = await gate.call<{ elsewhere: { names: { en: string } }[] }>('get', '/sign-in/devices/me');
    const robotics = body.elsewhere.find(({ names }) => names.en === 'Robotics day');
    expect(robotics).toMatchObject({
      keyIds: [expect.any(Number)],
      place: { en: 'Hall 3' },
      opensAt: '2026-11-22T01:00:00.000Z',
    });
    expect(JSON.stringify(body.elsewhere)).not.toContain('Somebody');
    expect(JSON.stringify(body.elsewhere)).not.toContain('Long over');
  });

  describe('R8: a supervisor’s phone goes over to another activity of these days', () => {
    let robotics: string;
    let helper: Phone;
    beforeEach(async () => {
      robotics = await makeFair(world);
      await makeGuests(world, robotics, ['Ieong']);
      helper = await pairPhone(world, world, lurdes.token, fair, { gate: 'North', profile: 'SUPERVISOR' });
    });
    const goOver = (phone: Phone, activityId = robotics) =>
      phone.call<{ token: string; deviceId: string; code?: string }>('post', '/sign-in/devices/switch', { activityId });
    const asDevice = <Body>(token: string) => world.call<Body>('get', '/sign-in/devices/me', { token });

    test('as the station it is here, under the same supervisor, and the audit tells', async () => {
      expect((await helper.call('get', '/sign-in/devices/me')).body).toMatchObject({ maySwitch: true });
      const { status, body } = await goOver(helper);
      expect(status).toBe(200);
      expect(body).toMatchObject({ activityId: robotics, gate: 'North', profile: 'SUPERVISOR' });
      expect((await asDevice(body.token)).body).toMatchObject({ activityId: robotics, deviceId: body.deviceId });
      // What it was here still hands over what it has scanned.
      const [guest] = await makeGuests(world, fair, ['Tou']);
      const { verdicts } = await helper.send([helper.scan(guest ?? null)]);
      expect(verdicts).toMatchObject([{ verdict: 'ACCEPTED' }]);
      const audited = await world.db.query<{ account_id: string; details: object }>(
        `select account_id, details from audit_entry where action = 'station.switch' order by at desc limit 1`,
      );
      expect(audited).toMatchObject([{ account_id: lurdes.accountId, details: { from: fair, gate: 'North' } }]);
    });

    test('asked twice, as after a lost answer, it is one station, and the first token is void', async () => {
      const lost = (await goOver(helper)).body.token;
      const heard = (await goOver(helper)).body.token;
      expect((await asDevice(lost)).status).toBe(401);
      expect((await asDevice(heard)).status).toBe(200);
      const made = await world.db.query('select 1 from station where activity_id = $1', [robotics]);
      expect(made).toHaveLength(1);
    });

    test.each([
      ['a steward’s phone', 'STEWARD'],
      ['one that stands alone', 'KIOSK'],
    ] as const)('%s does not', async (_whose, profile) => {
      const steward = await pairPhone(world, world, lurdes.token, fair, { profile });
      expect((await steward.call('get', '/sign-in/devices/me')).body).toMatchObject({ maySwitch: false });
      expect(await goOver(steward)).toMatchObject({ status: 403, body: { code: 'NO_PERMISSION' } });
    });

    test('nor does one whose supervisor runs no door any more', async () => {
      await world.db.query('update membership set ended_at = $2 where account_id = $1', [
        lurdes.accountId,
        world.clock.now(),
      ]);
      expect(await goOver(helper)).toMatchObject({ status: 403, body: { code: 'NO_PERMISSION' } });
    });

    test('nor does one that the coordinator took out of service there', async () => {
      await goOver(helper);
      await world.db.query('update station set revoked_at = $2 where activity_id = $1', [robotics, world.clock.now()]);
      expect(await goOver(helper)).toMatchObject({ status: 403, body: { code: 'NO_PERMISSION' } });
    });

    test('nor to an activity that is over, or to the one where it is', async () => {
      await world.db.query(`update activity set begin_date = '2026-10-01', end_date = '2026-10-02' where id = $1`, [
        robotics,
      ]);
      for (const activityId of [robotics, fair, newId()]) {
        expect(await goOver(helper, activityId)).toMatchObject({ status: 404, body: { code: 'ACTIVITY_NOT_FOUND' } });
      }
    });
  });
});
