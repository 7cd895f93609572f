import { boardOf } from './arrange.ts';
import { nobody, nowhere } from './board.ts';
import type { PlacedMeeting, Problem } from './problem.ts';
import { giveTables, type Seat } from './tables.ts';

/** What staff do to a draft: a meeting goes to another slot, or to none, or to a table of their choice. */
export interface Change {
  meeting: string;
  slot: number | null;
  /** Left out: the table is found, its own before others. */
  seat?: Seat | undefined;
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
  const kept = new Map(placed.map((one) => [one.meeting, one]));
  for (const { meeting, slot, seat } of changes)
    if (seat && slot !== null) kept.set(meeting, { meeting, slot, ...seat });
  clashes.push(...seatClashes(problem, changes, kept));
  if (clashes.length > 0) return { placed: null, clashes };
  return { placed: giveTables(problem, board, kept), clashes: null };
}

/** Wishes for a table that there is not, or at which another meeting stays. */
function seatClashes(
  { places }: Problem,
  changes: readonly Change[],
  kept: ReadonlyMap<string, PlacedMeeting>,
): Clash[] {
  const tables = new Map(places.map(({ id, tables: count }) => [id, count]));
  const slots = new Map(changes.map(({ meeting, slot }) => [meeting, slot]));
  const staying = Map.groupBy(
    [...kept.values()].filter(({ meeting, slot }) => !slots.has(meeting) || slots.get(meeting) === slot),
    seatKey,
  );
  return changes.flatMap(({ meeting, slot, seat }): Clash[] => {
    if (!seat || slot === null) return [];
    const isThere = seat.table >= 1 && seat.table <= (tables.get(seat.place) ?? 0);
    const others = (staying.get(seatKey({ slot, ...seat })) ?? []).filter((one) => one.meeting !== meeting);
    return isThere && others.length === 0 ? [] : [{ meeting, slot, with: others.map((one) => one.meeting) }];
  });
}

const seatKey = ({ slot, place, table }: Seat & { slot: number }): string => `${slot} ${place} ${table}`;
