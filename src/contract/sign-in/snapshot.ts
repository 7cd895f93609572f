import { z } from 'zod';
import { BusinessDay, Id, Instant } from '#contract/api.ts';
import { Kind } from './attempt.ts';

export const SnapshotPerson = z.object({
  participantId: Id,
  version: z.number().int(),
  removed: z.literal(true).optional(),
  nameTc: z.string(),
  nameEn: z.string(),
  pinyin: z.string(),
  unitName: z.string(),
  title: z.string(),
  /** Never the code: its hash (`domain/sign-in/code-hash.ts`), which an attempt may carry as its credential. */
  credential: z.string(),
  kinds: z.array(Kind),
  revokedAt: Instant.optional(),
  signIns: z.array(z.object({ kind: Kind, scope: z.string(), firstAt: Instant, gate: z.string() })),
  /** Only for `details=1`: what this station needs to know and no more (N11, N13). */
  details: z
    .object({
      /** There is a photo to compare with. */
      photo: z.literal(true).optional(),
      phoneTail: z.string().optional(),
      table: z.string().optional(),
      diet: z.string().optional(),
      room: z.string().optional(),
      checkIn: BusinessDay.optional(),
      checkOut: BusinessDay.optional(),
    })
    .optional(),
});
export type SnapshotPerson = z.infer<typeof SnapshotPerson>;

/**
 * Codes not yet given out: those registered from now on get them in this order, so that a phone without a network knows
 * theirs beforehand. A code whose hash is neither on the list nor in here was never made.
 */
export const CodePool = z.object({
  /** The key that the activity's codes name now, and those that were replaced. */
  keyId: z.number().int().min(0).max(31),
  formerKeyIds: z.array(z.number().int().min(0).max(31)),
  /** How many codes are given out: the hashes of codes up to that number are in the list, or hold no more. */
  given: z.number().int(),
  /** The number of the first of these hashes; they go on where the ones before ended, or begin anew. */
  first: z.number().int(),
  hashes: z.array(z.string()),
});
export type CodePool = z.infer<typeof CodePool>;
