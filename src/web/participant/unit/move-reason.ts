import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MyList } from '#contract/participant/participant.ts';
import {
  type ListFacts,
  type ListMove,
  type ListRole,
  type ListStatus,
  participantListMoves,
} from '#domain/participant/list-moves.ts';
import { decide, type Move } from '#domain/workflow.ts';
import { errorWords } from '#web/api/error-words.ts';

export type MoveState = { shown: false } | { shown: true; reason: MessageDescriptor | null };

/** Whether a button is there, and why it cannot be pressed: read from the same row that guards the server. */
export function moveState(list: MyList, name: ListMove, changed: Partial<ListFacts> = {}): MoveState {
  const move: Move<ListStatus, ListRole, ListFacts> = participantListMoves[name];
  const facts = { ...list.facts, ...changed };
  const missing = decide(move, { status: list.status, roles: ['unit'], facts });
  if (missing === 'NO_PERMISSION' || missing === 'STATUS_ERROR') return { shown: false };
  if (missing === null) return { shown: true, reason: null };
  if (missing !== 'PARAMS_ERROR') return { shown: true, reason: errorWords[missing] };
  return {
    shown: true,
    reason:
      facts.count === 0 ? msg`Add a participant first.` : msg`Complete every participant and verify their phone first.`,
  };
}

export const reasonOf = (state: MoveState): MessageDescriptor | null => (state.shown ? state.reason : null);
