import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SignInFold } from '#tests/support/sign-in-fold.ts';
import { type History, history } from '#tests/support/sign-in-histories.ts';
import { codeHeld, codeProblem, pauseAfterWrongMs } from './supervisor-code.ts';

const seed = 20261122;
const minute = 60_000;

describe('a personal code', () => {
  test.each(['', '12345', '1234567890123', '12 34 56', 'abcdef', '１２３４５６'])('%j has not its shape', (code) => {
    expect(codeProblem(code)).toBe('format');
  });
  test.each(['000000', '123456', '987654', '90123456', '121212', '112211'])(
    '%j is tried first by everybody',
    (code) => {
      expect(codeProblem(code)).toBe('notAllowed');
    },
  );
  test.each(['204816', '190519', '8675309'])('%j will do', (code) => {
    expect(codeProblem(code)).toBeNull();
  });
});

test('a code held from when it was set until it was withdrawn, with the doubt of the clock in its favour', () => {
  const held = (t: number, u: number, until: number | null = 100 * minute) =>
    codeHeld({ t, u }, { from: 10 * minute, until });
  expect(held(9 * minute, 0)).toBe(false);
  expect(held(9 * minute, minute)).toBe(true);
  expect(held(50 * minute, 0)).toBe(true);
  expect(held(101 * minute, minute)).toBe(true);
  expect(held(102 * minute, minute)).toBe(false);
  expect(held(10_000 * minute, 0, null)).toBe(true);
});

test('wrong codes make one wait, longer each time, and never for ever', () => {
  const pauses = Array.from({ length: 12 }, (_, wrong) => pauseAfterWrongMs(wrong));
  expect(pauses.slice(0, 5)).toEqual([0, 0, 0, 30_000, minute]);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses.at(-1)).toBe(15 * minute);
});

/** The same story, in which a supervisor allowed everything, or nothing, that let somebody in. */
const told = (story: History, allowed: boolean): SignInFold => {
  const fold = new SignInFold(story.devices, story.settings);
  for (const fact of story.facts) fold.receive(fact.fact === 'attempt' && !fact.annuls ? { ...fact, allowed } : fact);
  return fold;
};

test(`what a supervisor allows changes no credit and no verdict, only how loud the contradiction is (seed ${seed})`, () => {
  const contradictions = (fold: SignInFold) =>
    [...fold.groups().values()]
      .flatMap((group) => group.contradictions)
      .toSorted((a, b) => (a.attemptId < b.attemptId ? -1 : 1));
  let quieter = 0;
  fc.assert(
    fc.property(history(8, { annuls: true, later: true }), (story) => {
      const [plain, allowed] = [told(story, false), told(story, true)];
      expect([...allowed.verdicts]).toEqual([...plain.verdicts]);
      expect([...allowed.activeSignIns()]).toEqual([...plain.activeSignIns()]);
      const loud = contradictions(plain);
      const quiet = contradictions(allowed);
      expect(quiet.map((one) => ({ ...one, severity: null }))).toEqual(loud.map((one) => ({ ...one, severity: null })));
      for (const [at, one] of quiet.entries()) {
        const before = loud[at]?.severity;
        if (one.severity !== before) {
          expect(before).toBe('high');
          expect(['REVOKED', 'NOT_ENTITLED', 'UNKNOWN', 'OUTSIDE_WINDOW']).toContain(one.reason);
          quieter++;
        }
      }
    }),
    { numRuns: 300, seed },
  );
  expect(quieter).toBeGreaterThan(0);
});
