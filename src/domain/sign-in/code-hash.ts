/**
 * What phones, attempts and the server's index hold in place of a code: the first 128 bits of its SHA-256, marked so
 * that it can be taken for nothing else. A code cannot be found from it, nor does a hash that is drawn as a QR code open
 * a door: what was scanned is always hashed, or kept as foreign text (`foreignText`).
 */
const mark = 'sha256:';
const hashBytes = 16;
const shape = /^sha256:[\w-]{22}$/;

/** @param digest SHA-256 of a code in its normal form */
export const codeHashOf = (digest: Uint8Array): string =>
  mark +
  btoa(String.fromCharCode(...digest.subarray(0, hashBytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const isCodeHash = (text: string): boolean => shape.test(text);

const longestKept = 512;

/** Scanned text that is no code of ours, as an attempt carries it: never to be taken for a hash that a phone has made. */
export const foreignText = (text: string): string => (isCodeHash(text) ? `text ${text}` : text).slice(0, longestKept);
