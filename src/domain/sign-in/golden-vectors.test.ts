import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  differences,
  type GoldenVectors,
  type SignInRules,
  vectorCount,
  writeVectors,
} from '#tests/support/sign-in-golden.ts';
import { contradictionsOf } from './conflict.ts';
import { creditOf } from './credit.ts';
import { decideAtDoor } from './decide-at-door.ts';
import { verdictOf } from './judge.ts';
import { scopeOf } from './scope.ts';
import { standingOf } from './standing.ts';

const rules: SignInRules = { decideAtDoor, standingOf, verdictOf, creditOf, contradictionsOf, scopeOf };
const file = new URL('../../../tests/support/sign-in-golden.json', import.meta.url);

// After a wanted change of a rule: WRITE_GOLDEN=1 writes the answers anew, and the difference is read in review.
if (process.env['WRITE_GOLDEN']) writeFileSync(file, `${JSON.stringify(writeVectors(rules, 20261121))}\n`);
const golden = JSON.parse(readFileSync(file, 'utf8')) as GoldenVectors;

describe('the golden vectors of the rules', () => {
  test('are at least two thousand and cover every answer that a screen can give', () => {
    expect(vectorCount(golden)).toBeGreaterThanOrEqual(2000);
    const reasons = new Set(golden.answers.map((answer) => /"reason":"(\w+)"/.exec(answer)?.[1]));
    for (const reason of [
      'SIGNED_IN',
      'NOT_IN_LIST_YET',
      'JUST_SIGNED_IN',
      'ALREADY_SIGN_IN',
      'REVOKED',
      'CANCELLED',
      'WRONG_ACTIVITY',
      'NOT_ENTITLED',
      'OUTSIDE_WINDOW',
      'UNKNOWN',
    ]) {
      expect(reasons).toContain(reason);
    }
  });

  test('are answered as they were written', () => {
    expect(differences(rules, golden)).toEqual([]);
  });

  test('tell when a rule is different', () => {
    const lenient: SignInRules = { ...rules, verdictOf: () => 'ACCEPTED' };
    expect(differences(lenient, golden).length).toBeGreaterThan(100);
  });
});
