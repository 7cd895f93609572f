import type { Elsewhere } from '#contract/sign-in/device.ts';
import type { StoredVerdict } from '#contract/sign-in/attempt.ts';
import type { Instant } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { DoorHint, DoorReason, Override } from '#domain/sign-in/decide-at-door.ts';
import type { AttemptSource, ShownResult } from '#domain/sign-in/words.ts';

/**
 * What the operator's screen says about one scan.
 * `MISREAD`: it looks like one of our codes with a wrong character, or a part of one; nothing was decided, scan again.
 * `NOT_STORED`: the phone could not keep the attempt. Nobody may go in on this card.
 */
export type CardResult = DoorReason | 'MISREAD' | 'NOT_STORED';

/** The card's face: each has its own tone, shape, word, sound and vibration. */
export type CardTone =
  | 'admitted'
  | 'admittedUnlisted'
  | 'quiet'
  | 'already'
  | 'refused'
  | 'elsewhere'
  | 'outside'
  | 'unknown'
  | 'failed';

export interface CardEntitlement {
  kind: SignInKind;
  entitled: boolean;
  signedAt: Instant | null;
  gate: string | null;
}

export interface CardPerson {
  /** Null for a genuine code of somebody not in the list yet. */
  participantId: string | null;
  nameTc: string;
  nameEn: string;
  unitName: string;
  title: string;
  /** There is one to compare with, where there is a network. */
  hasPhoto: boolean;
  phoneTail: string | null;
  table: string | null;
  diet: string | null;
  room: string | null;
  checkIn: string | null;
  checkOut: string | null;
  /** All three kinds side by side (N11), with what this phone has not sent yet counted in. */
  entitlements: CardEntitlement[];
}

/**
 * `stored`: kept on this phone, not yet confirmed by the server. `confirmed`: the server agrees with what was shown.
 * `contradicted`: it does not; a conflict or a notice says what to do. `none`: there was nothing to keep.
 */
export type Confirmation = 'none' | 'stored' | 'confirmed' | 'contradicted';

export interface VerdictCard {
  /** The attempt's id, or one of its own where no attempt was made. */
  id: string;
  /** Null: no attempt was made (a repeated scan, a misread code, or storing failed). */
  attemptId: string | null;
  at: Instant;
  kind: SignInKind;
  scope: string;
  source: AttemptSource;
  result: CardResult;
  tone: CardTone;
  shown: ShownResult;
  person: CardPerson | null;
  /** Only for result ALREADY_SIGN_IN and JUST_SIGNED_IN. */
  earlier: { at: Instant; gate: string; agoMs: number; here: boolean } | null;
  hints: DoorHint[];
  /** What it takes to let this person in all the same; `none` where it cannot be done. */
  override: Override;
  overridesLeft: number;
  /** This attempt let somebody in against the rule. */
  overridden: boolean;
  /** By a supervisor's code: its id. */
  allowedBy: string | null;
  /** Only for WRONG_ACTIVITY, where the code says whose it is. */
  elsewhere: Elsewhere | null;
  entitledTo: readonly SignInKind[];
  confirmation: Confirmation;
  verdict: StoredVerdict | null;
  /** Until when `undo` works on this phone (R16). Null: nothing to undo. */
  undoUntil: Instant | null;
  undone: boolean;
  /** Set when older than ten minutes (R7). */
  listAgeMs: number | null;
  /** From `scan` being called to the decision being on the disk. */
  decisionMs: number;
}

export const toneOf: Record<CardResult, CardTone> = {
  SIGNED_IN: 'admitted',
  NOT_IN_LIST_YET: 'admittedUnlisted',
  JUST_SIGNED_IN: 'quiet',
  ALREADY_SIGN_IN: 'already',
  REVOKED: 'refused',
  CANCELLED: 'refused',
  WRONG_ACTIVITY: 'elsewhere',
  NOT_ENTITLED: 'elsewhere',
  OUTSIDE_WINDOW: 'outside',
  UNKNOWN: 'unknown',
  MISREAD: 'unknown',
  NOT_STORED: 'failed',
};
