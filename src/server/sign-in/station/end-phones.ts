import type { Instant } from '#domain/instant.ts';
import type { Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { arrayLiteral } from '../attempt/array-literal.ts';
import { stationNews, tellWithCommit } from '../events/door-news.ts';
import { lockPeople } from '../attempt/held-attempts.ts';
import { settleAgain } from '../people/people-changed.ts';

interface Ended {
  id: string;
  activity_id: string;
}

/**
 * Every phone that this station has had loses its rights, here and at every station that it went over to or came from:
 * whoever stole one cannot have switched beforehand. What they did until now counts, what they do from now on is
 * quarantined (R21); a phone whose clock ran ahead may have done some of it already.
 * @returns how many devices ended
 */
export async function endPhones(world: World, tx: Transaction, stationId: string, now: Instant): Promise<number> {
  const phones = arrayLiteral(await lockPhones(tx, stationId));
  const ended = await tx.query<Ended>(
    'update device set revoked_at = $2 where revoked_at is null and id = any($1::uuid[]) returning id, activity_id',
    [phones, now],
  );
  const ahead = await tx.query<{ participant_id: string }>(
    `select distinct participant_id from attempt where device_id = any($1::uuid[]) and participant_id is not null
       and estimated_time - uncertainty_ms * interval '1 millisecond' > $2::timestamptz`,
    [phones, now],
  );
  const people = ahead.map(({ participant_id: id }) => id);
  await settleAgain(world, tx, await lockPeople(tx, people, []));
  for (const activityId of new Set(ended.map((device) => device.activity_id))) {
    const revoked = ended.flatMap((device) => (device.activity_id === activityId ? [device.id] : []));
    await tellWithCommit(tx, { ...stationNews(activityId), revoked });
  }
  return ended.length;
}

/** The devices of a station and what their phones were or are elsewhere. One that is just switching is waited for. */
async function lockPhones(tx: Transaction, stationId: string): Promise<string[]> {
  for (let known = -1; ;) {
    const rows = await tx.query<{ id: string }>(
      `with recursive phone (id, switched_from) as (
         select id, switched_from from device where station_id = $1
         union select d.id, d.switched_from from phone p join device d on d.switched_from = p.id or d.id = p.switched_from
       ) select id from device where id in (select id from phone) order by id for no key update`,
      [stationId],
    );
    if (rows.length === known) return rows.map(({ id }) => id);
    known = rows.length;
  }
}
