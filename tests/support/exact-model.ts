import { type Board, nowhere } from '#domain/schedule/board.ts';
import type { Worth } from '#domain/schedule/worth.ts';

/**
 * Which meeting takes which slot, as a problem for a solver: each column is 0 or 1 and worth its `gain`, each row
 * adds up its columns and may not exceed its `most`. Columns name their rows one after the other.
 */
export interface ExactModel {
  /** Of each column its meeting and slot; `nowhere` for a meeting that counts towards the least of a party. */
  meeting: Int32Array;
  slot: Int32Array;
  gain: Float64Array;
  /** Where the rows of each column begin in `rows` and `factors`; one more at the end. */
  starts: Int32Array;
  rows: Int32Array;
  factors: Float64Array;
  most: Float64Array;
}

/** Pinned meetings have their own slot alone. */
export function exactModel(board: Board, worth: Worth): ExactModel {
  const meeting: number[] = [];
  const slot: number[] = [];
  const gain: number[] = [];
  const starts = [0];
  const rows: number[] = [];
  const factors: number[] = [];
  const firstParty = board.meetings;
  const firstTable = firstParty + board.parties * board.slots;
  const firstLeast = firstTable + board.slots;
  const most = new Float64Array(firstLeast + board.parties).fill(1);
  for (let party = 0; party < board.parties; party++) {
    const lanes = (board.firstLane[party + 1] ?? 0) - (board.firstLane[party] ?? 0);
    most.fill(lanes, firstParty + party * board.slots, firstParty + (party + 1) * board.slots);
  }
  most.fill(board.tables, firstTable, firstLeast);
  most.fill(0, firstLeast);
  const column = (of: number, at: number, value: number, entries: readonly (readonly [number, number])[]): void => {
    meeting.push(of);
    slot.push(at);
    gain.push(value);
    for (const [row, factor] of entries) {
      rows.push(row);
      factors.push(factor);
    }
    starts.push(rows.length);
  };
  for (let one = 0; one < board.meetings; one++) {
    const ends = [board.partyA[one] ?? 0, board.partyB[one] ?? 0];
    for (let at = 0; at < board.slots; at++) {
      if (!board.isOpen(one, at) || (board.pinned[one] && board.slotOf[one] !== at)) continue;
      const least = ends
        .filter((party) => (board.least[party] ?? 0) > 0)
        .map((party) => [firstLeast + party, -1] as const);
      const own = ends.map((party) => [firstParty + party * board.slots + at, 1] as const);
      column(one, at, worth.ofMeeting[one] ?? 0, [[one, 1], ...own, [firstTable + at, 1], ...least]);
    }
  }
  // One column for each promised meeting: it counts when the party has as many.
  for (let party = 0; party < board.parties; party++) {
    for (let one = 0; one < (board.least[party] ?? 0); one++)
      column(nowhere, nowhere, worth.ofLeast, [[firstLeast + party, 1]]);
  }
  return {
    meeting: Int32Array.from(meeting),
    slot: Int32Array.from(slot),
    gain: Float64Array.from(gain),
    starts: Int32Array.from(starts),
    rows: Int32Array.from(rows),
    factors: Float64Array.from(factors),
    most,
  };
}
