import { businessDateAt, instantOf } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';

/** Leaving the hotel is an attempt of kind HOTEL whose scope is `OUT`, or `<stay>:OUT` where stays are named (R18). */
const departure = 'OUT';

export const isDeparture = (kind: SignInKind, scope: string): boolean =>
  kind === 'HOTEL' && (scope === departure || scope.endsWith(`:${departure}`));

export const departureScope = (stay: string): string => (stay ? `${stay}:${departure}` : departure);

/** What an ACTIVITY attempt is counted under, wherever it was made. */
export interface ActivityScope {
  oncePerDay: boolean;
  /** The session of a forum that its station stands before; null: the activity itself. */
  session: string | null;
}

/**
 * The scope of a subject `(participant, kind, scope)`. For ACTIVITY it never comes from the device, so that none can
 * count a person twice under another name: the session that its station stands before, once however many days it takes;
 * else the day in Macau when the activity is once-per-day, else empty.
 */
export function scopeOf(kind: SignInKind, given: string | undefined, t: number, of: ActivityScope): string {
  if (kind !== 'ACTIVITY') return (given ?? '').trim();
  return of.session ?? (of.oncePerDay ? businessDateAt(instantOf(t)) : '');
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The session that a scope of ACTIVITY names; null for the activity itself. */
export const sessionOf = (kind: SignInKind, scope: string): string | null =>
  kind === 'ACTIVITY' && scope !== '' && !dayPattern.test(scope) ? scope : null;

/** Arrivals and departures of one stay are judged together: the stay without its direction. */
export function stayOf(kind: SignInKind, scope: string): string {
  if (!isDeparture(kind, scope)) return scope;
  return scope === departure ? '' : scope.slice(0, -departure.length - 1);
}
