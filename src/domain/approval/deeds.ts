import { type DesignMove, designMoves } from '#domain/enrollment/design-moves.ts';
import type { FileParty } from './file-rights.ts';

/** What the documents call a step of a side: forward, back, or the handing over of what a contractor made (D1 §7). */
export const deeds = ['confirm', 'return', 'submit'] as const;
export type Deed = (typeof deeds)[number];

const names = Object.keys(designMoves) as DesignMove[];

const isChange = (move: DesignMove): boolean => move.endsWith('Change');

function deedOf(move: DesignMove, party: FileParty): Deed | null {
  if (isChange(move) || move === 'close') return null;
  if (move.startsWith('return')) return 'return';
  return move.startsWith('submit') && party === 'contractor' ? 'submit' : 'confirm';
}

/** The moves that may be meant by a deed of a side; in any one status and design it is at most one. */
export const movesOfDeed = (party: FileParty, deed: Deed): DesignMove[] =>
  names.filter((move) => designMoves[move].by.some((by) => by === party) && deedOf(move, party) === deed);
