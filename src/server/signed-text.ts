import { timingSafeEqual } from 'node:crypto';
import type { World } from './world.ts';

/** A text without dots that only we can have written, for one use. */
export const signText = (world: World, text: string, use: string): string =>
  `${text}.${world.secrets.fingerprint(text, use)}`;

/** @returns the text; null for one that we did not sign for that use */
export function readSigned(world: World, signed: string, use: string): string | null {
  const [text = '', signature = ''] = signed.split('.');
  const wanted = Buffer.from(world.secrets.fingerprint(text, use));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? text : null;
}
