import type { OpeningMove } from './opening-moves.ts';

/** What the fund does about where booths stand. */
export const placeMoves = ['queueForPlace', 'assign', 'movePlace'] as const satisfies readonly OpeningMove[];
