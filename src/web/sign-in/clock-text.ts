import { businessDateTime, type Instant, instantOf } from '#domain/instant.ts';

/** `10:42` in Macau; with the day in front when it is not the day of `now`. */
export function clockText(at: Instant, now: number = Date.now()): string {
  const text = businessDateTime(at);
  const today = businessDateTime(instantOf(now)).slice(0, 10);
  return text.startsWith(today) ? text.slice(11, 16) : `${text.slice(5, 10)} ${text.slice(11, 16)}`;
}
