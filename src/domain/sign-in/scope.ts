import { businessDateAt, instantOf } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';

/** Leaving the hotel is an attempt of kind HOTEL whose scope is `OUT`, or `<stay>:OUT` where stays are named (R18). */
const departure = 'OUT';

export const isDeparture = (kind: SignInKind, scope: string): boolean =>
  kind === 'HOTEL' && (scope === departure || scope.endsWith(`:${departure}`));

export const departureScope = (stay: string): string => (stay ? `${stay}:${departure}` : departure);

/**
 * The scope of a subject `(participant, kind, scope)`. For ACTIVITY it never comes from the device: the day in Macau
 * when the activity is once-per-day, else empty, so that no device can count a person twice under another name.
 */
export function scopeOf(kind: SignInKind, given: string | undefined, t: number, oncePerDay: boolean): string {
  if (kind === 'ACTIVITY') return oncePerDay ? businessDateAt(instantOf(t)) : '';
  return (given ?? '').trim();
}

/** Arrivals and departures of one stay are judged together: the stay without its direction. */
export function stayOf(kind: SignInKind, scope: string): string {
  if (!isDeparture(kind, scope)) return scope;
  return scope === departure ? '' : scope.slice(0, -departure.length - 1);
}
