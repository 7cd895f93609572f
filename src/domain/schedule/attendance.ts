import { type Instant, minuteMs, plusMs } from '#domain/instant.ts';
import type { Absent, MeetingStatus } from './meeting-moves.ts';

/** So long after the beginning somebody may still come, where staff set nothing else. */
export const usualGraceMinutes = 10;
export const longestGrace = 120;

/** What the door knows of a side on the day of a meeting. */
export interface Presence {
  /** Since when one of its people is here; null: nobody is. */
  since: Instant | null;
  /** It has people whom the door can see at all. */
  isExpected: boolean;
}

export interface Seen {
  a: Presence;
  b: Presence;
  /** Somebody was signed in on that day: else the door is not used, or tells nothing yet. */
  isDoorInUse: boolean;
}

export interface Attended {
  status: Extract<MeetingStatus, 'PUBLISHED' | 'HELD' | 'NO_SHOW'>;
  absent: Absent;
}

/** The last moment at which a side is still in time. */
export const graceEnds = (begin: Instant, graceMinutes: number): Instant => plusMs(begin, graceMinutes * minuteMs);

/**
 * What a meeting is by what the door knows now: held once both came in time, missed by who had not come when the grace
 * was over. Times are those of the scans and not of their arrival, so a phone that sends late changes it afterwards.
 */
export function attended(begin: Instant, { a, b, isDoorInUse }: Seen, graceMinutes: number, now: Instant): Attended {
  const until = graceEnds(begin, graceMinutes);
  const isInTime = ({ since }: Presence): boolean => since !== null && since <= until;
  if (now < begin) return { status: 'PUBLISHED', absent: '' };
  if (isInTime(a) && isInTime(b)) return { status: 'HELD', absent: '' };
  const misses = (side: Presence): boolean => side.isExpected && !isInTime(side);
  const absent: Absent = `${misses(a) ? 'A' : ''}${misses(b) ? 'B' : ''}`;
  return now > until && isDoorInUse && absent !== ''
    ? { status: 'NO_SHOW', absent }
    : { status: 'PUBLISHED', absent: '' };
}
