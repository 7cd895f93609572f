import {
  type BusinessDate,
  type Instant,
  isBusinessDate,
  minuteMs,
  plusMs,
  startOfBusinessDate,
} from '#domain/instant.ts';

/** Minutes after midnight in Macau, the end not included. */
export interface Span {
  from: number;
  until: number;
}

/** A day of meetings: when they may be, and the pauses in it. */
export interface PlanDay {
  date: BusinessDate;
  windows: readonly Span[];
  breaks: readonly Span[];
}

/** How a day is cut (D2 §5): so many minutes of matching, and so many of rest before the next meeting. */
export interface SlotRule {
  days: readonly PlanDay[];
  matchingMinutes: number;
  restMinutes: number;
}

/** When the meetings of one slot begin and end; the rest that follows is nobody's. */
export interface Slot {
  begin: Instant;
  end: Instant;
}

const dayMinutes = 24 * 60;
export const longestMatching = 240;

const isSpan = ({ from, until }: Span): boolean =>
  Number.isInteger(from) && Number.isInteger(until) && from >= 0 && from < until && until <= dayMinutes;

const overlap = (spans: readonly Span[]): boolean => {
  const sorted = spans.toSorted((x, y) => x.from - y.from);
  return sorted.some(({ from }, index) => from < (sorted[index - 1]?.until ?? 0));
};

/** A day twice, a window or a pause that overlaps another one of its day ("schedule time conflict", D2 §9). */
export const intervalsConflict = ({ days }: SlotRule): boolean =>
  new Set(days.map(({ date }) => date)).size < days.length ||
  days.some(({ windows, breaks }) => overlap(windows) || overlap(breaks));

/** Every number is one that can be meant. */
export const isSlotRule = ({ days, matchingMinutes, restMinutes }: SlotRule): boolean =>
  Number.isInteger(matchingMinutes) &&
  Number.isInteger(restMinutes) &&
  matchingMinutes >= 1 &&
  matchingMinutes <= longestMatching &&
  restMinutes >= 0 &&
  restMinutes <= longestMatching &&
  days.every(({ date, windows, breaks }) => isBusinessDate(date) && [...windows, ...breaks].every(isSpan));

/**
 * The slots of all days in the order of time. Rest lies inside a slot's turn, so the last of a window may end without;
 * one that would run into a pause begins after it.
 */
export function slotsOf({ days, matchingMinutes, restMinutes }: SlotRule): Slot[] {
  const slots: Slot[] = [];
  for (const { date, windows, breaks } of days.toSorted((x, y) => (x.date < y.date ? -1 : 1))) {
    const midnight = startOfBusinessDate(date);
    for (const { from, until } of windows.toSorted((x, y) => x.from - y.from)) {
      let begin = from;
      while (begin + matchingMinutes <= until) {
        const end = begin + matchingMinutes;
        const pause = breaks.find((span) => span.from < end && span.until > begin);
        if (pause) {
          begin = pause.until;
          continue;
        }
        slots.push({ begin: plusMs(midnight, begin * minuteMs), end: plusMs(midnight, end * minuteMs) });
        begin = end + restMinutes;
      }
    }
  }
  return slots;
}

/** The slots that a blocked time touches, its rest not counted. */
export const slotsWithin = (slots: readonly Slot[], from: Instant, until: Instant): number[] =>
  slots.flatMap(({ begin, end }, slot) => (begin < until && end > from ? [slot] : []));
