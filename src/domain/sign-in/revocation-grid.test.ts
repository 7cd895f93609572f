import { describe, expect, test } from 'vitest';
import { type SignInKind, signInKinds } from '#domain/participant/kinds.ts';
import { contradictionsOf } from './conflict.ts';
import { creditOf } from './credit.ts';
import type { HeldAttempt, JudgedDevice, JudgedPerson, JudgedSettings } from './model.ts';
import { standingOf } from './standing.ts';
import { verdictOf } from './judge.ts';

const moment = Date.UTC(2026, 10, 21, 4);
const second = 1000;
const minute = 60 * second;
const offsets = [-86_400, -3600, -600, -121, -120, -60, -1, 0, 1, 60, 120, 121, 600, 3600, 86_400].map(
  (s) => s * second,
);
const uncertainties = [0, second, minute, 2 * minute];
const fair = 'fair';

const device: JudgedDevice = {
  deviceId: 'door',
  activityId: fair,
  kinds: signInKinds,
  profile: 'STEWARD',
  endsAt: null,
};
const person: JudgedPerson = { activityId: fair, kinds: signInKinds, revokedAt: null, cancelledAt: null, stay: null };
const settings: JudgedSettings = { oncePerDay: false, windows: [], cancelledAt: {} };

interface Facts {
  person?: Partial<JudgedPerson>;
  device?: Partial<JudgedDevice>;
  cancelledAt?: JudgedSettings['cancelledAt'];
}

/** One attempt alone, as it ends up. */
function outcome(kind: SignInKind, offset: number, u: number, facts: Facts, shown: 'ADMIT' | 'REFUSE' = 'ADMIT') {
  const time = { t: moment + offset, u };
  const standing = standingOf({
    activityId: fair,
    kind,
    scope: '',
    time,
    shown,
    override: false,
    device: { ...device, ...facts.device },
    codeEndedAt: null,
    possible: null,
    person: { ...person, ...facts.person },
    settings: { ...settings, cancelledAt: facts.cancelledAt ?? {} },
  });
  const arriving = {
    id: 'a',
    time,
    kind,
    scope: '',
    shown,
    override: false,
    overrideLeased: false,
    allowed: false,
    standing,
    annulled: false,
  };
  const verdict = verdictOf(arriving, [], null);
  const held: HeldAttempt = { ...arriving, verdict };
  const credit = creditOf([held], null);
  const [conflict] = contradictionsOf([held], credit);
  return { verdict, flag: standing.flag, active: credit.active.has(''), severity: conflict?.severity ?? null };
}

/** The table of R7, in words of before, around and after. */
const relation = (offset: number, u: number) => (offset + u < 0 ? 'before' : offset - u > 0 ? 'after' : 'around');

const grid = offsets.flatMap((offset) =>
  uncertainties.flatMap((u) => signInKinds.map((kind) => ({ offset, u, kind }))),
);

describe(`revocation and cancellation over ${grid.length} cases of time, uncertainty and kind`, () => {
  test('R7: of a revoked person, before counts, around counts with a low conflict, after does not with a high one', () => {
    for (const { offset, u, kind } of grid) {
      const expected = {
        before: { verdict: 'ACCEPTED', flag: 'BEFORE_REVOCATION', active: true, severity: null },
        around: { verdict: 'ACCEPTED', flag: 'AROUND_REVOCATION', active: true, severity: 'low' },
        after: { verdict: 'REVOKED', flag: undefined, active: false, severity: 'high' },
      }[relation(offset, u)];
      expect({ offset, u, ...outcome(kind, offset, u, { person: { revokedAt: moment } }) }).toEqual({
        offset,
        u,
        ...expected,
      });
    }
  });

  test('R6: a device that knew and refused is never contradicted around or after the revocation', () => {
    for (const { offset, u, kind } of grid.filter(({ offset, u }) => relation(offset, u) !== 'before')) {
      const refused = outcome(kind, offset, u, { person: { revokedAt: moment } }, 'REFUSE');
      expect(refused).toMatchObject({ verdict: 'REVOKED', active: false, severity: null });
    }
  });

  test('R14: a registration cancelled afterwards leaves the sign-in', () => {
    for (const { offset, u, kind } of grid) {
      const expected = {
        before: { verdict: 'ACCEPTED', flag: 'BEFORE_CANCELLATION', active: true, severity: null },
        around: { verdict: 'ACCEPTED', flag: 'AROUND_CANCELLATION', active: true, severity: 'low' },
        after: { verdict: 'CANCELLED', flag: undefined, active: false, severity: 'low' },
      }[relation(offset, u)];
      expect(outcome(kind, offset, u, { person: { cancelledAt: moment } })).toEqual(expected);
    }
  });

  test('R15: a kind cancelled afterwards voids every sign-in of it and of no other kind', () => {
    for (const { offset, u, kind } of grid) {
      const expected = { before: 'ACCEPTED', around: 'ACCEPTED', after: 'CANCELLED' }[relation(offset, u)];
      const cancelled = outcome(kind, offset, u, { cancelledAt: { [kind]: moment } });
      expect(cancelled).toMatchObject({ verdict: expected, active: false });
      const other = signInKinds.find((one) => one !== kind) ?? 'ACTIVITY';
      expect(outcome(kind, offset, u, { cancelledAt: { [other]: moment } })).toMatchObject({
        active: true,
        severity: null,
      });
    }
  });

  test('R21: what a revoked device did before its revocation counts, around it for a supervisor to see, after it not', () => {
    for (const { offset, u, kind } of grid) {
      const expected = {
        before: { verdict: 'ACCEPTED', active: true, severity: null },
        around: { verdict: 'ACCEPTED', active: true, severity: 'low' },
        after: { verdict: 'QUARANTINED', active: false, severity: 'high' },
      }[relation(offset, u)];
      expect(outcome(kind, offset, u, { device: { endsAt: moment } })).toMatchObject(expected);
    }
  });
});
