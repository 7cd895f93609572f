import { type Board, isPossible, nobody, nowhere } from './board.ts';
import { putByPath } from './kempe.ts';
import { gainOf, lossOf, totalWorth, type Worth } from './worth.ts';

/**
 * How much of the search is over, from 0 to 1, where it ends; asked every few steps. Of steps alone it gives the same
 * schedule every time, of time it does not.
 */
export type Progress = (steps: number) => number;

export const untilSteps =
  (most: number): Progress =>
  (steps) =>
    most === 0 ? 1 : steps / most;

/** How the search treats losses: at first it takes some to get out of a corner, at the end none. */
const warmest = 0.1;
const askEvery = 256;
const tablesTried = 8;

/** The meetings without a slot, each at a known place so that one can be taken out at once. */
class Waiting {
  private readonly list: number[] = [];
  private readonly at: Int32Array;

  constructor(meetings: number) {
    this.at = new Int32Array(meetings).fill(nowhere);
  }
  get size(): number {
    return this.list.length;
  }
  add(meeting: number): void {
    this.at[meeting] = this.list.length;
    this.list.push(meeting);
  }
  remove(meeting: number): void {
    const index = this.at[meeting] ?? nowhere;
    const last = this.list.pop();
    if (last === undefined || index === nowhere) return;
    if (last !== meeting) {
      this.list[index] = last;
      this.at[last] = index;
    }
    this.at[meeting] = nowhere;
  }
  any(random: number): number {
    return this.list[Math.floor(random * this.list.length)] ?? nobody;
  }
}

/**
 * Better and better schedules: a waiting meeting takes a slot from others when it is worth it; who loses its slot looks
 * for another and may not come back at once. Leaves the board at the best that was found. @returns steps made
 */
export function search(board: Board, worth: Worth, random: () => number, progress: Progress): number {
  const waiting = new Waiting(board.meetings);
  for (let meeting = 0; meeting < board.meetings; meeting++) {
    if (board.slotOf[meeting] === nowhere && isPossible(board, meeting)) waiting.add(meeting);
  }
  const mean = worth.ofMeeting.reduce((sum, one) => sum + one, 0) / Math.max(1, board.meetings);
  /** Until which step a meeting may not return to a slot. */
  const banned = new Int32Array(board.meetings * board.slots);
  let best = board.slotOf.slice();
  let bestWorth = totalWorth(board, worth);
  let current = bestWorth;
  let step = 0;
  let warmth = warmest * mean;

  const placed = (meeting: number): boolean => {
    const gain = gainOf(board, worth, meeting);
    const slot = board.firstFitting(meeting);
    if (slot !== nowhere) board.put(meeting, slot);
    else if (!putByPath(board, meeting)) return false;
    current += gain;
    waiting.remove(meeting);
    return true;
  };

  const costAt = (party: number, slot: number): number => {
    if (board.partyFree(party, slot)) return 0;
    const meeting = cheapestAt(board, worth, party, slot);
    if (meeting === nobody) return Infinity;
    return board.firstFitting(meeting, slot) === nowhere ? lossOf(board, worth, meeting) : 0;
  };

  const evict = (meeting: number): void => {
    const slot = board.slotOf[meeting] ?? 0;
    current -= lossOf(board, worth, meeting);
    board.take(meeting);
    waiting.add(meeting);
    banned[meeting * board.slots + slot] = step + 10 + Math.floor(random() * (10 + waiting.size / 4));
  };

  const force = (meeting: number): void => {
    const [a, b] = [board.partyA[meeting] ?? 0, board.partyB[meeting] ?? 0];
    const gain = gainOf(board, worth, meeting);
    const first = Math.floor(random() * board.slots);
    let [chosen, least] = [nowhere, Infinity];
    for (let index = 0; index < board.slots; index++) {
      const slot = (first + index) % board.slots;
      if (!board.isOpen(meeting, slot) || (banned[meeting * board.slots + slot] ?? 0) > step) continue;
      let cost = costAt(a, slot) + costAt(b, slot);
      if (cost >= least) continue;
      const isFull = (board.tablesUsed[slot] ?? 0) === board.tables;
      if (isFull && board.partyFree(a, slot) && board.partyFree(b, slot)) cost += mean;
      if (cost < least) [chosen, least] = [slot, cost];
    }
    if (chosen === nowhere || least === Infinity) return;
    if (least > gain && random() >= Math.exp((gain - least) / warmth)) return;
    const out: number[] = [];
    for (const party of [a, b]) {
      if (!board.partyFree(party, chosen)) out.push(cheapestAt(board, worth, party, chosen));
    }
    if (out.length === 0 && (board.tablesUsed[chosen] ?? 0) === board.tables) {
      const other = someoneAt(board, worth, chosen, random);
      if (other !== nobody) out.push(other);
    }
    for (const one of out) if (board.slotOf[one] !== nowhere) evict(one);
    if (!board.fits(meeting, chosen)) return;
    current += gainOf(board, worth, meeting);
    board.put(meeting, chosen);
    waiting.remove(meeting);
    for (const one of out) placed(one);
  };

  for (; waiting.size > 0; step++) {
    if (step % askEvery === 0) {
      const over = progress(step);
      if (over >= 1) break;
      warmth = Math.max(1e-6, warmest * mean * (1 - over));
    }
    const meeting = waiting.any(random());
    if (!placed(meeting)) force(meeting);
    if (current > bestWorth) [best, bestWorth] = [board.slotOf.slice(), current];
  }
  settle(board, best);
  return step;
}

/** Whom a party would miss least then; `nobody` when all it has there is pinned. */
function cheapestAt(board: Board, worth: Worth, party: number, slot: number): number {
  let [cheapest, least] = [nobody, Infinity];
  const end = board.firstLane[party + 1] ?? 0;
  for (let lane = board.firstLane[party] ?? 0; lane < end; lane++) {
    const meeting = board.held[lane * board.slots + slot] ?? nobody;
    if (meeting === nobody || board.pinned[meeting] === 1) continue;
    const loss = lossOf(board, worth, meeting);
    if (loss < least) [cheapest, least] = [meeting, loss];
  }
  return cheapest;
}

/** One of a slot's meetings that is worth little, out of a few. */
function someoneAt(board: Board, worth: Worth, slot: number, random: () => number): number {
  const lanes = board.firstLane[board.parties] ?? 0;
  let [cheapest, least] = [nobody, Infinity];
  for (let [tried, found] = [0, 0]; found < tablesTried && tried < tablesTried * 8; tried++) {
    const meeting = board.held[Math.floor(random() * lanes) * board.slots + slot] ?? nobody;
    if (meeting === nobody || board.pinned[meeting] === 1) continue;
    found++;
    const loss = lossOf(board, worth, meeting);
    if (loss < least) [cheapest, least] = [meeting, loss];
  }
  return cheapest;
}

/** Puts everybody where a copy of the slots has them. */
function settle(board: Board, slots: Int32Array): void {
  for (let meeting = 0; meeting < board.meetings; meeting++) {
    if (board.slotOf[meeting] !== slots[meeting]) board.take(meeting);
  }
  for (let meeting = 0; meeting < board.meetings; meeting++) {
    const slot = slots[meeting] ?? nowhere;
    if (slot !== nowhere && board.slotOf[meeting] === nowhere) board.put(meeting, slot);
  }
}
