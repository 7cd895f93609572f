import { describe, expect, test } from 'vitest';
import { instantOf } from '#domain/instant.ts';
import { type AtTheDoor, decideAtDoor, type KnownSignIn } from './decide-at-door.ts';

const now = Date.UTC(2026, 10, 21, 4);
const second = 1000;
const minute = 60 * second;

/** Bao comes to Gate A for the activity, expected, with a genuine code, for the first time. */
const bao: AtTheDoor = {
  kind: 'ACTIVITY',
  code: 'genuine',
  person: { kinds: ['ACTIVITY', 'HOTEL'] },
  signIns: [],
  lastScan: null,
  gate: 'Gate A',
  settings: { oncePerDay: false, windows: [], cancelledKinds: [] },
  now: { t: now, u: 20 },
  session: null,
  listAgeMs: minute,
};
const at = (gate: string, agoMs: number, more: Partial<KnownSignIn> = {}): KnownSignIn => ({
  kind: 'ACTIVITY',
  scope: '',
  at: now - agoMs,
  gate,
  ...more,
});
const shown = (changed: Partial<AtTheDoor>) => {
  const { shown, reason, makesAttempt, hints, override } = decideAtDoor({ ...bao, ...changed });
  return { shown, reason, makesAttempt, hints, override };
};
const admitted = { shown: 'ADMIT', reason: 'SIGNED_IN', makesAttempt: true, hints: [], override: 'none' };
const refused = (reason: string, override: string, ...hints: string[]) => ({
  shown: 'REFUSE',
  reason,
  makesAttempt: true,
  hints,
  override,
});

describe('at the door, from what the phone knows', () => {
  test('somebody expected is let in', () => {
    expect(shown({})).toEqual(admitted);
  });

  test('R2: the same code again within ten seconds makes nothing', () => {
    const again = (agoMs: number) =>
      shown({ lastScan: { at: now - agoMs, shown: 'ADMIT' }, signIns: [at('Gate A', agoMs)] });
    expect(again(9999)).toEqual({
      shown: 'NOTHING',
      reason: 'JUST_SIGNED_IN',
      makesAttempt: false,
      hints: [],
      override: 'none',
    });
    expect(again(10_000)).toEqual(refused('ALREADY_SIGN_IN', 'note'));
    expect(shown({ lastScan: { at: now - second, shown: 'REFUSE' }, kind: 'DINNER_PARTY' })).toEqual({
      ...refused('NOT_ENTITLED', 'lease'),
      makesAttempt: false,
    });
  });

  test('whoever was refused a moment ago and may come in now is let in and kept', () => {
    expect(shown({ lastScan: { at: now - second, shown: 'REFUSE' } })).toEqual(admitted);
    expect(shown({ lastScan: { at: now - second, shown: 'REFUSE' }, person: null })).toEqual({
      ...admitted,
      reason: 'NOT_IN_LIST_YET',
    });
  });

  test('R3 and R4: somebody signed in before is told when and where, and another gate a moment ago is suspicious', () => {
    expect(decideAtDoor({ ...bao, signIns: [at('Gate B', 40 * minute), at('Gate A', minute)] }).earlier).toEqual(
      at('Gate B', 40 * minute),
    );
    expect(shown({ signIns: [at('Gate B', 40 * second)] })).toEqual(refused('ALREADY_SIGN_IN', 'note', 'CHECK_PHOTO'));
    expect(shown({ signIns: [at('Gate A', 40 * second)] })).toEqual(refused('ALREADY_SIGN_IN', 'note'));
    expect(shown({ signIns: [at('Gate B', 3 * minute)] })).toEqual(refused('ALREADY_SIGN_IN', 'note'));
  });

  test('R6 and R7: a revoked person is refused, and an old list is mentioned', () => {
    const revokedAt = instantOf(now - minute);
    expect(shown({ person: { kinds: ['ACTIVITY'], revokedAt } })).toEqual(refused('REVOKED', 'supervisor'));
    expect(shown({ listAgeMs: 11 * minute })).toEqual({ ...admitted, hints: ['STALE_LIST'] });
  });

  test('R22: a code that was replaced by another is refused, whoever it belonged to', () => {
    expect(shown({ code: 'former' })).toEqual(refused('REVOKED', 'supervisor'));
    expect(shown({ person: null, code: 'former' })).toEqual(refused('REVOKED', 'supervisor'));
  });

  test('a device without a list takes no code for genuine, and none for forged', () => {
    expect(shown({ person: null, code: 'unchecked', listAgeMs: null })).toEqual(refused('UNKNOWN', 'supervisor'));
  });

  test('R8, R9 and R11: another fair, not invited, not in the list yet, forged, no code of ours', () => {
    expect(shown({ person: null, code: 'noKey' })).toEqual(refused('WRONG_ACTIVITY', 'none'));
    expect(shown({ kind: 'DINNER_PARTY' })).toEqual(refused('NOT_ENTITLED', 'lease'));
    expect(decideAtDoor({ ...bao, kind: 'DINNER_PARTY' }).entitledTo).toEqual(['ACTIVITY', 'HOTEL']);
    expect(shown({ person: null })).toEqual({ ...admitted, reason: 'NOT_IN_LIST_YET' });
    expect(shown({ person: null, code: 'forged' })).toEqual(refused('UNKNOWN', 'supervisor', 'FORGED_CODE'));
    expect(shown({ person: null, code: 'notOurCode' })).toEqual(refused('UNKNOWN', 'supervisor'));
  });

  test("R10: five minutes of grace on either side of the window, or the clock's uncertainty when it is worse", () => {
    const closing = (agoMs: number, u = 20) =>
      shown({
        now: { t: now, u },
        settings: { ...bao.settings, windows: [{ kind: 'ACTIVITY', opensAt: null, closesAt: instantOf(now - agoMs) }] },
      }).reason;
    expect([closing(5 * minute), closing(5 * minute + 1), closing(9 * minute, 10 * minute)]).toEqual([
      'SIGNED_IN',
      'OUTSIDE_WINDOW',
      'SIGNED_IN',
    ]);
  });

  test('R15: a cancelled kind is said to be so, and scanning still records', () => {
    expect(shown({ settings: { ...bao.settings, cancelledKinds: ['ACTIVITY'] } })).toEqual(
      refused('CANCELLED', 'none'),
    );
  });

  test('R18: a hotel guest leaves, comes back, and may leave without having been seen to arrive', () => {
    const hotel = (agoMs: number, scope: '' | 'OUT') => at('Desk', agoMs, { kind: 'HOTEL', scope });
    const decide = (scope: '' | 'OUT', signIns: KnownSignIn[]) => shown({ kind: 'HOTEL', scope, signIns });
    expect(decide('OUT', [])).toEqual({ ...admitted, hints: ['OUT_WITHOUT_IN'] });
    expect(decide('OUT', [hotel(hour, '')])).toEqual(admitted);
    expect(decide('', [hotel(hour, '')]).reason).toBe('ALREADY_SIGN_IN');
    expect(decide('', [hotel(hour, ''), hotel(minute, 'OUT')])).toEqual(admitted);
    expect(decide('OUT', [hotel(hour, ''), hotel(minute, 'OUT')]).reason).toBe('ALREADY_SIGN_IN');
  });

  test('an activity signed every day begins anew each morning in Macau', () => {
    const settings = { ...bao.settings, oncePerDay: true };
    const yesterday = at('Gate A', 24 * hour, { scope: '2026-11-20' });
    expect(decideAtDoor({ ...bao, settings, signIns: [yesterday] })).toMatchObject({
      reason: 'SIGNED_IN',
      scope: '2026-11-21',
    });
  });
});

const hour = 60 * minute;
