import { type BusinessDate, type Instant, minuteMs } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { AttemptSource, DeviceProfile, ShownResult, Verdict } from './words.ts';

/** When something happened by the server's clock, in ms since 1970: the true time is between `t - u` and `t + u`. */
export interface EffectiveTime {
  t: number;
  u: number;
}

/** From and until when a kind may be signed; a missing side never closes. */
export interface KindWindow {
  kind: SignInKind;
  opensAt: Instant | null;
  closesAt: Instant | null;
}

/** First and last day of a hotel stay in Macau, both inclusive. */
export interface Stay {
  checkIn: BusinessDate;
  checkOut: BusinessDate;
}

/** The attempt as it travels and as both sides keep it: made once, at decode time, and never changed. */
export interface AttemptFact {
  id: string;
  seq: number;
  activityId: string;
  kind: SignInKind;
  scope?: string | undefined;
  credential?: string | undefined;
  participantId?: string | undefined;
  source: AttemptSource;
  shown: ShownResult;
  shownReason?: string | undefined;
  wallTime: Instant;
  estimatedTime: Instant;
  uncertaintyMs: number;
  annuls?: string | undefined;
  reason?: string | undefined;
  /** The supervisor's code that was entered for it (`supervisor-code.ts`), and the proof that it was. */
  allowedBy?: string | undefined;
  allowance?: string | undefined;
  /** Of those signed in together by one tick list (R19). */
  groupId?: string | undefined;
}

/** What the rules need to know of a person. Times in ms; null where it never happened. */
export interface JudgedPerson {
  activityId: string;
  kinds: readonly SignInKind[];
  /** The person's right to come in was withdrawn (R6, R7). */
  revokedAt: number | null;
  /** The registration was cancelled (R14). */
  cancelledAt: number | null;
  stay: Stay | null;
}

/** What the rules need to know of the device; for self sign-in and staff at a desk, `unlimitedDevice`. */
export interface JudgedDevice {
  deviceId: string;
  activityId: string;
  kinds: readonly SignInKind[];
  profile: DeviceProfile;
  /** Revocation or the end of its validity, whichever is first, in ms. */
  endsAt: number | null;
}

export interface JudgedSettings {
  oncePerDay: boolean;
  windows: readonly KindWindow[];
  /** When a kind was cancelled, or the whole activity with all of them, in ms (R15). */
  cancelledAt: Partial<Record<SignInKind, number>>;
}

/** An attempt as the server holds it, for the rules that look at all attempts of a subject. */
export interface HeldAttempt {
  id: string;
  time: EffectiveTime;
  kind: SignInKind;
  /** The scope after `scopeOf`. */
  scope: string;
  shown: ShownResult;
  /** Let in against the rule, with a reason (R3, R9). */
  override: boolean;
  /** The device had an override left when this one was used (R9). */
  overrideLeased: boolean;
  /** A supervisor's code was entered for it, and held then (R6, R9, R16). */
  allowed: boolean;
  standing: Standing;
  /** As judged at first arrival. */
  verdict: Verdict;
  annulled: boolean;
}

/** What an attempt is worth by itself, whatever else arrived: a word of the verdict, and a flag where it was close. */
export interface Standing {
  word: Exclude<Verdict, 'ALREADY_SIGN_IN' | 'ANNULLED'>;
  flag?:
    | 'BEFORE_REVOCATION'
    | 'AROUND_REVOCATION'
    | 'BEFORE_CANCELLATION'
    | 'AROUND_CANCELLATION'
    | 'AROUND_END'
    | 'OVERRIDE'
    | undefined;
  /** Stands, but its kind was cancelled afterwards: attended, no longer active (R15). */
  voided?: true | undefined;
}

/** R2: the same code on the same device within this time is a hand held still. */
export const sameScanMs = 10_000;
/** R4: two gates within this time. */
export const twoGatesMs = 120_000;
/** R7: a list older than this is said on the card. */
export const staleListMs = 10 * minuteMs;
/** R10: accepted silently on either side of a window, or the clock's uncertainty when that is larger. */
export const graceMs = 5 * minuteMs;
/** R13: a clock that is off by more than this is mentioned. */
export const clockWarningMs = 2 * minuteMs;
/** R16: how long a device may take back its own attempt. */
export const ownUndoMs = 15 * minuteMs;
/** R9: overrides a device may use until it is given new ones. */
export const leasedOverrides = 5;
