import { type AnswerMove, answerMoves } from '#domain/questionnaire/questionnaire-moves.ts';
import type { AnswerStatus } from '#domain/questionnaire/status.ts';
import { decide, statusAfter } from '#domain/workflow.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import type { Own } from './find-own.ts';
import { isOpenNow } from './own-view.ts';

/** Which move it is follows from how far they are. @throws what it needs */
export function moved(world: World, found: Own, [first, again]: [AnswerMove, AnswerMove]): AnswerStatus {
  const { row, own } = found;
  const move = answerMoves[own.status === 'ANSWERED' ? again : first];
  const facts = { anonymous: row.anonymous, isOpen: isOpenNow(world, found) };
  const refusal = decide(move, { status: own.status, roles: ['respondent'], facts });
  if (refusal) throw refuse(refusal);
  return statusAfter(move, own.status);
}
