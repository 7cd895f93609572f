/**
 * What phones, attempts and the server's index hold in place of a code: the first 128 bits of its SHA-256, marked so
 * that it can be taken for nothing else. A code cannot be found from it, nor does a hash that is drawn as a QR code open
 * a door: what was scanned is always hashed, or kept as foreign text (`foreignText`).
 */
const mark = 'sha256:';
const hashBytes = 16;
const shape = /^sha256:[\w-]{22}$/;

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** 128 bits, six to a digit. */
const hashDigits = 22;

/** @param digest SHA-256 of a code in its normal form */
export function codeHashOf(digest: Uint8Array): string {
  const bytes = digest.subarray(0, hashBytes);
  let text = '';
  for (let i = 0; i < hashBytes; i += 3) {
    const bits = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += digits.charAt((bits >> shift) & 63);
  }
  return mark + text.slice(0, hashDigits);
}

export const isCodeHash = (text: string): boolean => shape.test(text);

const longestKept = 512;

/** Scanned text that is no code of ours, as an attempt carries it: never to be taken for a hash that a phone has made. */
export const foreignText = (text: string): string => (isCodeHash(text) ? `text ${text}` : text).slice(0, longestKept);
