import { runInNewContext } from 'node:vm';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { Work } from '#contract/verification.ts';
import { solveWork } from './solve-work.ts';

const secrets = { hmacSignatureSecret: 'signed', hmacKeySignatureSecret: 'and the key' };

test.each([0, 7, 300])('the login page finds what a device works for, after %i steps', async (counter) => {
  const data = { until: '2026-11-21T00:00:00.000Z' };
  const challenge = Work.parse(
    await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 20, counter, data, deriveKey, ...secrets }),
  );
  const solution = await solveWork(challenge);
  expect(solution.counter).toBe(counter);
  expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({ verified: true });
});

test('it stands alone, as the page takes it', async () => {
  const challenge = Work.parse(
    await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 20,
      counter: 3,
      data: { until: 'later' },
      deriveKey,
      ...secrets,
    }),
  );
  const alone: unknown = runInNewContext(`(${String(solveWork)})`, { crypto });
  expect(await (alone as typeof solveWork)(challenge)).toMatchObject({ counter: 3 });
});
