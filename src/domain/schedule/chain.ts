import { type Board, nobody, nowhere } from './board.ts';

/** Changes of a board that can be taken back, the last first. */
export class Trail {
  private readonly board: Board;
  private readonly meetings: number[] = [];
  private readonly slots: number[] = [];
  /** How often more something may be tried. */
  tries = 0;

  constructor(board: Board) {
    this.board = board;
  }
  get length(): number {
    return this.meetings.length;
  }
  /** Whose place changed since then. */
  since(mark: number): number[] {
    return this.meetings.slice(mark);
  }
  /** `nowhere` takes it off the board. */
  move(meeting: number, slot: number): void {
    this.meetings.push(meeting);
    this.slots.push(this.board.slotOf[meeting] ?? nowhere);
    this.set(meeting, slot);
  }
  back(mark: number): void {
    while (this.meetings.length > mark) this.set(this.meetings.pop() ?? 0, this.slots.pop() ?? nowhere);
  }
  private set(meeting: number, slot: number): void {
    this.board.take(meeting);
    if (slot !== nowhere) this.board.put(meeting, slot);
  }
}

/** So many times a meeting may be tried in a slot before its chain is given up: what was not found by then is rare. */
const mostTries = 4000;

/**
 * Puts a meeting into a slot with as few others moved as can be, up to `longest` of them: each that gives way finds
 * another slot, perhaps by moving others in turn. Nothing pinned moves, and nothing is lost.
 * @returns whether it could; else the board is as it was
 */
export function putByChain(board: Board, trail: Trail, meeting: number, longest: number): boolean {
  trail.tries = mostTries;
  for (let depth = 0; depth <= longest; depth++) {
    if (insert(board, trail, meeting, depth, new Set([meeting]), nowhere) !== null) return true;
  }
  return false;
}

/** @returns how many of the moves allowed are left, null when it could not be done with them */
function insert(
  board: Board,
  trail: Trail,
  meeting: number,
  moves: number,
  settled: Set<number>,
  but: number,
): number | null {
  const slot = board.firstFitting(meeting, but);
  if (slot !== nowhere) {
    trail.move(meeting, slot);
    return moves;
  }
  if (moves === 0 || trail.tries-- <= 0) return null;
  for (let at = 0; at < board.slots; at++) {
    if (at === but || !board.isOpen(meeting, at)) continue;
    for (const out of whoGivesWay(board, meeting, at, settled)) {
      if (out.length > moves || trail.tries <= 0) continue;
      const left = replace(board, trail, meeting, at, out, moves - out.length, settled);
      if (left !== null) return left;
    }
  }
  return null;
}

function replace(
  board: Board,
  trail: Trail,
  meeting: number,
  slot: number,
  out: readonly number[],
  moves: number,
  settled: Set<number>,
): number | null {
  const mark = trail.length;
  for (const other of out) trail.move(other, nowhere);
  trail.move(meeting, slot);
  for (const other of out) settled.add(other);
  let left: number | null = moves;
  for (const other of out) if (left !== null) left = insert(board, trail, other, left, settled, slot);
  if (left !== null) return left;
  for (const other of out) settled.delete(other);
  trail.back(mark);
  return null;
}

/** The ways to make room for a meeting in a slot: which others leave it. */
function whoGivesWay(board: Board, meeting: number, slot: number, settled: ReadonlySet<number>): number[][] {
  const [a, b] = [board.partyA[meeting] ?? 0, board.partyB[meeting] ?? 0];
  const mayMove = (other: number): boolean => other !== nobody && !board.pinned[other] && !settled.has(other);
  const at = (lane: number): number => board.held[lane * board.slots + slot] ?? nobody;
  const ofParty = (party: number): number[] => {
    const lanes = Array.from(
      { length: (board.firstLane[party + 1] ?? 0) - (board.firstLane[party] ?? 0) },
      (_, index) => (board.firstLane[party] ?? 0) + index,
    );
    return lanes.map(at).filter(mayMove);
  };
  const [freeA, freeB] = [board.partyFree(a, slot), board.partyFree(b, slot)];
  if (freeA && !freeB) return ofParty(b).map((other) => [other]);
  if (freeB && !freeA) return ofParty(a).map((other) => [other]);
  if (!freeA && !freeB)
    return ofParty(a).flatMap((one) => ofParty(b).map((other) => (one === other ? [one] : [one, other])));
  // Both are free: it is a table that is missing, and anybody's will do that can go elsewhere at once.
  const others = new Set<number>();
  for (let lane = 0; lane < (board.firstLane[board.parties] ?? 0) && others.size < 3; lane++) {
    const other = at(lane);
    if (mayMove(other) && canGo(board, other, slot)) others.add(other);
  }
  return [...others].map((other) => [other]);
}

/** Both of its parties are free together in a slot with a table. */
const canGo = (board: Board, meeting: number, from: number): boolean => board.firstFitting(meeting, from) !== nowhere;
