/**
 * The code a participant carries: 26 characters of Crockford base32 that a phone reads from a small QR code and a
 * person can type. Character by character: format version (1), key id (1), person number (7), truncated HMAC-SHA-256 of
 * what stands before it (16, 80 bits), check character (1). A station that holds the activity's key tells genuine from
 * forged without a network, also for somebody registered after its last download.
 */
export const credentialAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const credentialLength = 26;
export const credentialVersion = 1;
export const largestPersonNumber = 32 ** 7 - 1;
const macLength = 16;

export interface CredentialParts {
  keyId: number;
  personNumber: number;
  /** What the HMAC is taken over: the first nine characters. */
  signed: string;
  mac: string;
}

const valueOf = (character: string): number => credentialAlphabet.indexOf(character);

/**
 * A weighted sum modulo 31. Weight 31 never occurs, so every single wrong character but 0 for Z is found, and most
 * swaps.
 */
function checkCharacter(text: string): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (sum + (i + 1) * valueOf(text.charAt(i))) % 31;
  return credentialAlphabet.charAt(sum);
}

function number32(value: number, length: number): string {
  let text = '';
  for (let rest = value, i = 0; i < length; i++, rest = Math.floor(rest / 32)) {
    text = credentialAlphabet.charAt(rest % 32) + text;
  }
  return text;
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

/** Null when the shape or the check character is wrong: then it was misread, mistyped, or is not one of ours. */
export function readCredential(text: string): CredentialParts | null {
  const code = normaliseCredential(text);
  if (code.length !== credentialLength || [...code].some((character) => valueOf(character) < 0)) return null;
  const body = code.slice(0, -1);
  if (valueOf(code.charAt(0)) !== credentialVersion || checkCharacter(body) !== code.charAt(25)) return null;
  let personNumber = 0;
  for (const character of code.slice(2, 9)) personNumber = personNumber * 32 + valueOf(character);
  return { keyId: valueOf(code.charAt(1)), personNumber, signed: code.slice(0, 9), mac: code.slice(9, 25) };
}

/**
 * The nine characters that the HMAC is taken over. @param keyId 0 to 31 @param personNumber 0 to `largestPersonNumber`
 */
export const signedPart = (keyId: number, personNumber: number): string =>
  number32(credentialVersion, 1) + number32(keyId, 1) + number32(personNumber, 7);

/** The first 80 bits of an HMAC as 16 characters. @param hmac at least ten bytes */
export function macCharacters(hmac: Uint8Array): string {
  let bits = 0;
  let held = 0;
  let text = '';
  for (const byte of hmac.subarray(0, 10)) {
    bits = (bits << 8) | byte;
    held += 8;
    while (held >= 5) {
      held -= 5;
      text += credentialAlphabet.charAt((bits >> held) & 31);
    }
    bits &= (1 << held) - 1;
  }
  return text.slice(0, macLength);
}

export const writeCredential = (signed: string, mac: string): string => signed + mac + checkCharacter(signed + mac);

/** In groups, to be read aloud or typed: `11AB0 0CDEF …`. */
export const spacedCredential = (code: string): string => code.replace(/(.{5})(?=.)/g, '$1 ');
