import { dayMs } from '#domain/instant.ts';
import { clockWarningMs, type EffectiveTime } from './model.ts';

/** What a device's clocks say at one moment, in ms. */
export interface ClockReading {
  /** Since 1970 by the device's own clock, which people can set. */
  wallMs: number;
  /** Runs evenly, comparable within one page load only, and may stand still while the device sleeps. */
  monotonicMs: number;
  /** Which page load the monotonic reading belongs to. */
  page: string;
}

/** Where the device stood to the server at last contact; kept across reloads. */
export interface ClockAnchor extends ClockReading {
  serverMs: number;
  u: number;
  /** The clock was seen to jump since; told to the coordinator until the next contact. */
  jumped: boolean;
  /** Of the time since, what only the clock on the wall says: it slept, was closed, or was set forward. */
  forward?: number;
  /** How far the wall clock was set without having been believed; forward is positive. */
  disbelieved?: number;
}

export interface ClockEstimate extends EffectiveTime {
  /** How far the device's own clock is ahead of the server's, in ms. */
  offsetMs: number;
  jumped: boolean;
}

/** A quartz clock's drift, generously. */
const driftPerMs = 100e-6;
const jumpMs = 2000;
/** A reload may hide a small change of the clock. */
const reloadMs = 1000;

/** From one answered request: the server named its time somewhere between sending and receiving. */
export function anchorFrom(sent: ClockReading, received: ClockReading, serverMs: number): ClockAnchor {
  const half = Math.max(0, received.monotonicMs - sent.monotonicMs) / 2;
  return { ...received, serverMs: serverMs + half, u: Math.ceil(half) + 1, jumped: false };
}

/**
 * Server time now, by what has elapsed since the anchor (N16). Within one page load, wall and monotonic clock must
 * agree. When the wall clock is ahead, the device slept or somebody set it; the truth is between the two, and the
 * uncertainty says so. More than a day ahead, it was set. When it is behind, it was set back, and the monotonic clock is
 * right; unless that takes back most of what it was ahead before: then it was put right. After a reload only the wall
 * clock is left; when even that went backwards, nothing is known better than a day (R13).
 */
export function estimate(anchor: ClockAnchor, now: ClockReading): ClockEstimate {
  const { t, u, jumped } = projected(anchor, now);
  const rounded = Math.round(t);
  return { t: rounded, u: Math.ceil(u), offsetMs: Math.round(now.wallMs - rounded), jumped };
}

type Projected = EffectiveTime & { jumped: boolean; forward: number; disbelieved: number };

/** The same, not rounded: what is carried on often must not grow by rounding. */
function projected(anchor: ClockAnchor, now: ClockReading): Projected {
  const wall = now.wallMs - anchor.wallMs;
  const ran = now.page === anchor.page ? Math.max(0, now.monotonicMs - anchor.monotonicMs) : null;
  const before = { forward: anchor.forward ?? 0, disbelieved: anchor.disbelieved ?? 0 };
  const { elapsed, doubt, jumped, ...moved } = elapsedSince(wall, ran, before);
  return {
    t: anchor.serverMs + elapsed,
    u: anchor.u + doubt + Math.max(0, elapsed) * driftPerMs,
    jumped: anchor.jumped || jumped,
    ...moved,
  };
}

type Moved = Pick<Projected, 'forward' | 'disbelieved'>;
type Elapsed = Moved & { elapsed: number; doubt: number; jumped: boolean };

/** A move of the clock that is about as large as an earlier one the other way puts it right. */
const undoes = (move: number, earlier: number): boolean => earlier > 0 && move >= earlier / 2 && move <= earlier * 2;

function elapsedSince(wall: number, ran: number | null, before: Moved): Elapsed {
  const surely = ran ?? 0;
  const apart = wall - surely;
  if (ran !== null && Math.abs(apart) <= jumpMs) {
    return { ...before, elapsed: ran, doubt: Math.max(0, apart), jumped: false };
  }
  return apart >= 0 ? wentAhead(surely, apart, ran === null, before) : wentBack(surely, -apart, ran === null, before);
}

function wentAhead(surely: number, apart: number, reloaded: boolean, { forward, disbelieved }: Moved): Elapsed {
  const righted = undoes(apart, -disbelieved) ? Math.min(apart, -disbelieved) : 0;
  const ahead = apart - righted;
  if (ahead > dayMs && !reloaded) {
    return { forward, disbelieved: disbelieved + apart, elapsed: surely, doubt: ahead, jumped: true };
  }
  // Closed for days, a page cannot tell that from a clock set meanwhile.
  const isPlain = reloaded && righted === 0 && ahead <= dayMs;
  return {
    forward: forward + ahead,
    disbelieved: disbelieved + righted,
    elapsed: surely + ahead,
    doubt: isPlain ? reloadMs : ahead + (reloaded ? reloadMs : 0),
    jumped: !isPlain,
  };
}

function wentBack(surely: number, back: number, reloaded: boolean, { forward, disbelieved }: Moved): Elapsed {
  const isOfDisbelieved = undoes(back, disbelieved);
  const righted = !isOfDisbelieved && undoes(back, forward) ? Math.min(back, forward) : 0;
  return {
    forward: forward - righted,
    disbelieved: disbelieved - (back - righted),
    elapsed: surely - righted,
    doubt: righted + (reloaded ? dayMs : 0),
    jumped: true,
  };
}

/**
 * Moves the anchor to now without contact. Done every few seconds and kept, and once more when a page has loaded: so a
 * jump before a reload is not forgotten by it, and one after it is seen.
 */
export function carriedOn(anchor: ClockAnchor, now: ClockReading): ClockAnchor {
  const { t, u, ...moved } = projected(anchor, now);
  return { ...now, serverMs: t, u, ...moved };
}

/** The better of what was known and what a new answer says; after a jump, or when they contradict, the new one. */
export function betterAnchor(held: ClockAnchor | null, fresh: ClockAnchor): ClockAnchor {
  if (!held) return fresh;
  const aged = carriedOn(held, fresh);
  const contradict = Math.abs(aged.serverMs - fresh.serverMs) > aged.u + fresh.u;
  return aged.jumped || contradict || fresh.u <= aged.u ? fresh : aged;
}

/** R13: worth a banner. */
export const clockIsOff = (offsetMs: number): boolean => Math.abs(offsetMs) > clockWarningMs;
