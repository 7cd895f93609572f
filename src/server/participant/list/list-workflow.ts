import { decidesAbout } from '#domain/inbox/deciding.ts';
import { type ListFacts, type ListMove, type ListRole, participantListMoves } from '#domain/participant/list-moves.ts';
import { deciderOf } from '#server/account/decider.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
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

/** What staff are to the lists of an activity: reviewers decide about those given to them. */
export const staffRolesIn = async (db: Queries, { membershipId }: Actor, activityId: string): Promise<ListRole[]> =>
  decidesAbout(await deciderOf(db, membershipId), activityId) ? ['staff'] : [];

/** Somebody else was first. */
export function requireVersion(row: { version: number }, seen: number): void {
  if (row.version !== seen) throw refuse('STATUS_ERROR');
}
