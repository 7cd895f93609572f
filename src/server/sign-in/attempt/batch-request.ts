import type { StoredVerdict } from '#contract/sign-in/attempt.ts';
import type { ReadItem } from './read-attempt.ts';

/** Who an item comes from: a paired device, or an account that signs in for itself or at a desk. */
export type Sender =
  // Or whoever hands in for it what it has exported.
  | { deviceId: string; accountId?: string }
  // What the screen of a desk says follows the verdict.
  | { accountId: string | null; activityId: string; gate: string; name: string; session?: string | null };

export interface BatchRequest {
  sender: Sender;
  items: readonly ReadItem[];
}

export interface BatchReply {
  verdicts: StoredVerdict[];
  highestContiguousSeq: number;
}
