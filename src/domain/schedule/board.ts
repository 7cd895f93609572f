import type { Problem } from './problem.ts';

const wordBits = 32;
/** Of a slot that no meeting of a lane takes. */
export const nobody = -1;
/** Of a meeting that has no slot. */
export const nowhere = -1;

/**
 * Who meets whom when, as numbers: parties, meetings and slots by their place in the problem. A party that can hold
 * several meetings at once has as many lanes. What it says of free slots is kept up with every change, one bit a slot.
 */
export class Board {
  readonly slots: number;
  readonly words: number;
  readonly meetings: number;
  readonly parties: number;
  /** The tables of all places together, in every slot. */
  readonly tables: number;
  readonly partyA: Int32Array;
  readonly partyB: Int32Array;
  readonly weight: Int32Array;
  readonly must: Uint8Array;
  /** The first lane of each party; one more at the end. */
  readonly firstLane: Int32Array;
  /** Of each party, one bit a slot: not blocked. */
  readonly open: Uint32Array;
  /** Of each party: not blocked, and a lane without a meeting. */
  readonly free: Uint32Array;
  /** One bit a slot: a table without a meeting. */
  readonly freeTables: Uint32Array;
  readonly tablesUsed: Int32Array;
  /** Of each lane and slot the meeting, or `nobody`. */
  readonly held: Int32Array;
  readonly slotOf: Int32Array;
  readonly laneA: Int32Array;
  readonly laneB: Int32Array;
  /** How many meetings each party has. */
  readonly count: Int32Array;
  readonly least: Int32Array;
  readonly pinned: Uint8Array;

  constructor(problem: Problem) {
    this.slots = problem.slots;
    this.words = Math.max(1, Math.ceil(problem.slots / wordBits));
    this.meetings = problem.wanted.length;
    this.parties = problem.parties.length;
    this.tables = problem.places.reduce((sum, { tables }) => sum + tables, 0);
    const at = new Map(problem.parties.map(({ id }, index) => [id, index]));
    this.partyA = Int32Array.from(problem.wanted, ({ a }) => at.get(a) ?? nobody);
    this.partyB = Int32Array.from(problem.wanted, ({ b }) => at.get(b) ?? nobody);
    this.weight = Int32Array.from(problem.wanted, ({ weight }) => weight);
    this.must = Uint8Array.from(problem.wanted, ({ must }) => Number(must));
    this.least = Int32Array.from(problem.parties, ({ least }) => least);
    this.firstLane = new Int32Array(this.parties + 1);
    this.open = new Uint32Array(this.parties * this.words);
    for (const [party, { atOnce, blocked }] of problem.parties.entries()) {
      this.firstLane[party + 1] = (this.firstLane[party] ?? 0) + atOnce;
      for (let slot = 0; slot < this.slots; slot++) if (atOnce > 0) setBit(this.open, party * this.words, slot);
      for (const slot of blocked) clearBit(this.open, party * this.words, slot);
    }
    this.free = this.open.slice();
    this.freeTables = new Uint32Array(this.words);
    for (let slot = 0; slot < this.slots; slot++) if (this.tables > 0) setBit(this.freeTables, 0, slot);
    this.tablesUsed = new Int32Array(this.slots);
    this.held = new Int32Array((this.firstLane[this.parties] ?? 0) * this.slots).fill(nobody);
    this.slotOf = new Int32Array(this.meetings).fill(nowhere);
    this.laneA = new Int32Array(this.meetings).fill(nobody);
    this.laneB = new Int32Array(this.meetings).fill(nobody);
    this.count = new Int32Array(this.parties);
    this.pinned = new Uint8Array(this.meetings);
  }

  /** Both can be met then, whatever else they do. */
  isOpen(meeting: number, slot: number): boolean {
    return this.partyOpen(this.partyA[meeting] ?? 0, slot) && this.partyOpen(this.partyB[meeting] ?? 0, slot);
  }

  partyOpen(party: number, slot: number): boolean {
    return hasBit(this.open, party * this.words, slot);
  }

  partyFree(party: number, slot: number): boolean {
    return hasBit(this.free, party * this.words, slot);
  }

  /** Both are free then, and so is a table. */
  fits(meeting: number, slot: number): boolean {
    const word = slot >>> 5;
    return (this.fitting(meeting, word) & (1 << (slot & 31))) !== 0;
  }

  /** The slots of one word in which the meeting fits as it is. */
  fitting(meeting: number, word: number): number {
    return (
      (this.free[(this.partyA[meeting] ?? 0) * this.words + word] ?? 0) &
      (this.free[(this.partyB[meeting] ?? 0) * this.words + word] ?? 0) &
      (this.freeTables[word] ?? 0)
    );
  }

  /** The first slot in which it fits, other than `but`; `nowhere` when there is none. */
  firstFitting(meeting: number, but: number = nowhere): number {
    for (let word = 0; word < this.words; word++) {
      let bits = this.fitting(meeting, word);
      if (but >>> 5 === word) bits &= ~(1 << (but & 31));
      if (bits !== 0) return word * wordBits + lowestBit(bits);
    }
    return nowhere;
  }

  freeLane(party: number, slot: number): number {
    const end = this.firstLane[party + 1] ?? 0;
    for (let lane = this.firstLane[party] ?? 0; lane < end; lane++) {
      if (this.held[lane * this.slots + slot] === nobody) return lane;
    }
    return nobody;
  }

  /** Only where `fits`. */
  put(meeting: number, slot: number): void {
    const [a, b] = [this.partyA[meeting] ?? 0, this.partyB[meeting] ?? 0];
    this.laneA[meeting] = this.seat(meeting, a, slot);
    this.laneB[meeting] = this.seat(meeting, b, slot);
    this.slotOf[meeting] = slot;
    const used = (this.tablesUsed[slot] ?? 0) + 1;
    this.tablesUsed[slot] = used;
    if (used === this.tables) clearBit(this.freeTables, 0, slot);
  }

  take(meeting: number): void {
    const slot = this.slotOf[meeting] ?? nowhere;
    if (slot === nowhere) return;
    this.leave(this.partyA[meeting] ?? 0, this.laneA[meeting] ?? 0, slot);
    this.leave(this.partyB[meeting] ?? 0, this.laneB[meeting] ?? 0, slot);
    this.slotOf[meeting] = nowhere;
    this.tablesUsed[slot] = (this.tablesUsed[slot] ?? 0) - 1;
    setBit(this.freeTables, 0, slot);
  }

  /** Whoever is put so stays. @returns whether it fitted */
  pin(meeting: number, slot: number): boolean {
    if (this.slotOf[meeting] !== nowhere || !this.fits(meeting, slot)) return false;
    this.put(meeting, slot);
    this.pinned[meeting] = 1;
    return true;
  }

  private seat(meeting: number, party: number, slot: number): number {
    const lane = this.freeLane(party, slot);
    this.held[lane * this.slots + slot] = meeting;
    this.count[party] = (this.count[party] ?? 0) + 1;
    if (this.freeLane(party, slot) === nobody) clearBit(this.free, party * this.words, slot);
    return lane;
  }

  private leave(party: number, lane: number, slot: number): void {
    this.held[lane * this.slots + slot] = nobody;
    this.count[party] = (this.count[party] ?? 0) - 1;
    setBit(this.free, party * this.words, slot);
  }
}

/** There is a slot that both have open, and a table. */
export function isPossible(board: Board, meeting: number): boolean {
  const [a, b] = [(board.partyA[meeting] ?? 0) * board.words, (board.partyB[meeting] ?? 0) * board.words];
  for (let word = 0; word < board.words; word++) {
    if (((board.open[a + word] ?? 0) & (board.open[b + word] ?? 0)) !== 0) return board.tables > 0;
  }
  return false;
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

function setBit(bits: Uint32Array, from: number, slot: number): void {
  const word = from + (slot >>> 5);
  bits[word] = (bits[word] ?? 0) | (1 << (slot & 31));
}

function clearBit(bits: Uint32Array, from: number, slot: number): void {
  const word = from + (slot >>> 5);
  bits[word] = (bits[word] ?? 0) & ~(1 << (slot & 31));
}

const hasBit = (bits: Uint32Array, from: number, slot: number): boolean =>
  ((bits[from + (slot >>> 5)] ?? 0) & (1 << (slot & 31))) !== 0;
