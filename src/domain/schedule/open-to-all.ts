import { type Board, nobody } from './board.ts';
import { largestDegree, Rounds } from './colour.ts';
import { roomOf } from './select.ts';

/** Whether nobody blocks a slot and nothing is pinned: then the best schedule can be had and proved. */
export const nobodyBlocks = (board: Board): boolean =>
  !board.pinned.includes(1) &&
  Array.from({ length: board.parties }, (_, party) => party).every(
    (party) => lanesOf(board, party) > 0 && roomOf(board, party) === board.slots * lanesOf(board, party),
  );

export const lanesOf = (board: Board, party: number): number =>
  (board.firstLane[party + 1] ?? 0) - (board.firstLane[party] ?? 0);

/** All wanted meetings have room, whoever holds them. */
export function allHaveRoom(board: Board): boolean {
  if (board.meetings > board.tables * board.slots) return false;
  const wished = new Int32Array(board.parties);
  for (const ends of [board.partyA, board.partyB]) for (const party of ends) wished[party] = (wished[party] ?? 0) + 1;
  return wished.every((count, party) => count <= lanesOf(board, party) * board.slots);
}

/** Why there cannot be fewer rounds: the party with most meetings for its lanes, or all meetings for the tables. */
export type FewestRounds = { rounds: number } & (
  | { party: number; meetings: number }
  | { party: null; meetings: number }
);

/**
 * Puts the chosen meetings into as few rounds as there can be (König), none of which needs more than
 * ceil(meetings / rounds) tables. A party of several lanes is split into as many nodes, with its meetings dealt out.
 */
export function putIntoRounds(board: Board, chosen: Uint8Array, spread: boolean): FewestRounds {
  const meetings = Int32Array.from({ length: board.meetings }, (_, meeting) => meeting).filter((one) => chosen[one]);
  const dealt = new Int32Array(board.parties);
  const deal = (party: number): number => {
    const turn = dealt[party] ?? 0;
    dealt[party] = turn + 1;
    return (board.firstLane[party] ?? 0) + (turn % lanesOf(board, party));
  };
  const lanes = board.firstLane[board.parties] ?? 0;
  const from = meetings.map((meeting) => deal(board.partyA[meeting] ?? 0));
  const to = meetings.map((meeting) => deal(board.partyB[meeting] ?? 0));
  const edges = { left: lanes, right: lanes, from, to };
  const degree = largestDegree(edges);
  const forTables = board.tables > 0 ? Math.ceil(meetings.length / board.tables) : 0;
  const rounds = Math.max(degree, forTables);
  const coloured = new Rounds(edges, spread ? board.slots : rounds);
  coloured.even();
  for (const [index, meeting] of meetings.entries()) board.put(meeting, coloured.roundOf[index] ?? 0);
  if (forTables > degree) return { rounds, party: null, meetings: meetings.length };
  const party = dealt.findIndex((count, one) => count > 0 && Math.ceil(count / lanesOf(board, one)) === degree);
  return { rounds, party: party === nobody ? 0 : party, meetings: dealt[party] ?? 0 };
}
