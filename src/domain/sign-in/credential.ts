/**
 * The code a participant carries: 26 characters of Crockford base32 that a phone reads from a small QR code and a
 * person can type. Character by character: format version (1), key id (1), the first 110 bits of an HMAC-SHA-256 that
 * only the server can make (22), check characters (2). Nothing in it tells whose it is, and no phone can make one:
 * phones hold hashes (`code-hash.ts`).
 */
export const credentialAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const credentialLength = 26;
export const credentialVersion = 2;
/** 112 bits, of which 22 characters hold 110. */
const macBytes = 14;

/**
 * A code, read as a number in base 32, leaves no rest when it is divided by the largest prime that two characters hold.
 * So every single wrong character is found and every two that changed places, neighbours or not, the check characters
 * among them; of random characters one in 1021 passes.
 */
const modulus = 1021;

const valueOf = (character: string): number => credentialAlphabet.indexOf(character);

/** What is left of the text as a number in base 32. */
const rest = (text: string): number =>
  [...text].reduce((sum, character) => (sum * 32 + valueOf(character)) % modulus, 0);

function checkCharacters(body: string): string {
  const check = (modulus - rest(`${body}00`)) % modulus;
  return credentialAlphabet.charAt(check >> 5) + credentialAlphabet.charAt(check & 31);
}

/** What a person typed or a scanner sent, as the alphabet has it: case, spaces, dashes and look-alikes forgiven. */
export const normaliseCredential = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/U/g, 'V');

/** Whatever its length, none at all included. */
export const hasOnlyItsCharacters = (code: string): boolean => [...code].every((character) => valueOf(character) >= 0);

/** As many characters as a code has, and only such as a code has. @param code normalised */
export const hasShapeOfCode = (code: string): boolean => code.length === credentialLength && hasOnlyItsCharacters(code);

/** Null when the shape or a check character is wrong: then it was misread, mistyped, or is not one of ours. */
export function readCredential(text: string): { keyId: number } | null {
  const code = normaliseCredential(text);
  if (!hasShapeOfCode(code) || valueOf(code.charAt(0)) !== credentialVersion || rest(code) !== 0) return null;
  return { keyId: valueOf(code.charAt(1)) };
}

/**
 * What a person typed to be one of our codes and which cannot be one: a wrong character, or up to two too few or too
 * many. Other texts may be what somebody else printed.
 *
 * @param code normalised
 */
export const isMistyped = (code: string): boolean =>
  Math.abs(code.length - credentialLength) <= 2 && hasOnlyItsCharacters(code) && readCredential(code) === null;

/** @param keyId 0 to 31 @param hmac at least fourteen bytes */
export function writeCredential(keyId: number, hmac: Uint8Array): string {
  const body =
    credentialAlphabet.charAt(credentialVersion) +
    credentialAlphabet.charAt(keyId) +
    base32(hmac.subarray(0, macBytes));
  return body + checkCharacters(body);
}

/** Five bits a character; what is left over at the end is dropped. */
export function base32(bytes: Uint8Array): string {
  let bits = 0;
  let held = 0;
  let text = '';
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    held += 8;
    while (held >= 5) {
      held -= 5;
      text += credentialAlphabet.charAt((bits >> held) & 31);
    }
    bits &= (1 << held) - 1;
  }
  return text;
}

/** In groups, to be read aloud or typed: `21AB0 0CDEF …`. */
export const spacedCredential = (code: string): string => code.replace(/(.{5})(?=.)/g, '$1 ');
