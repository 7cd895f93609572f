import { createHash } from 'node:crypto';

/**
 * What was shown before it is done, in one word: it goes along with the confirmation, and is another one when anything
 * has changed meanwhile. @param told everything that must not change in between
 */
export const planDigest = (told: unknown): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('base64url');
