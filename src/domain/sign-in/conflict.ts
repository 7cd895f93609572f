import { dayMs } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { counts, type Credit } from './credit.ts';
import type { HeldAttempt } from './model.ts';
import { orderUncertain } from './order.ts';
import { departureScope, isDeparture, stayOf } from './scope.ts';
import type { ConflictSeverity, Verdict } from './words.ts';

/** A contradiction between what a screen said and what is true, to be settled by a person. */
export interface Contradiction {
  attemptId: string;
  severity: ConflictSeverity;
  /** What the screen should have said. */
  reason: Verdict;
  /** The attempt that holds the credit instead. */
  creditedId: string | null;
  /** Which of the two was first cannot be told (R5). */
  orderUncertain: boolean;
}

/** R5: two bodies behind one code are harmless in a hall, and not at a table or in a room. */
const twiceSeverity = { ACTIVITY: 'low', DINNER_PARTY: 'high', HOTEL: 'high' } as const satisfies Record<
  SignInKind,
  ConflictSeverity
>;

/**
 * Somebody was let in against these words. A cancelled hour or closed window harms nobody; a revoked person, a wrong
 * hall, an uninvited guest, an unknown code or a phone taken out of service may.
 */
const admittedSeverity: Partial<Record<Verdict, ConflictSeverity>> = {
  REVOKED: 'high',
  WRONG_ACTIVITY: 'low',
  NOT_ENTITLED: 'high',
  OUTSIDE_WINDOW: 'low',
  UNKNOWN: 'high',
  QUARANTINED: 'high',
  CANCELLED: 'low',
  INVALID: 'low',
};

/** Against these words a supervisor may let somebody in: knowingly, so it is for the supervisors' list and no alarm. */
const allowable: ReadonlySet<Verdict> = new Set(['REVOKED', 'NOT_ENTITLED', 'OUTSIDE_WINDOW', 'UNKNOWN']);

function severityOfAdmitting(attempt: HeldAttempt): ConflictSeverity | undefined {
  const { word } = attempt.standing;
  return attempt.allowed && allowable.has(word) ? 'low' : admittedSeverity[word];
}

/** The attempt whose sign-in stands where this one would. */
function rivalOf(attempt: HeldAttempt, credit: Credit): HeldAttempt | null {
  const direct = credit.credited.get(attempt.scope);
  if (direct || attempt.kind !== 'HOTEL') return direct ?? null;
  const stay = stayOf('HOTEL', attempt.scope);
  return credit.credited.get(isDeparture('HOTEL', attempt.scope) ? stay : departureScope(stay)) ?? null;
}

function contradictionOf(attempt: HeldAttempt, credit: Credit): Contradiction | null {
  const plain = { attemptId: attempt.id, creditedId: null, orderUncertain: false };
  if (attempt.annulled) return null;
  if (attempt.shown !== 'ADMIT') {
    // R12: accepted, while the screen turned the person away. N18: the code was unknown and has turned out valid.
    const { verdict, standing, scope } = attempt;
    const turnedAway = standing.word === 'ACCEPTED' && (verdict === 'ACCEPTED' || verdict === 'UNKNOWN');
    // Closes itself as soon as somebody lets the person in.
    return turnedAway && !credit.credited.has(scope) ? { ...plain, severity: 'low', reason: verdict } : null;
  }
  if (!counts(attempt)) {
    const severity = severityOfAdmitting(attempt);
    return severity ? { ...plain, severity, reason: attempt.standing.word } : null;
  }
  if (credit.repeats.has(attempt.id)) {
    const rival = rivalOf(attempt, credit);
    return {
      attemptId: attempt.id,
      // R3: let in again knowingly goes to the supervisor's list, no alarm.
      severity: attempt.override ? 'low' : twiceSeverity[attempt.kind],
      reason: 'ALREADY_SIGN_IN',
      creditedId: rival?.id ?? null,
      orderUncertain: rival !== null && orderUncertain(attempt.time, rival.time),
    };
  }
  const { flag } = attempt.standing;
  // R21: whether the phone had been taken out of service already cannot be told.
  if (flag === 'AROUND_END') return { ...plain, severity: 'low', reason: 'QUARANTINED' };
  if (flag === 'AROUND_REVOCATION') return { ...plain, severity: 'low', reason: 'REVOKED' };
  if (flag === 'AROUND_CANCELLATION') return { ...plain, severity: 'low', reason: 'CANCELLED' };
  // R9: within the device's overrides it is in order; beyond them a supervisor has to know.
  if (flag === 'OVERRIDE' && !attempt.overrideLeased) {
    return { ...plain, severity: attempt.allowed ? 'low' : 'high', reason: 'NOT_ENTITLED' };
  }
  return null;
}

/**
 * Every contradiction of one group of attempts (`groupKey`), as it is now. One that is no longer among them has closed
 * itself (R17). Of two that were both let in, it is the later one's, whichever arrived first: that is where the second
 * body went in (R5).
 */
export const contradictionsOf = (attempts: readonly HeldAttempt[], credit: Credit): Contradiction[] =>
  attempts.map((attempt) => contradictionOf(attempt, credit)).filter((found) => found !== null);

/** When an open conflict closes by itself for want of harm: low ones of ACTIVITY after a day, others never. */
export const closesAfterMs = (kind: SignInKind, severity: ConflictSeverity): number | null =>
  kind === 'ACTIVITY' && severity === 'low' ? dayMs : null;
