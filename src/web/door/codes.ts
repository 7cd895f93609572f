import type { CodeCheck } from '#domain/sign-in/decide-at-door.ts';
import {
  credentialAlphabet,
  credentialLength,
  macCharacters,
  normaliseCredential,
  readCredential,
} from '#domain/sign-in/credential.ts';
import type { DoorEnvironment } from './environment.ts';

export interface HeldKey {
  keyId: number;
  key: CryptoKey;
}

/** `text` is what goes into the attempt: our code in its normal form, anything else cut to what the wire takes. */
export type CheckedCode = { text: string; code: CodeCheck } | { text: string; code: 'misread' };

const longestKept = 512;

/** Shape and check character first, then the signature by the key the code names. */
export async function checkCode(
  text: string,
  keys: readonly HeldKey[],
  crypto: DoorEnvironment['crypto'],
): Promise<CheckedCode> {
  const normal = normaliseCredential(text);
  const parts = readCredential(text);
  if (!parts) {
    const looksLikeOurs =
      normal.length === credentialLength && [...normal].every((c) => credentialAlphabet.includes(c));
    return looksLikeOurs ? { text: normal, code: 'misread' } : { text: text.slice(0, longestKept), code: 'notOurCode' };
  }
  const held = keys.find(({ keyId }) => keyId === parts.keyId);
  if (!held) return { text: normal, code: 'noKey' };
  const hmac = new Uint8Array(await crypto.subtle.sign('HMAC', held.key, new TextEncoder().encode(parts.signed)));
  return { text: normal, code: macCharacters(hmac) === parts.mac ? 'genuine' : 'forged' };
}

/** The key as this browser holds it: usable for nothing but this, and not readable any more. */
export async function holdKey(
  given: { keyId: number; secret: string },
  crypto: DoorEnvironment['crypto'],
): Promise<HeldKey> {
  const bytes = Uint8Array.from(atob(given.secret), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return { keyId: given.keyId, key };
}
