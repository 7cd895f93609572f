import { creditOf } from './credit.ts';
import type { HeldAttempt, Stay } from './model.ts';
import type { Verdict } from './words.ts';

/** An attempt on arrival: all of it that is held later, but the verdict. */
export type ArrivingAttempt = Omit<HeldAttempt, 'verdict'>;

/**
 * The verdict at first arrival, final from then on. First come makes the sign-in, whatever its time; credit is another
 * matter (`credit.ts`). An attempt not shown as ADMIT is judged too: ACCEPTED then says that the screen was wrong
 * (R12).
 * @param others what the server holds of the same group (`groupKey`)
 */
export function verdictOf(arriving: ArrivingAttempt, others: readonly HeldAttempt[], stay: Stay | null): Verdict {
  if (arriving.standing.word !== 'ACCEPTED') return arriving.standing.word;
  if (arriving.annulled) return 'ANNULLED';
  // What the attempt would change, had the screen admitted: nothing means that somebody was before it.
  const admitted: HeldAttempt = { ...arriving, shown: 'ADMIT', verdict: 'ACCEPTED' };
  const before = creditOf(others, stay);
  if (arriving.kind !== 'HOTEL') return before.credited.has(arriving.scope) ? 'ALREADY_SIGN_IN' : 'ACCEPTED';
  const after = creditOf([...others, admitted], stay);
  return after.repeats.size > before.repeats.size ? 'ALREADY_SIGN_IN' : 'ACCEPTED';
}

/** The documents' error code that goes with a verdict (D2 §8). */
export const codeOf = (verdict: Verdict): 'ALREADY_SIGN_IN' | 'SIGN_IN_PERSON_NOT_FOUND' | undefined =>
  verdict === 'ALREADY_SIGN_IN'
    ? 'ALREADY_SIGN_IN'
    : verdict === 'UNKNOWN' || verdict === 'NOT_ENTITLED'
      ? 'SIGN_IN_PERSON_NOT_FOUND'
      : undefined;
