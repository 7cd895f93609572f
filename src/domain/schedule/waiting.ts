import { nowhere } from './board.ts';
import { boardWith } from './explain.ts';
import type { PlacedMeeting, Problem } from './problem.ts';
import { giveTables } from './tables.ts';

/** What was freed may have been pinned. */
const unpinned = (problem: Problem): Problem => ({ ...problem, pins: [] });

interface Freed {
  problem: Problem;
  /** The schedule without what was freed; what is offered to others already stands in it. */
  placed: readonly PlacedMeeting[];
  slot: number;
  /** Where the freed meeting was to be. */
  seat: Pick<PlacedMeeting, 'place' | 'table'>;
  /** These are not asked: they were, or they have had their meeting. */
  closed: ReadonlySet<string>;
  /** Whether a party can come now. */
  mayMeet: (party: string) => boolean;
}

/**
 * Of all that wait for a meeting the one that a freed slot is offered to next: both can then, and so can a table. Those
 * that must meet come first, then those worth most, then those with the fewest meetings.
 */
export function nextWaiting({ problem, placed, slot, seat, closed, mayMeet }: Freed): PlacedMeeting | null {
  const board = boardWith(unpinned(problem), placed);
  const [first] = problem.wanted
    .flatMap(({ id, a, b, must, weight }, index) => {
      const waits = (board.slotOf[index] ?? nowhere) === nowhere && !closed.has(id) && mayMeet(a) && mayMeet(b);
      if (!waits || !board.fits(index, slot)) return [];
      const met = (board.count[board.partyA[index] ?? 0] ?? 0) + (board.count[board.partyB[index] ?? 0] ?? 0);
      return [{ id, index, must, weight, met }];
    })
    .sort((x, y) => Number(y.must) - Number(x.must) || y.weight - x.weight || x.met - y.met || (x.id < y.id ? -1 : 1));
  return first ? seatOf({ problem, placed, slot, seat, meeting: first.id }) : null;
}

interface Seating extends Pick<Freed, 'problem' | 'placed' | 'slot' | 'seat'> {
  meeting: string;
}

/** The schedule with one meeting more, everybody else where they are; null where it does not fit. */
export function withMeeting({ problem, placed, slot, seat, meeting }: Seating): PlacedMeeting[] | null {
  const board = boardWith(unpinned(problem), placed);
  const index = problem.wanted.findIndex(({ id }) => id === meeting);
  const isPlaced = index === nowhere || (board.slotOf[index] ?? nowhere) !== nowhere;
  if (isPlaced || !board.fits(index, slot)) return null;
  board.put(index, slot);
  const kept = new Map([...placed, { meeting, slot, ...seat }].map((one) => [one.meeting, one]));
  return giveTables(problem, board, kept);
}

const seatOf = (seating: Seating): PlacedMeeting | null =>
  withMeeting(seating)?.find(({ meeting }) => meeting === seating.meeting) ?? null;
