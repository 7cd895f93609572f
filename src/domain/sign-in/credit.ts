import type { HeldAttempt, Stay } from './model.ts';
import { byEffectiveTime } from './order.ts';
import { isDeparture, stayOf } from './scope.ts';
import { insideStay } from './standing.ts';

/** Admitted, entitled, not taken back: what may hold the credit. */
export const counts = (attempt: HeldAttempt): boolean =>
  attempt.shown === 'ADMIT' && attempt.standing.word === 'ACCEPTED' && !attempt.annulled;

export interface Credit {
  /** Scope to the attempt that holds its credit, voided or not. */
  credited: Map<string, HeldAttempt>;
  /** Scopes whose sign-in is active. */
  active: Set<string>;
  /** Counting attempts that changed nothing, because the person was already in (or, of a hotel, out). */
  repeats: Set<string>;
}

/**
 * Who holds the credit of one person's attempts of one kind and one stay: the smallest `(t, attempt id)` among those
 * that count. The set of attempts decides and not their order (Law 4).
 */
export function creditOf(attempts: readonly HeldAttempt[], stay: Stay | null): Credit {
  const credit: Credit = { credited: new Map(), active: new Set(), repeats: new Set() };
  const counting = attempts.filter(counts).toSorted(byEffectiveTime);
  if (counting[0]?.kind === 'HOTEL') walkStay(counting, stay, credit);
  else {
    for (const attempt of counting) {
      if (credit.credited.has(attempt.scope)) credit.repeats.add(attempt.id);
      else credit.credited.set(attempt.scope, attempt);
    }
  }
  for (const [scope, attempt] of credit.credited) if (!attempt.standing.voided) credit.active.add(scope);
  return credit;
}

/**
 * R18: arrivals and departures pair by effective time. The first arrival keeps the credit of the stay; the departure
 * has a sign-in of its own only while the person is out.
 */
function walkStay(counting: readonly HeldAttempt[], stay: Stay | null, { credited, repeats }: Credit): void {
  let last: 'in' | 'out' | null = null;
  for (const attempt of counting) {
    const direction = isDeparture('HOTEL', attempt.scope) ? 'out' : 'in';
    const comesBackTooLate = direction === 'in' && last === 'out' && !insideStay(stay, attempt.time);
    if (direction === last || comesBackTooLate) {
      repeats.add(attempt.id);
      continue;
    }
    last = direction;
    if (direction === 'out') credited.set(attempt.scope, attempt);
    else {
      for (const scope of credited.keys()) if (isDeparture('HOTEL', scope)) credited.delete(scope);
      if (!credited.has(attempt.scope)) credited.set(attempt.scope, attempt);
    }
  }
}

/** Attempts that are weighed together: of one kind, and for a hotel of one stay. */
export const groupKey = (kind: HeldAttempt['kind'], scope: string): string =>
  kind === 'HOTEL' ? `HOTEL ${stayOf('HOTEL', scope)}` : `${kind} ${scope}`;
