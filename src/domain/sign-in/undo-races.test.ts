import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signInKinds } from '#domain/participant/kinds.ts';
import { type FoldAttempt, type FoldDevice, type FoldFact, SignInFold } from '#tests/support/sign-in-fold.ts';
import { fair, morning, shuffled } from '#tests/support/sign-in-histories.ts';

const runs = Number(process.env['SIGN_IN_UNDO_RACES'] ?? 5000);
const seed = Number(process.env['SIGN_IN_SEED'] ?? 20261121);
const minute = 60_000;

const deviceOf = (name: string): FoldDevice => ({
  session: null,
  deviceId: name,
  activityId: fair,
  kinds: signInKinds,
  profile: name === 'supervisor' ? 'SUPERVISOR' : 'STEWARD',
  endsAt: null,
});
const devices = ['A', 'B', 'C', 'supervisor'].map(deviceOf);
const everybody: FoldFact = {
  fact: 'person',
  personId: 'Bao',
  person: { activityId: fair, kinds: signInKinds, revokedAt: null, cancelledAt: null, stay: null },
};

const id = (index: number): string => `019a0000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;

interface Race {
  admits: FoldAttempt[];
  undos: FoldAttempt[];
}

/** Several devices let the same person in; some take something back, themselves or another's, early, late, or twice. */
const race: fc.Arbitrary<Race> = fc
  .record({
    admits: fc.array(fc.record({ device: fc.constantFrom('A', 'B', 'C'), at: fc.nat(40) }), {
      minLength: 1,
      maxLength: 5,
    }),
    undos: fc.array(
      fc.record({
        device: fc.constantFrom('A', 'B', 'C', 'supervisor'),
        of: fc.nat(9),
        after: fc.integer({ min: 0, max: 30 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ admits, undos }) => {
    const attempt = (index: number, deviceId: string, at: number): FoldAttempt => ({
      fact: 'attempt',
      id: id(index),
      deviceId,
      personId: 'Bao',
      activityId: fair,
      kind: 'DINNER_PARTY',
      scope: '',
      time: { t: morning + at * minute, u: 30 },
      shown: 'ADMIT',
    });
    const made = admits.map(({ device, at }, index) => attempt(index + 1, device, at));
    return {
      admits: made,
      undos: undos.map(({ device, of, after }, index) => {
        // Mostly an admission; sometimes an undo, or something that never arrives.
        const target = made[of]?.id ?? id(100 + of);
        const at = ((made[of]?.time.t ?? morning) - morning) / minute + after;
        return { ...attempt(100 + index, device, at), shown: 'NOTHING' as const, annuls: target };
      }),
    };
  });

/** R16 by hand: one's own within fifteen minutes, anything for a supervisor. */
const isTakenBack = (admit: FoldAttempt, undos: readonly FoldAttempt[]): boolean =>
  undos.some(
    ({ annuls, deviceId, time }) =>
      annuls === admit.id &&
      (deviceId === 'supervisor' || (deviceId === admit.deviceId && time.t - admit.time.t <= 15 * minute)),
  );

describe(`${runs} races of undoing, seed ${seed}`, () => {
  test('an undo takes back its own target and nothing else, before or after it, once or twice', () => {
    fc.assert(
      fc.property(race, fc.nat(), ({ admits, undos }, order) => {
        const state = new SignInFold(devices, { oncePerDay: false, windows: [], cancelledAt: {} });
        for (const fact of [everybody, ...shuffled([...admits, ...undos], order)]) state.receive(fact);
        const left = admits
          .filter((admit) => !isTakenBack(admit, undos))
          .toSorted((a, b) => a.time.t - b.time.t || (a.id < b.id ? -1 : 1));
        expect([...state.activeSignIns().values()]).toEqual(left.slice(0, 1).map(({ id }) => id));
        // R17: of those let in twice, the ones taken back are contradictions no more.
        const [group] = state.groups().values();
        expect(group?.contradictions.map(({ attemptId }) => attemptId).toSorted()).toEqual(
          left
            .slice(1)
            .map(({ id }) => id)
            .toSorted(),
        );
      }),
      { numRuns: runs, seed },
    );
  }, 120_000);
});
