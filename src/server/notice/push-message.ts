import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import type { PushAddress } from './push-subscriptions.ts';
import type { PushKeys } from './vapid.ts';

const recordBytes = 4096;
/** After the text and before the padding, of which there is none; this is the only record. */
const lastRecord = Buffer.from([2]);

const hkdf = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** A text that only the browser of these keys can read (RFC 8291, content coding aes128gcm). */
export function sealPush(text: string, { p256dh, auth }: PushAddress['keys']): Buffer {
  const browser = Buffer.from(p256dh, 'base64url');
  const curve = createECDH('prime256v1');
  const sender = curve.generateKeys();
  const salt = randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, sender]);
  const secret = hkdf(curve.computeSecret(browser), Buffer.from(auth, 'base64url'), info, 32);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordBytes);
  head[4] = sender.length;
  return Buffer.concat([salt, head, sender, ...sealed]);
}

/** Who sends it, for the push service (VAPID, RFC 8292). @param expires seconds since 1970, at most a day ahead */
export function vapidHeader(keys: PushKeys, endpoint: string, contact: string, expires: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: expires, sub: contact };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = createPrivateKey({ format: 'jwk', key: keys.privateKey });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
