import { type Instant, instantOf } from '#domain/instant.ts';

/**
 * A time as the database writes it: `2026-11-26 10:00:00.12+00`, since every connection of ours is in UTC. A page of
 * history has hundreds, so what is of that form is not read into a date and written again.
 */
export function instantOfText(text: string): Instant {
  const { length } = text;
  const isUsual = length >= 22 && length <= 26 && length !== 23 && text[4] === '-' && text[10] === ' ';
  if (!isUsual || !text.endsWith('+00')) return instantOf(Date.parse(text));
  const fraction = text.slice(20, -3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z` as Instant;
}
