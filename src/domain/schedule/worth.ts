import type { Board } from './board.ts';
import { nowhere } from './board.ts';

/**
 * What a schedule is worth: the weights of its meetings; a meeting that must be counts as a hundred of the heaviest
 * besides, and each meeting of the least that was promised to a party as ten. So promises come first without making a
 * problem unsolvable that cannot keep them all.
 */
export interface Worth {
  /** Of each meeting, with what it has for being a must. */
  ofMeeting: Int32Array;
  /** Of each meeting that brings a party nearer to its least. */
  ofLeast: number;
}

const mustCounts = 100;
const leastCounts = 10;

export function worthOf(board: Board): Worth {
  const heaviest = board.weight.reduce((most, weight) => Math.max(most, weight), 1);
  const ofMeeting = board.weight.map((weight, meeting) => weight + (board.must[meeting] ? mustCounts * heaviest : 0));
  return { ofMeeting, ofLeast: leastCounts * heaviest };
}

/** What a meeting adds that has no slot yet. */
export function gainOf(board: Board, worth: Worth, meeting: number): number {
  const [a, b] = [board.partyA[meeting] ?? 0, board.partyB[meeting] ?? 0];
  let gain = worth.ofMeeting[meeting] ?? 0;
  if ((board.count[a] ?? 0) < (board.least[a] ?? 0)) gain += worth.ofLeast;
  if ((board.count[b] ?? 0) < (board.least[b] ?? 0)) gain += worth.ofLeast;
  return gain;
}

/** What goes with a meeting that has a slot. */
export function lossOf(board: Board, worth: Worth, meeting: number): number {
  const [a, b] = [board.partyA[meeting] ?? 0, board.partyB[meeting] ?? 0];
  let loss = worth.ofMeeting[meeting] ?? 0;
  if ((board.count[a] ?? 0) <= (board.least[a] ?? 0)) loss += worth.ofLeast;
  if ((board.count[b] ?? 0) <= (board.least[b] ?? 0)) loss += worth.ofLeast;
  return loss;
}

export function totalWorth(board: Board, worth: Worth): number {
  let total = 0;
  for (let meeting = 0; meeting < board.meetings; meeting++) {
    if (board.slotOf[meeting] !== nowhere) total += worth.ofMeeting[meeting] ?? 0;
  }
  for (let party = 0; party < board.parties; party++) {
    total += worth.ofLeast * Math.min(board.count[party] ?? 0, board.least[party] ?? 0);
  }
  return total;
}
