import { boardOf } from './arrange.ts';
import { nowhere } from './board.ts';
import { putByChain, Trail } from './chain.ts';
import type { PlacedMeeting, Problem } from './problem.ts';
import { giveTables } from './tables.ts';
import { gainOf, worthOf } from './worth.ts';

export interface Repair {
  /** Who has published meetings, as they are from now on: who fell out blocks all slots, who is late the first. */
  problem: Problem;
  published: readonly PlacedMeeting[];
  /** How many others may move for one that lost its slot, and for one that never had any. */
  longest: number;
  longestForWaiting: number;
  /** How many published meetings may move in all. */
  mostMoved: number;
}

export interface MovedMeeting {
  meeting: string;
  from: number;
  to: number;
}

export interface Repaired {
  placed: PlacedMeeting[];
  /** Published ones that could not stay and have another slot. */
  again: MovedMeeting[];
  /** Published ones that could have stayed and gave way. */
  moved: MovedMeeting[];
  /** Published ones that have no slot any more. */
  lost: string[];
  /** Waiting ones that have a slot now. */
  added: string[];
}

/**
 * Everybody keeps what can be kept. What cannot, and then who waited for one of those concerned, gets a slot with the
 * fewest published meetings moved for it, those that are worth most first.
 */
export function repair({ problem, published, longest, longestForWaiting, mostMoved }: Repair): Repaired {
  const { board } = boardOf(problem);
  const worth = worthOf(board);
  const index = new Map(problem.wanted.map(({ id }, at) => [id, at]));
  const before = new Int32Array(board.meetings).fill(nowhere);
  const gone: string[] = [];
  const uprooted: number[] = [];
  /** Parties that have a free slot which they had not. */
  const concerned = new Set<number>();
  for (const { meeting: id, slot } of published) {
    const meeting = index.get(id);
    if (meeting === undefined) {
      gone.push(id);
      continue;
    }
    before[meeting] = slot;
    if (board.slotOf[meeting] === slot) continue;
    if (board.slotOf[meeting] === nowhere && board.fits(meeting, slot)) board.put(meeting, slot);
    else {
      if (board.slotOf[meeting] === nowhere) uprooted.push(meeting);
      concerned.add(board.partyA[meeting] ?? 0).add(board.partyB[meeting] ?? 0);
    }
  }
  const trail = new Trail(board);
  let moves = 0;
  const place = (meetings: number[], most: number): void => {
    meetings.sort((x, y) => gainOf(board, worth, y) - gainOf(board, worth, x) || x - y);
    for (const meeting of meetings) {
      const mark = trail.length;
      if (!putByChain(board, trail, meeting, Math.min(most, mostMoved - moves))) continue;
      const touched = new Set(trail.since(mark));
      touched.delete(meeting);
      moves += touched.size;
    }
  };
  place(uprooted, longest);
  const all = Array.from({ length: board.meetings }, (_, meeting) => meeting);
  place(
    all.filter(
      (meeting) =>
        before[meeting] === nowhere &&
        board.slotOf[meeting] === nowhere &&
        (concerned.has(board.partyA[meeting] ?? 0) || concerned.has(board.partyB[meeting] ?? 0)),
    ),
    longestForWaiting,
  );
  const idOf = (meeting: number): string => problem.wanted[meeting]?.id ?? '';
  const isUprooted = new Set(uprooted);
  const changed = all
    .filter((meeting) => before[meeting] !== nowhere && board.slotOf[meeting] !== before[meeting])
    .map((at) => ({ at, meeting: idOf(at), from: before[at] ?? 0, to: board.slotOf[at] ?? nowhere }));
  const moved = (which: boolean): MovedMeeting[] =>
    changed
      .filter(({ at, to }) => to !== nowhere && isUprooted.has(at) === which)
      .map(({ meeting, from, to }) => ({ meeting, from, to }));
  return {
    placed: giveTables(problem, board, new Map(published.map((one) => [one.meeting, one]))),
    again: moved(true),
    moved: moved(false),
    lost: [...gone, ...changed.filter(({ to }) => to === nowhere).map(({ meeting }) => meeting)],
    added: all.filter((meeting) => before[meeting] === nowhere && board.slotOf[meeting] !== nowhere).map(idOf),
  };
}
