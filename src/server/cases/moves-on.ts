import { type Decider, mayMake } from '#domain/inbox/deciding.ts';
import type { BulkMove, Turn } from '#domain/inbox/words.ts';
import type { CaseSource } from './case-source.ts';

/** What is the fund's to decide while it waits for the fund; some things at any time, as cancelling. */
export const movesOn = (
  { movesFrom, anyTurn }: Pick<CaseSource, 'movesFrom' | 'anyTurn'>,
  of: { status: string; turn: Turn | null; activity_id: string | null },
  decider: Decider,
): BulkMove[] =>
  movesFrom(of.status).filter(
    (move) => (of.turn === 'FUND' || anyTurn?.includes(move)) && mayMake(decider, move, of.activity_id),
  );
