import { createECDH } from 'node:crypto';
import type { Secrets } from '#server/secrets.ts';

export interface PushKeys {
  /** As browsers take it: the uncompressed point, base64url. */
  publicKey: string;
  privateKey: { kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string };
}

/**
 * The pair of keys that the portal signs push messages with (VAPID), derived from SECRET_KEY as every other secret: it
 * is the same in every process and after every start, and browsers stay subscribed.
 */
export function pushKeys(secrets: Secrets): PushKeys {
  const d = secrets.derive('web push');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const text = (bytes: Buffer): string => bytes.toString('base64url');
  return {
    publicKey: text(point),
    privateKey: {
      kty: 'EC',
      crv: 'P-256',
      x: text(point.subarray(1, 33)),
      y: text(point.subarray(33)),
      d: text(d),
    },
  };
}
