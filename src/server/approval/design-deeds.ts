import { isRecordMove, type recordMoves } from '#domain/inbox/words.ts';

/** What the fund does about designs, over many as over one. */
const decisions = ['allowChange', 'passWebsite', 'close'] as const;
export type DesignDecision = (typeof decisions)[number];
export const isDesignDecision = (move: string): move is DesignDecision => decisions.some((one) => one === move);

type OnPage = (typeof recordMoves)['ENROLLMENT'][number];
/** Those on a registration's own page among them. */
export const isDesignDeed = (move: string): move is DesignDecision | OnPage =>
  isDesignDecision(move) || isRecordMove('ENROLLMENT', move);
