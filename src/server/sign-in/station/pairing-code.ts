import { randomInt } from 'node:crypto';
import { credentialAlphabet, normaliseCredential } from '#domain/sign-in/credential.ts';
import { plusMs, type Instant } from '#domain/instant.ts';
import { hashToken } from '#server/secrets.ts';
import type { World } from '#server/world.ts';

/** 60 bits, read by a phone or typed. */
const length = 12;
const validMs = 12 * 60 * 60 * 1000;

export interface PairingCode {
  code: string;
  hash: string;
  expiresAt: Instant;
  /** What the pairing QR code opens. */
  url: string;
}

export const pairingHash = (code: string): string => hashToken(`pairing ${normaliseCredential(code)}`);

/** A code that one phone may pair with, once. */
export function newPairingCode(world: World): PairingCode {
  const code = Array.from({ length }, () => credentialAlphabet.charAt(randomInt(credentialAlphabet.length))).join('');
  return {
    code,
    hash: pairingHash(code),
    expiresAt: plusMs(world.clock.now(), validMs),
    url: `${world.config.publicUrl}/event/sign-in/pair?code=${code}`,
  };
}
