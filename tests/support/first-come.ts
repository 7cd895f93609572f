import { Board } from '#domain/schedule/board.ts';
import type { Problem } from '#domain/schedule/problem.ts';

/** First come, first served: each wish in its turn takes the first slot that both have free. */
export function firstCome(problem: Problem): Board {
  const board = new Board(problem);
  for (let meeting = 0; meeting < board.meetings; meeting++) {
    const slot = board.firstFitting(meeting);
    if (slot >= 0) board.put(meeting, slot);
  }
  return board;
}
