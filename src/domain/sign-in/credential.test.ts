import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  credentialAlphabet,
  credentialLength,
  largestPersonNumber,
  macCharacters,
  readCredential,
  signedPart,
  spacedCredential,
  writeCredential,
} from './credential.ts';

const codes = fc
  .record({
    keyId: fc.integer({ min: 0, max: 31 }),
    personNumber: fc.integer({ min: 0, max: largestPersonNumber }),
    hmac: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  })
  .map((parts) => ({
    ...parts,
    code: writeCredential(signedPart(parts.keyId, parts.personNumber), macCharacters(parts.hmac)),
  }));

describe('a participant’s code', () => {
  test('says again what was written into it', () => {
    fc.assert(
      fc.property(codes, ({ keyId, personNumber, hmac, code }) => {
        expect(code).toHaveLength(credentialLength);
        expect(readCredential(code)).toEqual({
          keyId,
          personNumber,
          signed: code.slice(0, 9),
          mac: macCharacters(hmac),
        });
      }),
    );
  });

  test('forgives how people type it', () => {
    fc.assert(
      fc.property(codes, ({ code }) => {
        const read = readCredential(code);
        const typed = spacedCredential(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
        expect(readCredential(typed)).toEqual(read);
        expect(readCredential(` ${code.slice(0, 13)}-${code.slice(13)} `)).toEqual(read);
      }),
    );
  });

  test('with one wrong character is not read, but for 0 taken for Z, which its HMAC finds', () => {
    const character = fc.constantFrom(...credentialAlphabet);
    fc.assert(
      fc.property(codes, fc.integer({ min: 0, max: credentialLength - 1 }), character, ({ code }, place, wrong) => {
        const right = code.charAt(place);
        fc.pre(wrong !== right && !('0Z'.includes(wrong) && '0Z'.includes(right)));
        return readCredential(code.slice(0, place) + wrong + code.slice(place + 1)) === null;
      }),
    );
  });

  test('is not read out of anything else', () => {
    for (const text of ['', 'hello', 'https://example.org/', '1'.repeat(25), 'U'.repeat(26), '澳'.repeat(26)]) {
      expect([text, readCredential(text)]).toEqual([text, null]);
    }
    fc.assert(
      fc.property(
        fc.string(),
        (text) => text.length === credentialLength || readCredential(text) === null || /[\s-]/.test(text),
      ),
    );
  });
});
