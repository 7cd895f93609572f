import { type Board, isPossible, nowhere } from './board.ts';
import { putByPath } from './kempe.ts';
import { roomOf } from './select.ts';
import type { Worth } from './worth.ts';

/**
 * Places meetings one after the other: what was chosen as worth most first, among it what has fewest slots to go to;
 * what fits nowhere as it is, by moving others.
 */
export function firstFit(board: Board, worth: Worth, chosen: Uint8Array): void {
  const rooms = Int32Array.from({ length: board.parties }, (_, party) => roomOf(board, party));
  const wishes = new Int32Array(board.parties);
  for (let meeting = 0; meeting < board.meetings; meeting++) {
    if (!chosen[meeting]) continue;
    for (const party of [board.partyA[meeting] ?? 0, board.partyB[meeting] ?? 0])
      wishes[party] = (wishes[party] ?? 0) + 1;
  }
  /** How crowded a party is: wishes to a slot. */
  const crowd = (party: number): number => (wishes[party] ?? 0) / Math.max(1, rooms[party] ?? 0);
  const need = Float64Array.from({ length: board.meetings }, (_, meeting) =>
    Math.max(crowd(board.partyA[meeting] ?? 0), crowd(board.partyB[meeting] ?? 0)),
  );
  const order = Array.from({ length: board.meetings }, (_, meeting) => meeting)
    .filter((meeting) => board.slotOf[meeting] === nowhere && isPossible(board, meeting))
    .sort(
      (x, y) =>
        (chosen[y] ?? 0) - (chosen[x] ?? 0) ||
        (need[y] ?? 0) - (need[x] ?? 0) ||
        (worth.ofMeeting[y] ?? 0) - (worth.ofMeeting[x] ?? 0) ||
        x - y,
    );
  for (const meeting of order) {
    const slot = board.firstFitting(meeting);
    if (slot !== nowhere) board.put(meeting, slot);
    else putByPath(board, meeting);
  }
}
