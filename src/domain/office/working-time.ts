import {
  type BusinessDate,
  businessDateAt,
  businessDatePlus,
  type Instant,
  instantOf,
  minuteMs,
  msOf,
  startOfBusinessDate,
} from '#domain/instant.ts';
import type { OfficeCalendar, OpenSpan } from './calendar.ts';

/** A calendar that stays closed for longer than this has no next deadline. */
const furthestDays = 3 * 366;

interface Span {
  from: number;
  until: number;
}

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** From 0 for Monday to 6 for Sunday. */
const weekdayOf = (date: BusinessDate): number => (new Date(`${date}T00:00:00.000Z`).getUTCDay() + 6) % 7;

function spansOn(calendar: OfficeCalendar, date: BusinessDate): Span[] {
  if (calendar.closed.has(date)) return [];
  const midnight = msOf(startOfBusinessDate(date));
  const open: readonly OpenSpan[] = calendar.week[weekdayOf(date)] ?? [];
  return open.map(({ from, until }) => ({
    from: midnight + minutes(from) * minuteMs,
    until: midnight + minutes(until) * minuteMs,
  }));
}

/** How long the office works on a day on which it usually opens; 0 where it never does. */
export function workingDayMs({ week }: OfficeCalendar): number {
  const open = week
    .map((spans) => spans.reduce((sum, { from, until }) => sum + minutes(until) - minutes(from), 0))
    .filter((length) => length > 0);
  return open.length === 0 ? 0 : (open.reduce((sum, length) => sum + length, 0) / open.length) * minuteMs;
}

/** Milliseconds of office time between two instants in Macau; none when the second is not later. */
export function workingMs(calendar: OfficeCalendar, from: Instant, until: Instant): number {
  const [begin, end] = [msOf(from), msOf(until)];
  let worked = 0;
  for (let date = businessDateAt(from); msOf(startOfBusinessDate(date)) < end; date = businessDatePlus(date, 1)) {
    for (const span of spansOn(calendar, date)) {
      worked += Math.max(0, Math.min(span.until, end) - Math.max(span.from, begin));
    }
  }
  return worked;
}

/**
 * The earliest instant by which the office has worked so long since `from`.
 * @returns null when the office does not work that long within three years
 */
export function deadlineAfter(calendar: OfficeCalendar, from: Instant, workMs: number): Instant | null {
  if (workMs <= 0) return from;
  let left = workMs;
  let date = businessDateAt(from);
  for (let day = 0; day < furthestDays; day++, date = businessDatePlus(date, 1)) {
    for (const span of spansOn(calendar, date)) {
      const begin = Math.max(span.from, msOf(from));
      const length = span.until - begin;
      if (length <= 0) continue;
      if (length >= left) return instantOf(begin + left);
      left -= length;
    }
  }
  return null;
}

/**
 * The latest instant from which the office has worked so long until `until`: what has waited since before it is
 * overdue.
 * @returns null when the office did not work that long within three years
 */
export function startBefore(calendar: OfficeCalendar, until: Instant, workMs: number): Instant | null {
  if (workMs <= 0) return until;
  let left = workMs;
  let date = businessDateAt(until);
  for (let day = 0; day < furthestDays; day++, date = businessDatePlus(date, -1)) {
    for (const span of spansOn(calendar, date).toReversed()) {
      const end = Math.min(span.until, msOf(until));
      const length = end - span.from;
      if (length <= 0) continue;
      if (length >= left) return instantOf(end - left);
      left -= length;
    }
  }
  return null;
}
