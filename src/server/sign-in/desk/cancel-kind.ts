import type { SignInKind } from '#domain/participant/kinds.ts';
import { findActivity } from '#server/activity/activities.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { World } from '#server/world.ts';
import { tellWithCommit } from '../events/door-news.ts';
import { lockPeople } from '../attempt/held-attempts.ts';
import { settleAgain } from '../people/people-changed.ts';

const peoplePerTransaction = 200;
const waitMs = 10;

/**
 * A kind no longer takes place, or does after all (R15). Its sign-ins are voided, not deleted; they come back with it.
 * First the word is out, then, when every transaction that had not heard it is over, people are weighed again: so no
 * sign-in slips through between. @throws ACTIVITY_NOT_FOUND
 */
export async function cancelKind(
  world: World,
  accountId: string,
  activityId: string,
  kind: SignInKind,
  cancelled: boolean,
): Promise<void> {
  await findActivity(world.db, activityId);
  const said = await world.db.transaction(async (tx) => {
    await tx.query(
      cancelled
        ? `insert into cancelled_kind (activity_id, kind, cancelled_at) values ($1, $2, $3) on conflict do nothing`
        : 'delete from cancelled_kind where activity_id = $1 and kind = $2 and $3::timestamptz is not null',
      [activityId, kind, world.clock.now()],
    );
    await recordAudit(world, tx, {
      accountId,
      action: cancelled ? 'sign_in.cancelKind' : 'sign_in.restoreKind',
      subjectKind: 'activity',
      subjectId: activityId,
      details: { kind },
    });
    const [row] = await tx.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
    return row?.xid ?? '0';
  });
  await everybodyHeard(world, said);
  const people = await world.db.query<{ id: string }>(
    `select distinct participant_id as id from attempt
     where activity_id = $1 and kind = $2 and participant_id is not null order by 1`,
    [activityId, kind],
  );
  for (let from = 0; from < people.length; from += peoplePerTransaction) {
    const ids = people.slice(from, from + peoplePerTransaction).map(({ id }) => id);
    await world.db.transaction(async (tx) => settleAgain(world, tx, await lockPeople(tx, ids, [])));
  }
  await tellWithCommit(world.db, { activityId, people: true, stations: true, conflictIds: [], notices: [] });
}

async function everybodyHeard(world: World, xid: string): Promise<void> {
  for (;;) {
    const [row] = await world.db.query<{ over: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as over',
      [xid],
    );
    if (row?.over) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
