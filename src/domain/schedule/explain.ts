import { boardOf } from './arrange.ts';
import { type Board, nobody, nowhere } from './board.ts';
import { Trail } from './chain.ts';
import type { PlacedMeeting, Problem } from './problem.ts';
import { gainOf, lossOf, type Worth, worthOf } from './worth.ts';

/** A slot that both have open, and what stands in the way there. */
export interface Obstacle {
  slot: number;
  /** The meetings that the party of side A has then, when it has no more room. */
  ofA: string[];
  ofB: string[];
  /** Both are free then, and all tables are taken. */
  tablesFull: boolean;
}

/** What it would take to give the meeting a slot. */
export interface Swap {
  slot: number;
  /** These find another slot. */
  moves: { meeting: string; from: number; to: number }[];
  /** These lose theirs. */
  drops: string[];
  /** What the schedule would be worth less; below nothing, it would be worth more. */
  loses: number;
}

export interface Explanation {
  /** Empty when the two have no slot in common. */
  obstacles: Obstacle[];
  /** The cheapest; null where only pinned meetings stand in the way, or there is no slot at all. */
  swap: Swap | null;
}

/** Why a meeting has no slot in a schedule, and how it could have one. Null for a meeting that is not known. */
export function explain(problem: Problem, placed: readonly PlacedMeeting[], id: string): Explanation | null {
  const board = boardWith(problem, placed);
  const meeting = problem.wanted.findIndex((one) => one.id === id);
  if (meeting === nowhere) return null;
  const idOf = (at: number): string => problem.wanted[at]?.id ?? '';
  const [a, b] = [board.partyA[meeting] ?? 0, board.partyB[meeting] ?? 0];
  const slots = Array.from({ length: board.slots }, (_, slot) => slot).filter((slot) => board.isOpen(meeting, slot));
  const busy = (party: number, slot: number): string[] =>
    board.partyFree(party, slot) ? [] : heldAt(board, party, slot).map(idOf);
  const obstacles = slots.map((slot) => {
    const [ofA, ofB] = [busy(a, slot), busy(b, slot)];
    return { slot, ofA, ofB, tablesFull: ofA.length + ofB.length === 0 && !board.fits(meeting, slot) };
  });
  const worth = worthOf(board);
  const swaps = slots.flatMap((slot) => swapAt(board, worth, meeting, slot, idOf) ?? []);
  swaps.sort((x, y) => x.loses - y.loses || x.moves.length - y.moves.length || x.slot - y.slot);
  return { obstacles, swap: swaps[0] ?? null };
}

/** The board of a problem with a schedule on it. */
export function boardWith(problem: Problem, placed: readonly PlacedMeeting[]): Board {
  const { board } = boardOf(problem);
  const at = new Map(problem.wanted.map(({ id }, index) => [id, index]));
  for (const { meeting, slot } of placed) {
    const index = at.get(meeting);
    if (index !== undefined && board.slotOf[index] === nowhere && board.fits(index, slot)) board.put(index, slot);
  }
  return board;
}

function heldAt(board: Board, party: number, slot: number): number[] {
  const held: number[] = [];
  for (let lane = board.firstLane[party] ?? 0; lane < (board.firstLane[party + 1] ?? 0); lane++) {
    const meeting = board.held[lane * board.slots + slot] ?? nobody;
    if (meeting !== nobody) held.push(meeting);
  }
  return held;
}

/** Who would be missed least. */
function cheapest(board: Board, worth: Worth, meetings: readonly number[]): number | undefined {
  const loose = meetings.filter((meeting) => !board.pinned[meeting]);
  return loose.sort((x, y) => lossOf(board, worth, x) - lossOf(board, worth, y) || x - y)[0];
}

function swapAt(
  board: Board,
  worth: Worth,
  meeting: number,
  slot: number,
  idOf: (meeting: number) => string,
): Swap | null {
  const trail = new Trail(board);
  const out = new Set<number>();
  for (const party of [board.partyA[meeting] ?? 0, board.partyB[meeting] ?? 0]) {
    const other = board.partyFree(party, slot) ? undefined : cheapest(board, worth, heldAt(board, party, slot));
    if (other !== undefined) out.add(other);
  }
  if (out.size === 0 && !board.fits(meeting, slot)) {
    const all = Array.from({ length: board.parties }, (_, party) => heldAt(board, party, slot)).flat();
    const other = cheapest(board, worth, all);
    if (other !== undefined) out.add(other);
  }
  let loses = 0;
  for (const other of out) {
    loses += lossOf(board, worth, other);
    trail.move(other, nowhere);
  }
  if (!board.fits(meeting, slot)) {
    trail.back(0);
    return null;
  }
  loses -= gainOf(board, worth, meeting);
  trail.move(meeting, slot);
  const swap: Swap = { slot, moves: [], drops: [], loses: 0 };
  for (const other of out) {
    const to = board.firstFitting(other);
    if (to === nowhere) swap.drops.push(idOf(other));
    else {
      loses -= gainOf(board, worth, other);
      trail.move(other, to);
      swap.moves.push({ meeting: idOf(other), from: slot, to });
    }
  }
  trail.back(0);
  return { ...swap, loses };
}
