import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { msOf } from '#domain/instant.ts';
import { type ProvenRequest, proofText, proofWindowMs, readProof } from '#domain/sign-in/device-proof.ts';
import { type Refusal, refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';

export interface ShownRequest extends ProvenRequest {
  /** The header; none where a token came alone. */
  proof: string | undefined;
}

/** Why a request is not believed to come from the phone that has the key; null when it is. */
export function proofFault(world: World, proofKey: string, { proof: text, ...request }: ShownRequest): Refusal | null {
  const proof = text === undefined ? null : readProof(text);
  if (!proof || !isSigned(keyOf(proofKey), proofText(request, proof), proof.signature)) {
    return refuse('DEVICE_PROOF_ERROR');
  }
  const now = world.clock.now();
  if (Math.abs(proof.timeMs - msOf(now)) <= proofWindowMs) return null;
  return refuse('DEVICE_PROOF_TIME', { serverTime: now });
}

/** @throws PARAMS_ERROR for a point that is not on the curve */
export function checkProofKey(proofKey: string): void {
  try {
    keyOf(proofKey);
  } catch {
    throw refuseField('proofKey', 'format');
  }
}

const isSigned = (key: KeyObject, text: string, signature: string): boolean =>
  verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'hex'));

function keyOf(proofKey: string): KeyObject {
  const point = Buffer.from(proofKey, 'hex');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}
