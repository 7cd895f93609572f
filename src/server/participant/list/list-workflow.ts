import { type ListFacts, type ListMove, type ListRole, participantListMoves } from '#domain/participant/list-moves.ts';
import { refuse } from '#server/refusal.ts';
import { workflow } from '#server/workflow/workflow.ts';
import type { ListRow } from './lists.ts';
import { participantList } from '../tables.ts';

export const listWorkflow = workflow<'participant_list', ListRow, 'status', ListRole, ListFacts, ListMove>({
  kind: 'participant_list',
  table: participantList,
  status: 'status',
  moves: participantListMoves,
});

/** Somebody else was first. */
export function requireVersion(row: { version: number }, seen: number): void {
  if (row.version !== seen) throw refuse('STATUS_ERROR');
}
