import { type Board, isPossible } from './board.ts';
import { Flow } from './flow.ts';
import type { Worth } from './worth.ts';

/** The meetings that are worth most together when nobody has more of them than it can hold, and what they are worth. */
export interface Selection {
  chosen: Uint8Array;
  worth: number;
}

const bitsOf = (word: number): number => {
  let count = 0;
  for (let bits = word; bits !== 0; bits &= bits - 1) count++;
  return count;
};

/** How many meetings a party can hold: its lanes in all slots that it has open. */
export function roomOf(board: Board, party: number): number {
  let open = 0;
  for (let word = 0; word < board.words; word++) open += bitsOf(board.open[party * board.words + word] ?? 0);
  return open * ((board.firstLane[party + 1] ?? 0) - (board.firstLane[party] ?? 0));
}

/**
 * A flow from side A to side B, one unit a meeting, and whole numbers come of themselves. Where nobody blocks slots all
 * of the selection fits into the slots (König); where somebody does, its worth is a bound that nothing exceeds.
 */
export function selectBest(board: Board, worth: Worth): Selection {
  const isLeft = new Uint8Array(board.parties);
  for (const party of board.partyA) isLeft[party] = 1;
  // Numbered so that every arc leads upwards: the source, side A, side B, the sink.
  const node = new Int32Array(board.parties);
  let last = 0;
  for (const left of [1, 0]) {
    for (let party = 0; party < board.parties; party++) if (isLeft[party] === left) node[party] = ++last;
  }
  const sink = last + 1;
  const flow = new Flow(sink + 1);
  const promised: { arc: number }[] = [];
  for (let party = 0; party < board.parties; party++) {
    const room = roomOf(board, party);
    const least = Math.min(board.least[party] ?? 0, room);
    const [from, to] = isLeft[party] ? [0, node[party] ?? 0] : [node[party] ?? 0, sink];
    if (least > 0) promised.push({ arc: flow.arc(from, to, least, -worth.ofLeast) });
    if (room > least) flow.arc(from, to, room - least, 0);
  }
  const arcs = Int32Array.from({ length: board.meetings }, (_, meeting) =>
    flow.arc(
      node[board.partyA[meeting] ?? 0] ?? 0,
      node[board.partyB[meeting] ?? 0] ?? 0,
      Number(isPossible(board, meeting)),
      -(worth.ofMeeting[meeting] ?? 0),
    ),
  );
  flow.send(0, sink, board.tables * board.slots);
  const chosen = Uint8Array.from(arcs, (arc) => flow.used(arc));
  let total = promised.reduce((sum, { arc }) => sum + worth.ofLeast * flow.used(arc), 0);
  for (let meeting = 0; meeting < board.meetings; meeting++) {
    if (chosen[meeting]) total += worth.ofMeeting[meeting] ?? 0;
  }
  return { chosen, worth: total };
}
