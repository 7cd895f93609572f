import { createPrivateKey } from 'node:crypto';
import type { Secrets } from '#server/secrets.ts';

/** What precedes the 32 secret bytes of an Ed25519 key in its PKCS #8 form (RFC 8410). */
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that the provider signs with, the same in every process that shares the secret. */
export function signingKey(secrets: Secrets) {
  const key = createPrivateKey({
    key: Buffer.concat([ed25519Prefix, secrets.derive('identity provider signing key')]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x, d } = key.export({ format: 'jwk' });
  if (!x || !d) throw new Error('an Ed25519 key without its parts');
  return { kty: 'OKP' as const, crv: 'Ed25519' as const, x, d, alg: 'EdDSA', use: 'sig', kid: x.slice(0, 16) };
}
