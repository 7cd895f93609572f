import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/instant.ts';
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

let world: TestWorld;
let supervisor: { token: string };
let fair: string;
let gateA: Phone;
let gateB: Phone;
let bao: Guest;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  supervisor = await makeSupervisor(world);
  fair = await makeFair(world);
  gateA = await pairPhone(world, world, supervisor.token, fair, { gate: 'Gate A' });
  gateB = await pairPhone(world, world, supervisor.token, fair, { gate: 'Gate B' });
  [bao] = (await makeGuests(world, fair, ['Bao'], { dinner: true, hotel: true })) as [Guest];
});

const inbox = async (state = 'open'): Promise<Conflict[]> => {
  const path = `/sign-in/conflicts?activityId=${fair}&state=${state}`;
  return (await world.call<{ content: Conflict[] }>('get', path, { token: supervisor.token })).body.content;
};

describe('at the door', () => {
  test('the first to come is accepted, and hears where and when', async () => {
    const attempt = gateA.scan(bao);
    expect(await gateA.sendOne(attempt)).toMatchObject({
      id: attempt.id,
      verdict: 'ACCEPTED',
      signIn: { firstAt: attempt.estimatedTime, gate: 'Gate A', deviceName: 'Phone at Gate A' },
    });
  });

  test('R1: the same attempt again hears the same, and another body under its id is a mistake', async () => {
    const attempt = gateA.scan(bao);
    const first = await gateA.send([attempt]);
    expect((await gateA.send([attempt])).verdicts).toEqual(first.verdicts);
    expect(await gateA.sendOne({ ...attempt, shown: 'REFUSE' })).toEqual({ id: attempt.id, verdict: 'INVALID' });
    expect(await gateB.sendOne(attempt)).toEqual({ id: attempt.id, verdict: 'INVALID' });
  });

  test('R3 and R4: a second gate that turned the person away agrees with the server', async () => {
    await gateA.send([gateA.scan(bao)]);
    const second = await gateB.sendOne(gateB.scan(bao, { shown: 'REFUSE', shownReason: 'ALREADY_SIGN_IN' }));
    expect(second).toMatchObject({ verdict: 'ALREADY_SIGN_IN', code: 'ALREADY_SIGN_IN', signIn: { gate: 'Gate A' } });
    expect(second.conflict).toBeUndefined();
  });

  test('R5: two gates offline let the same person in, and the credit goes to the earlier whichever arrives first', async () => {
    const earlier = gateA.scan(bao, { kind: 'DINNER_PARTY', agoMs: 120_000 });
    const later = gateB.scan(bao, { kind: 'DINNER_PARTY', agoMs: 60_000 });
    expect(await gateB.sendOne(later)).toMatchObject({ verdict: 'ACCEPTED', signIn: { gate: 'Gate B' } });
    expect(await gateA.sendOne(earlier)).toMatchObject({
      verdict: 'ALREADY_SIGN_IN',
      signIn: { gate: 'Gate A', firstAt: earlier.estimatedTime },
      conflict: { severity: 'high' },
    });
    const [conflict] = await inbox();
    expect(conflict).toMatchObject({
      severity: 'high',
      nameEn: 'Bao',
      reason: 'ALREADY_SIGN_IN',
      orderUncertain: false,
      attempt: { attemptId: later.id, gate: 'Gate B' },
      credited: { attemptId: earlier.id, gate: 'Gate A' },
    });
    expect(
      (await gateB.call<{ conflicts: Conflict[] }>('get', '/sign-in/devices/conflicts')).body.conflicts,
    ).toHaveLength(1);
    expect((await gateA.call<{ conflicts: Conflict[] }>('get', '/sign-in/devices/conflicts')).body.conflicts).toEqual(
      [],
    );
  });

  test('R9: somebody not invited is let in with a reason five times, then it is grave', async () => {
    const guests = await makeGuests(world, fair, ['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
    expect(await gateA.sendOne(gateA.scan(guests[0] ?? null, { kind: 'DINNER_PARTY' }))).toMatchObject({
      verdict: 'NOT_ENTITLED',
      conflict: { severity: 'high' },
    });
    const verdicts = [];
    for (const guest of guests) {
      verdicts.push(await gateA.sendOne(gateA.scan(guest, { kind: 'DINNER_PARTY', reason: 'speaker' })));
    }
    expect(verdicts.map(({ verdict, conflict }) => [verdict, conflict?.severity])).toEqual([
      ...Array.from({ length: 5 }, () => ['ACCEPTED', undefined]),
      ['ACCEPTED', 'high'],
    ]);
  });

  test('R8 and R11: codes of another fair, forged ones and strangers', async () => {
    const elsewhere = await makeFair(world);
    const [stranger] = await makeGuests(world, elsewhere, ['Elsewhere']);
    const verdicts = await gateA.send([
      gateA.scan(stranger ?? null, { shown: 'REFUSE' }),
      gateA.scan({ credential: 'https://example.org/not-a-code' }, { shown: 'REFUSE' }),
      gateA.scan(null, { participantId: '019a0000-0000-7000-8000-000000000000', source: 'SEARCH', shown: 'REFUSE' }),
    ]);
    expect(verdicts.verdicts.map(({ verdict, code }) => [verdict, code])).toEqual([
      ['WRONG_ACTIVITY', undefined],
      ['UNKNOWN', 'SIGN_IN_PERSON_NOT_FOUND'],
      ['UNKNOWN', 'SIGN_IN_PERSON_NOT_FOUND'],
    ]);
  });

  test('R12: accepted although the screen turned the person away, until somebody lets them in', async () => {
    const turnedAway = gateA.scan(bao, { shown: 'NOTHING' });
    expect(await gateA.sendOne(turnedAway)).toMatchObject({ verdict: 'ACCEPTED', conflict: { severity: 'low' } });
    expect(await inbox()).toHaveLength(1);
    expect(await gateB.sendOne(gateB.scan(bao))).toMatchObject({ verdict: 'ACCEPTED', signIn: { gate: 'Gate B' } });
    expect(await inbox()).toEqual([]);
  });

  test('R16 and R17: an undo at one gate leaves the other, whose conflict closes itself', async () => {
    const first = gateA.scan(bao, { agoMs: 90_000 });
    const second = gateB.scan(bao, { agoMs: 60_000 });
    await gateA.send([first]);
    await gateB.send([second]);
    expect(await inbox()).toHaveLength(1);
    expect(await gateA.sendOne(gateA.undo(first))).toMatchObject({ verdict: 'ANNULLED', signIn: { gate: 'Gate B' } });
    expect(await inbox()).toEqual([]);
    expect((await inbox('resolved'))[0]).toMatchObject({ resolution: 'CLOSED_BY_ITSELF' });
    expect(await gateB.sendOne(gateB.undo(second))).toEqual({ id: expect.anything(), verdict: 'ANNULLED' });
    expect(await gateA.sendOne(gateA.scan(bao))).toMatchObject({ verdict: 'ACCEPTED' });
  });

  test('R16: an undo that arrives before what it undoes waits for it; a stranger may not undo', async () => {
    const attempt = gateA.scan(bao);
    const undo = gateA.undo(attempt);
    expect(await gateA.sendOne(undo)).toMatchObject({ verdict: 'ANNULLED' });
    expect(await gateA.sendOne(attempt)).toEqual({ id: attempt.id, verdict: 'ANNULLED' });
    const kept = gateA.scan(bao);
    await gateA.send([kept]);
    expect(await gateB.sendOne(gateB.undo(kept))).toMatchObject({ verdict: 'INVALID' });
    const lead = await pairPhone(world, world, supervisor.token, fair, { profile: 'SUPERVISOR' });
    expect(await lead.sendOne(lead.undo(kept))).toMatchObject({ verdict: 'ANNULLED' });
  });

  test('R18: a hotel guest goes out, comes back, and is in once', async () => {
    const inAndOut = [
      gateA.scan(bao, { kind: 'HOTEL', agoMs: 50_000 }),
      gateA.scan(bao, { kind: 'HOTEL', scope: 'OUT', agoMs: 40_000 }),
      gateA.scan(bao, { kind: 'HOTEL', agoMs: 30_000 }),
      gateA.scan(bao, { kind: 'HOTEL', agoMs: 20_000, shown: 'REFUSE' }),
    ];
    expect((await gateA.send(inAndOut)).verdicts.map(({ verdict }) => verdict)).toEqual([
      'ACCEPTED',
      'ACCEPTED',
      'ACCEPTED',
      'ALREADY_SIGN_IN',
    ]);
  });

  describe('what no clock could honestly say is held for a supervisor, with a conflict, and takes no credit', () => {
    const day = 24 * 60 * 60_000;
    const dishonest: [string, { estimatedTime?: Instant; agoMs?: number; uncertaintyMs?: number }][] = [
      ['dated 1970', { estimatedTime: '1970-01-01T00:00:00.000Z' as Instant }],
      ['dated an hour before the phone was paired', { agoMs: 60 * 60_000 }],
      ['dated a month ahead', { agoMs: -30 * day }],
      ['unsure by a year', { uncertaintyMs: 365 * day }],
    ];
    test.each(dishonest)('%s', async (_, told) => {
      const scan = gateA.scan(bao, told);
      expect(await gateA.sendOne(scan)).toMatchObject({ verdict: 'QUARANTINED', conflict: { severity: 'high' } });
      expect(await gateB.sendOne(gateB.scan(bao))).toMatchObject({ verdict: 'ACCEPTED' });
      const [signIn] = await world.db.query('select attempt_id from sign_in where participant_id = $1', [bao.id]);
      expect(signIn).toEqual({ attempt_id: gateB.journal.at(-1)?.id });
    });

    test.each([...dishonest, ['dated after the end of the station', { agoMs: -11 * day }]] as typeof dishonest)(
      'an undo %s takes nothing back, not even a supervisor’s, whichever of the two comes first',
      async (_, told) => {
        const lead = await pairPhone(world, world, supervisor.token, fair, { profile: 'SUPERVISOR' });
        for (const undoer of [gateA, lead]) {
          const [first, second] = (await makeGuests(world, fair, ['First', 'Second'])) as [Guest, Guest];
          const scan = gateA.scan(first);
          await gateA.send([scan]);
          expect((await undoer.sendOne(undoer.undo(scan, told))).verdict).toBe('QUARANTINED');
          const later = gateA.scan(second);
          expect((await undoer.sendOne(undoer.undo(later, told))).verdict).toBe('QUARANTINED');
          expect(await gateA.sendOne(later)).toMatchObject({ verdict: 'ACCEPTED', signIn: { gate: 'Gate A' } });
          const stands = await world.db.query(
            'select attempt_id from sign_in where participant_id = any($1) and active order by attempt_id',
            [`{${first.id},${second.id}}`],
          );
          expect(stands).toEqual([{ attempt_id: scan.id }, { attempt_id: later.id }]);
        }
      },
    );

    test('dated before the phone last said that it had made no such attempt', async () => {
      world.clock.forward(60 * 60_000);
      const told = {
        pending: 0,
        lastSeq: 0,
        listAgeSeconds: 0,
        clockOffsetMs: 0,
        appVersion: '1',
        decisionP95Ms: null,
      };
      await gateA.call('post', '/sign-in/devices/heartbeat', told);
      expect((await gateA.sendOne(gateA.scan(bao, { agoMs: 30 * 60_000 }))).verdict).toBe('QUARANTINED');
      expect((await gateA.sendOne(gateA.scan(bao))).verdict).toBe('ACCEPTED');
    });

    test('but a phone that was offline for three days, asleep for two of them, counts', async () => {
      const scan = gateA.scan(bao, { uncertaintyMs: 2 * day });
      world.clock.forward(3 * day);
      expect((await gateA.sendOne(scan)).verdict).toBe('ACCEPTED');
    });
  });

  test('R21: around the moment when a phone was taken out of service the screen is believed, and a supervisor hears of it', async () => {
    await world.call('post', `/sign-in/stations/${gateA.stationId}/revoke`, { token: supervisor.token });
    world.clock.forward(60_000);
    expect(await gateA.sendOne(gateA.scan(bao, { uncertaintyMs: 120_000 }))).toMatchObject({
      verdict: 'ACCEPTED',
      conflict: { severity: 'low' },
    });
  });

  test('R21: a revoked phone hands over what it did before; what it does after is quarantined', async () => {
    const before = gateA.scan(bao, { agoMs: 5000 });
    const revoked = await world.call('post', `/sign-in/stations/${gateA.stationId}/revoke`, {
      token: supervisor.token,
    });
    expect(revoked.status).toBe(200);
    world.clock.forward(60_000);
    const after = gateA.scan(bao, { kind: 'DINNER_PARTY' });
    expect((await gateA.send([before, after])).verdicts.map(({ verdict }) => verdict)).toEqual([
      'ACCEPTED',
      'QUARANTINED',
    ]);
    const list = await gateA.call<{ code: string }>('get', `/sign-in/snapshot?activityId=${fair}`);
    expect([list.status, list.body.code]).toEqual([401, 'DEVICE_REVOKED']);
  });
});
