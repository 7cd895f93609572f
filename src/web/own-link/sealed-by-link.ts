import type { Sealing } from '#web/account/sealed-drafts.ts';

/**
 * What somebody without an account types lies sealed under a key that is made of their link: whoever has the device and
 * not the mail cannot read it. The link itself is not kept.
 */
export const sealedByLink = (link: string): Sealing => ({ key: () => keyOf(link), mayWait: () => true });

async function keyOf(link: string): Promise<CryptoKey> {
  const { subtle } = crypto;
  const text = new TextEncoder();
  const secret = await subtle.importKey('raw', text.encode(link), 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode('draft') };
  return subtle.deriveKey(how, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
