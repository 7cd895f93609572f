/** The two sides of every meeting: who has something and who needs it. Nobody meets its own side. */
export type Side = 'A' | 'B';

export interface Party {
  id: string;
  side: Side;
  /** How many meetings it can hold at once: its people, or tables of its own. */
  atOnce: number;
  /** Slots, counted from 0, in which it cannot be met. */
  blocked: readonly number[];
  /** So many meetings it should have at least; 0 where nothing was promised. */
  least: number;
}

export interface WantedMeeting {
  id: string;
  /** Of side A. */
  a: string;
  /** Of side B. */
  b: string;
  /** A whole number from 1: what it is worth beside the others. */
  weight: number;
  /** Comes before all that need not be. */
  must: boolean;
}

/** A room, with as many tables as meetings it takes at once. */
export interface Place {
  id: string;
  tables: number;
}

export interface Pin {
  meeting: string;
  slot: number;
}

/** All that a schedule is made of. Whatever is equal here gives an equal schedule. */
export interface Problem {
  /** How many there are, in the order of time. */
  slots: number;
  parties: readonly Party[];
  wanted: readonly WantedMeeting[];
  places: readonly Place[];
  /** Meetings that stay where they are. */
  pins: readonly Pin[];
}

export interface PlacedMeeting {
  meeting: string;
  slot: number;
  place: string;
  /** From 1 within its place. */
  table: number;
}

export const heaviest = 1000;
export const mostSlots = 400;

/** Why a problem cannot be worked on; each names whose fault it is. */
export type Flaw =
  | { flaw: 'NOT_TWO_SIDES'; meeting: string }
  | { flaw: 'UNKNOWN_PARTY'; meeting: string; party: string }
  | { flaw: 'BAD_WEIGHT'; meeting: string }
  | { flaw: 'TWICE'; id: string }
  | { flaw: 'UNKNOWN_PIN'; meeting: string }
  | { flaw: 'PIN_CLASH'; meeting: string; slot: number };

const isWhole = (number: number, from: number, to: number): boolean =>
  Number.isInteger(number) && number >= from && number <= to;

/** All flaws but clashes of pins, which the board finds. */
export function flawsOf(problem: Problem): Flaw[] {
  const flaws: Flaw[] = [];
  const sides = new Map<string, Side>();
  for (const { id, side } of problem.parties) {
    if (sides.has(id)) flaws.push({ flaw: 'TWICE', id });
    sides.set(id, side);
  }
  const meetings = new Set<string>();
  for (const { id, a, b, weight } of problem.wanted) {
    if (meetings.has(id)) flaws.push({ flaw: 'TWICE', id });
    meetings.add(id);
    const unknown = [a, b].find((party) => !sides.has(party));
    if (unknown !== undefined) flaws.push({ flaw: 'UNKNOWN_PARTY', meeting: id, party: unknown });
    else if (sides.get(a) !== 'A' || sides.get(b) !== 'B') flaws.push({ flaw: 'NOT_TWO_SIDES', meeting: id });
    if (!isWhole(weight, 1, heaviest)) flaws.push({ flaw: 'BAD_WEIGHT', meeting: id });
  }
  for (const { meeting, slot } of problem.pins) {
    if (!meetings.has(meeting) || !isWhole(slot, 0, problem.slots - 1)) flaws.push({ flaw: 'UNKNOWN_PIN', meeting });
  }
  return flaws;
}
