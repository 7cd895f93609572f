import { type Board, nobody, nowhere } from './board.ts';

const longestPath = 60;

/** Meetings to be moved at once: each to the slot that stands at the same place. */
export interface Moves {
  meetings: number[];
  slots: number[];
}

/**
 * A meeting whose one party is free in one slot and the other in another: the meetings that alternate between the two
 * slots, from the second party on, change places, and both are free in the same one. Null when somebody on the path
 * has blocked the slot it would move to, or is pinned.
 */
function pathOf(board: Board, from: number, slot: number, other: number): Moves | null {
  const moves: Moves = { meetings: [], slots: [] };
  let party = from;
  for (let [at, to] = [slot, other]; ; [at, to] = [to, at]) {
    const meeting = board.held[(board.firstLane[party] ?? 0) * board.slots + at] ?? nobody;
    if (meeting === nobody || board.pinned[meeting] === 1 || moves.meetings.length === longestPath) return null;
    party = board.partyA[meeting] === party ? (board.partyB[meeting] ?? 0) : (board.partyA[meeting] ?? 0);
    if (!board.partyOpen(party, to)) return null;
    moves.meetings.push(meeting);
    moves.slots.push(to);
    if (board.partyFree(party, to)) return moves;
  }
}

/** All of them or none. @returns whether they were made */
export function moveAll(board: Board, { meetings, slots }: Moves): boolean {
  const before = meetings.map((meeting) => board.slotOf[meeting] ?? nowhere);
  for (const meeting of meetings) board.take(meeting);
  let made = 0;
  for (; made < meetings.length; made++) {
    const [meeting, slot] = [meetings[made] ?? 0, slots[made] ?? 0];
    if (!board.fits(meeting, slot)) break;
    board.put(meeting, slot);
  }
  if (made === meetings.length) return true;
  for (const meeting of meetings.slice(0, made)) board.take(meeting);
  for (const [index, meeting] of meetings.entries()) {
    if (before[index] !== nowhere) board.put(meeting, before[index] ?? 0);
  }
  return false;
}

/** Puts a meeting that fits nowhere as it is, by moving others and losing none. @returns whether it could */
export function putByPath(board: Board, meeting: number): boolean {
  const [a, b] = [board.partyA[meeting] ?? 0, board.partyB[meeting] ?? 0];
  for (let slot = 0; slot < board.slots; slot++) {
    if (!board.partyFree(a, slot) || !board.partyOpen(b, slot) || board.partyFree(b, slot)) continue;
    for (let other = 0; other < board.slots; other++) {
      if (other === slot || !board.partyFree(b, other)) continue;
      const moves = pathOf(board, b, slot, other);
      if (!moves) continue;
      moves.meetings.push(meeting);
      moves.slots.push(slot);
      if (moveAll(board, moves)) return true;
    }
  }
  return false;
}
