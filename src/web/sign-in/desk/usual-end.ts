import { dayMs, instantOf } from '#domain/instant.ts';
import { macauTime } from '#web/ui/macau-time.ts';

/** The last minute of the day after `now` in Macau: long enough for a shift, short enough for a lost phone. */
export const usualEnd = (now: number): string => `${macauTime(instantOf(now + dayMs)).slice(0, 10)}T23:59`;
