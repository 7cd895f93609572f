import type { EffectiveTime } from './model.ts';

interface Timed {
  id: string;
  time: EffectiveTime;
}

/** The order of credit: by effective time, ties by attempt id. */
export const byEffectiveTime = (a: Timed, b: Timed): number =>
  a.time.t - b.time.t || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The two may have happened in either order. */
export const orderUncertain = (a: EffectiveTime, b: EffectiveTime): boolean => Math.abs(a.t - b.t) <= a.u + b.u;

/** Where an attempt stands to a moment of the server's clock: surely before, surely after, or around it (R7). */
export function relationTo(time: EffectiveTime, momentMs: number): 'before' | 'around' | 'after' {
  if (time.t + time.u < momentMs) return 'before';
  return time.t - time.u > momentMs ? 'after' : 'around';
}
