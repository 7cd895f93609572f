import type { Transaction } from '#server/db/database.ts';
import { arrayLiteral } from '../attempt/array-literal.ts';
import { tellWithCommit } from '../events/door-news.ts';

/**
 * Phones fetch these people again, though nothing changed of what was entered of them or of what they attempted. To be
 * called in the transaction that changed something else of what the list says.
 */
export async function listPeopleAnew(
  tx: Transaction,
  activityId: string,
  participantIds: readonly string[],
): Promise<void> {
  await tx.query(
    `insert into person_at_door as p (participant_id, activity_id, version)
     select id, $2::uuid, 1 from unnest($1::uuid[]) id order by id
     on conflict (participant_id) do update set version = p.version + 1, changed_by = pg_current_xact_id()`,
    [arrayLiteral(participantIds), activityId],
  );
  await tellWithCommit(tx, { activityId, people: true, conflictIds: [], notices: [] });
}
