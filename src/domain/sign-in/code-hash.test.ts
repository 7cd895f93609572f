import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeHashOf, foreignText, isCodeHash } from './code-hash.ts';

const hashOf = (code: string): string => codeHashOf(createHash('sha256').update(code).digest());

test('a code’s hash is marked, the same on every side, and no code', () => {
  const hash = hashOf('21ABC');
  expect(hash).toBe(`sha256:${createHash('sha256').update('21ABC').digest().subarray(0, 16).toString('base64url')}`);
  expect(isCodeHash(hash)).toBe(true);
  for (const text of ['', 'sha256:', '21ABC', hash.slice(0, -1), `${hash}A`, ` ${hash}`]) {
    expect([text, isCodeHash(text)]).toEqual([text, false]);
  }
});

test('a hash that somebody has drawn as a QR code stays a foreign text', () => {
  expect(isCodeHash(foreignText(hashOf('21ABC')))).toBe(false);
  expect(foreignText('https://example.org/')).toBe('https://example.org/');
  expect(foreignText('x'.repeat(600))).toHaveLength(512);
});
