import { Board, nowhere } from './board.ts';
import type { Certificate, CrowdedParty } from './certificate.ts';
import { firstFit } from './first-fit.ts';
import { allHaveRoom, lanesOf, nobodyBlocks, putIntoRounds } from './open-to-all.ts';
import { type Flaw, flawsOf, type PlacedMeeting, type Problem } from './problem.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { type Progress, search } from './search.ts';
import { roomOf, selectBest } from './select.ts';
import { giveTables, type Kept } from './tables.ts';
import { totalWorth, type Worth, worthOf } from './worth.ts';

export interface Way {
  seed: number;
  /** When the search ends that is made where slots are blocked or meetings pinned. */
  progress: Progress;
  /** Over all slots, with as few tables at once as can be, where fewer rounds would do. */
  spread?: boolean;
  /** At which tables meetings were. */
  kept?: Kept;
}

export interface Arranged {
  placed: PlacedMeeting[];
  /** The meetings without a slot, in the order of the problem. */
  leftOut: string[];
  certificate: Certificate;
  /** The weights of what is placed. */
  value: number;
  /** How many steps the search made; as many again give the same. */
  steps: number;
}

/** The board of a problem with its pins, and those pins that cannot be where they are. */
export function boardOf(problem: Problem): { board: Board; clashes: Flaw[] } {
  const board = new Board(problem);
  const at = new Map(problem.wanted.map(({ id }, index) => [id, index]));
  const clashes: Flaw[] = [];
  for (const { meeting, slot } of problem.pins) {
    if (!board.pin(at.get(meeting) ?? nowhere, slot)) clashes.push({ flaw: 'PIN_CLASH', meeting, slot });
  }
  return { board, clashes };
}

/** Nothing when it can be worked on. */
export function checkProblem(problem: Problem): Flaw[] {
  const flaws = flawsOf(problem);
  return flaws.length > 0 ? flaws : boardOf(problem).clashes;
}

/**
 * The best schedule that is found. Exact and proved where nobody blocks slots; else by search, with a bound. Equal
 * problems and equal ways give equal schedules, as long as the progress is one of steps.
 */
export function arrange(problem: Problem, way: Way): Arranged {
  const { board, clashes } = boardOf(problem);
  if (clashes.length > 0) throw new RangeError('a problem with clashes cannot be arranged');
  const worth = worthOf(board);
  const { certificate, steps } = nobodyBlocks(board)
    ? { certificate: arrangeOpen(problem, board, worth, way), steps: 0 }
    : arrangeBlocked(problem, board, worth, way);
  const isOut = (_: unknown, meeting: number): boolean => board.slotOf[meeting] === nowhere;
  return {
    placed: giveTables(problem, board, way.kept),
    leftOut: problem.wanted.filter(isOut).map(({ id }) => id),
    certificate,
    value: board.weight.reduce((sum, one, meeting) => (board.slotOf[meeting] === nowhere ? sum : sum + one), 0),
    steps,
  };
}

function arrangeOpen(problem: Problem, board: Board, worth: Worth, { spread = false }: Way): Certificate {
  const all = allHaveRoom(board);
  const chosen = all ? new Uint8Array(board.meetings).fill(1) : selectBest(board, worth).chosen;
  const fewest = putIntoRounds(board, chosen, spread);
  if (!all) return { kind: 'BEST', worth: totalWorth(board, worth), crowded: crowdedOf(problem, board) };
  const { rounds, meetings } = fewest;
  if (fewest.party === null) return { kind: 'ROUNDS_BY_TABLES', rounds, meetings, tables: board.tables };
  const party = problem.parties[fewest.party];
  return { kind: 'ROUNDS_BY_PARTY', rounds, party: party?.id ?? '', meetings, atOnce: party?.atOnce ?? 1 };
}

function arrangeBlocked(
  problem: Problem,
  board: Board,
  worth: Worth,
  { seed, progress }: Way,
): { certificate: Certificate; steps: number } {
  const selection = selectBest(board, worth);
  firstFit(board, worth, selection.chosen);
  const bound = selection.worth;
  const found = totalWorth(board, worth);
  // Nothing is left to be found when the bound is reached.
  const steps = found < bound ? search(board, worth, seededNumbers(seed), progress) : 0;
  const total = totalWorth(board, worth);
  return {
    certificate: { kind: 'BOUND', worth: total, bound: Math.max(bound, total), crowded: crowdedOf(problem, board) },
    steps,
  };
}

/** The most crowded first. */
function crowdedOf(problem: Problem, board: Board): CrowdedParty[] {
  const wished = new Int32Array(board.parties);
  for (const ends of [board.partyA, board.partyB]) for (const party of ends) wished[party] = (wished[party] ?? 0) + 1;
  return problem.parties
    .map(({ id }, party) => ({
      party: id,
      wanted: wished[party] ?? 0,
      room: lanesOf(board, party) > 0 ? roomOf(board, party) : 0,
    }))
    .filter(({ wanted, room }) => wanted > room)
    .sort((x, y) => y.wanted - y.room - (x.wanted - x.room) || (x.party < y.party ? -1 : 1));
}
