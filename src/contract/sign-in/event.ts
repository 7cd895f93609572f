import { z } from 'zod';
import { Instant } from '#contract/api.ts';
import { Kind } from './attempt.ts';
import { Conflict } from './conflict.ts';

export const KindCount = z.object({ kind: Kind, signedIn: z.number().int(), expected: z.number().int() });

export const DoorEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), serverTime: Instant }),
  /** Something in the snapshot changed: ask for it with the cursor held. */
  z.object({ type: z.literal('people') }),
  z.object({ type: z.literal('counts'), counts: z.array(KindCount) }),
  z.object({ type: z.literal('conflict'), conflict: Conflict }),
  /** A code unknown at the door has turned out valid (N18), or a refused one was accepted (R12). */
  z.object({
    type: z.literal('notice'),
    notice: z.enum(['LATE_POSITIVE', 'RESCAN']),
    attemptId: z.string(),
    nameTc: z.string(),
    nameEn: z.string(),
  }),
  z.object({ type: z.literal('stations') }),
  z.object({ type: z.literal('revoked') }),
]);
export type DoorEvent = z.infer<typeof DoorEvent>;
