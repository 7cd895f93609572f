import {
  businessDateTime,
  type Instant,
  isBusinessDate,
  minuteMs,
  plusMs,
  startOfBusinessDate,
} from '#domain/instant.ts';

/** An instant as a field for a date and time in Macau has it; empty for none. */
export const macauTime = (at: Instant | null): string =>
  at ? businessDateTime(at).slice(0, 16).replace(' ', 'T') : '';

/** @returns null for anything that is no time */
export function instantOfMacauTime(text: string): Instant | null {
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})/.exec(text) ?? [];
  if (!day || !isBusinessDate(day)) return null;
  return plusMs(startOfBusinessDate(day), (Number(hours) * 60 + Number(minutes)) * minuteMs);
}
