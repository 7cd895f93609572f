import { z } from 'zod';
import { BusinessDay, Id, Instant } from './api.ts';
import { Kind } from './sign-in-attempt.ts';

export const SnapshotPerson = z.object({
  participantId: Id,
  version: z.number().int(),
  removed: z.literal(true).optional(),
  nameTc: z.string(),
  nameEn: z.string(),
  pinyin: z.string(),
  unitName: z.string(),
  title: z.string(),
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
