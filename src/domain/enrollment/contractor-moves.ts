import type { OpeningMove } from './opening-moves.ts';

/** What the fund does about who builds for one registration. */
export const contractorMoves = ['changeContractor'] as const satisfies readonly OpeningMove[];
