import { businessDateAt, businessDateTime, type Instant, instantOf } from '#domain/instant.ts';

/** `10:42` in Macau; with the day in front when it is not the day of `now`. */
export function clockText(at: Instant, now: number = Date.now()): string {
  const text = businessDateTime(at);
  const today = businessDateTime(instantOf(now)).slice(0, 10);
  return text.startsWith(today) ? text.slice(11, 16) : `${text.slice(5, 10)} ${text.slice(11, 16)}`;
}

/** `10:00–11:30`; the end with its day too, where it is another. */
export function clockSpanText({ begins, ends }: { begins: Instant; ends: Instant }, now: number = Date.now()): string {
  const isOneDay = businessDateAt(begins) === businessDateAt(ends);
  const end = isOneDay ? businessDateTime(ends).slice(11, 16) : clockText(ends, now);
  return `${clockText(begins, now)}–${end}`;
}
