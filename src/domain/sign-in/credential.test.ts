import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  credentialAlphabet,
  credentialLength,
  isMistyped,
  readCredential,
  spacedCredential,
  writeCredential,
} from './credential.ts';

const codes = fc
  .record({
    keyId: fc.integer({ min: 0, max: 31 }),
    hmac: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  })
  .map(({ keyId, hmac }) => ({ keyId, hmac, code: writeCredential(keyId, hmac) }));
const place = fc.integer({ min: 0, max: credentialLength - 1 });
const character = fc.constantFrom(...credentialAlphabet);

describe('a participant’s code', () => {
  test('names its key, holds 110 bits of the HMAC, and nothing of the person', () => {
    fc.assert(
      fc.property(codes, ({ keyId, hmac, code }) => {
        expect(code).toHaveLength(credentialLength);
        expect(readCredential(code)).toEqual({ keyId });
        const other = Uint8Array.from(hmac);
        // The 110th bit is the last that counts.
        other[13] = (other[13] ?? 0) ^ 0b100;
        expect(writeCredential(keyId, other)).not.toBe(code);
      }),
    );
  });

  test('forgives how people type it', () => {
    fc.assert(
      fc.property(codes, ({ keyId, code }) => {
        const typed = spacedCredential(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
        expect(readCredential(typed)).toEqual({ keyId });
        expect(readCredential(` ${code.slice(0, 13)}-${code.slice(13)} `)).toEqual({ keyId });
      }),
    );
  });

  test('with one wrong character is not read, whichever it is', () => {
    fc.assert(
      fc.property(codes, place, ({ code }, at) =>
        [...credentialAlphabet]
          .filter((wrong) => wrong !== code.charAt(at))
          .every((wrong) => readCredential(code.slice(0, at) + wrong + code.slice(at + 1)) === null),
      ),
    );
  });

  test('is mistyped with one wrong character, one left out or one twice, and not as it stands', () => {
    fc.assert(
      fc.property(codes, place, character, ({ code }, at, wrong) => {
        fc.pre(wrong !== code.charAt(at));
        expect(isMistyped(code)).toBe(false);
        expect(isMistyped(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(true);
        expect(isMistyped(code.slice(0, at) + code.slice(at + 1))).toBe(true);
        expect(isMistyped(code.slice(0, at) + code.charAt(at) + code.slice(at))).toBe(true);
      }),
    );
  });

  test.each(['', 'TICKET17', 'A'.repeat(23), 'A'.repeat(29), `${'A'.repeat(25)}?`])(
    'is not what was meant by “%s”',
    (typed) => expect(isMistyped(typed)).toBe(false),
  );

  test('with two characters that changed places is not read, neighbours or not', () => {
    fc.assert(
      fc.property(codes, place, place, ({ code }, one, other) => {
        fc.pre(code.charAt(one) !== code.charAt(other));
        const swapped = [...code];
        swapped[one] = code.charAt(other);
        swapped[other] = code.charAt(one);
        return readCredential(swapped.join('')) === null;
      }),
      { numRuns: 2000 },
    );
  });

  test('is read out of one in a thousand of random characters that begin like one', () => {
    const random = fc.sample(fc.array(character, { minLength: 25, maxLength: 25 }), { numRuns: 20_000, seed: 7 });
    const passed = random.filter((characters) => readCredential(`2${characters.join('')}`)).length;
    expect(passed).toBeGreaterThan(5);
    expect(passed).toBeLessThan(40);
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
