import type { Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { arrayLiteral } from '../attempt/array-literal.ts';
import { tellWithCommit } from '../events/door-news.ts';
import { lockPeople } from '../attempt/held-attempts.ts';
import { settleAgain } from '../people/people-changed.ts';
import { replaceSigningKey } from './signing-keys.ts';

/**
 * The codes of these people hold until now, and their activity's next ones are made with another key. What was scanned
 * before counts, also when it arrives later; from now on a former code is REVOKED.
 */
export async function retireCodes(
  world: World,
  tx: Transaction,
  activityId: string,
  holders: readonly { id: string; codeHash: string }[],
): Promise<void> {
  await tx.query(
    `insert into former_code (code_hash, participant_id, ended_at)
     select n.*, $3::timestamptz from unnest($1::text[], $2::uuid[]) n`,
    [
      arrayLiteral(holders.map(({ codeHash }) => codeHash)),
      arrayLiteral(holders.map(({ id }) => id)),
      world.clock.now(),
    ],
  );
  await replaceSigningKey(world, tx, activityId);
}

/** To be called once everybody has the new code: phones fetch the list, and scans dated after this moment are judged anew. */
export async function codesReplaced(world: World, tx: Transaction, activityId: string): Promise<void> {
  const ahead = await tx.query<{ participant_id: string }>(
    `select distinct a.participant_id from attempt a join former_code f on f.code_hash = a.credential
     where a.activity_id = $1 and a.participant_id is not null
       and a.estimated_time + a.uncertainty_ms * interval '1 millisecond' >= $2::timestamptz`,
    [activityId, world.clock.now()],
  );
  const ids = ahead.map(({ participant_id: id }) => id);
  await settleAgain(world, tx, await lockPeople(tx, ids, []));
  await tellWithCommit(tx, { activityId, people: true, conflictIds: [], notices: [] });
}
