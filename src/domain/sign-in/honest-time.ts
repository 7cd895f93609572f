import { dayMs, minuteMs } from '#domain/instant.ts';
import type { EffectiveTime } from './model.ts';
import { relationTo } from './order.ts';

/** When an attempt can have been made, in ms, whatever its device says. */
export interface PossibleTime {
  /** Its device was paired, or had last told that it had not made this one yet. */
  from: number;
  /** It arrived. */
  until: number;
}

/** Reports are under way for a while, and clients of other makers keep time less well than ours. */
const toleranceMs = 15 * minuteMs;
/** How far people, time zones and flat batteries may have moved a clock that has not heard the server since. */
const movedClockMs = 7 * dayMs;

/**
 * What a device's own clock could honestly say (`clock.ts`). It goes on from the server's time at the last contact, so it
 * is never surely before that. Its doubt grows by drift and sleep, which are never longer than the time without contact,
 * and by changes of the clock; so is how far it may be ahead. What lies beyond is no clock's mistake.
 */
export const isHonest = (time: EffectiveTime, { from, until }: PossibleTime): boolean =>
  relationTo(time, from - toleranceMs) !== 'before' &&
  relationTo(time, until + movedClockMs) !== 'after' &&
  time.u <= Math.max(0, until - from) + movedClockMs;

export interface LastReport {
  pairedAt: number;
  reportedAt: number;
  /** The highest number that the device had given to an attempt when it reported. */
  reportedSeq: number;
}

/** Since when the attempt of that number can have been made. */
export const possibleFrom = (seq: number, { pairedAt, reportedAt, reportedSeq }: LastReport): number =>
  seq > reportedSeq ? Math.max(pairedAt, reportedAt) : pairedAt;
