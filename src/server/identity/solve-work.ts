import type { SolvedWork, Work } from '#contract/verification.ts';

/**
 * What altcha-lib does in the app, for a page that loads nothing: the page takes this function as it is written, so it
 * knows only what a browser knows.
 */
export async function solveWork({ parameters }: Pick<Work, 'parameters'>): Promise<SolvedWork['solution']> {
  const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const { nonce, salt, cost: iterations, keyLength, keyPrefix } = parameters;
  const sum = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  const password = Uint8Array.of(...bytesOf(nonce), 0, 0, 0, 0);
  const counted = new DataView(password.buffer, password.length - 4);
  for (let counter = 0; ; counter += 1) {
    counted.setUint32(0, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const bits = new Uint8Array(await crypto.subtle.deriveBits(sum, key, keyLength * 8));
    const derivedKey = Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
}
