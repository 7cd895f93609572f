import { businessDateTime, type Instant, instantOf } from '#domain/instant.ts';

/** `2026-11-21T18:00` of a date and time field, meant in Macau; null when it is not one. */
export function instantOfField(text: string): Instant | null {
  const ms = Date.parse(`${text}:00+08:00`);
  return Number.isNaN(ms) ? null : instantOf(ms);
}

export const fieldOfInstant = (at: Instant): string => businessDateTime(at).slice(0, 16).replace(' ', 'T');

/** The last minute of the day after `now` in Macau: long enough for a shift, short enough for a lost phone. */
export const usualEnd = (now: number): string => `${fieldOfInstant(instantOf(now + 86_400_000)).slice(0, 10)}T23:59`;
