import { boardOf } from './arrange.ts';
import { nobody, nowhere } from './board.ts';
import type { PlacedMeeting, Problem } from './problem.ts';
import { giveTables } from './tables.ts';

/** What staff do to a draft: a meeting goes to another slot, or to none. */
export interface Change {
  meeting: string;
  slot: number | null;
}

/** Why a meeting cannot be in a slot: who is met then already, or a party that is away, or no table. */
export interface Clash {
  meeting: string;
  slot: number;
  with: string[];
}

export type Changed = { placed: PlacedMeeting[]; clashes: null } | { placed: null; clashes: Clash[] };

/** All changes at once, so that two may swap; a single clash and none is made. */
export function change(problem: Problem, placed: readonly PlacedMeeting[], changes: readonly Change[]): Changed {
  const { board } = boardOf({ ...problem, pins: [] });
  const at = new Map(problem.wanted.map(({ id }, index) => [id, index]));
  const wishes = new Map(changes.map(({ meeting, slot }) => [meeting, slot]));
  for (const { meeting, slot } of placed) {
    const index = at.get(meeting);
    if (index !== undefined && !wishes.has(meeting) && board.fits(index, slot)) board.put(index, slot);
  }
  const clashes: Clash[] = [];
  for (const [meeting, slot] of wishes) {
    const index = at.get(meeting) ?? nowhere;
    if (slot === null) continue;
    if (index !== nowhere && slot < board.slots && board.fits(index, slot)) {
      board.put(index, slot);
      continue;
    }
    const others = new Set<string>();
    for (const party of index === nowhere || slot >= board.slots
      ? []
      : [board.partyA[index] ?? 0, board.partyB[index] ?? 0]) {
      for (let lane = board.firstLane[party] ?? 0; lane < (board.firstLane[party + 1] ?? 0); lane++) {
        const other = board.held[lane * board.slots + slot] ?? nobody;
        if (other !== nobody && !board.partyFree(party, slot)) others.add(problem.wanted[other]?.id ?? '');
      }
    }
    clashes.push({ meeting, slot, with: [...others] });
  }
  if (clashes.length > 0) return { placed: null, clashes };
  return { placed: giveTables(problem, board, new Map(placed.map((one) => [one.meeting, one]))), clashes: null };
}
