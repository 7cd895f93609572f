import type { Station } from '#contract/sign-in-station.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { stationNews } from './create-station.ts';
import { tellWithCommit } from './door-news.ts';
import { findStation } from './list-stations.ts';
import { lockPeople } from './held-attempts.ts';
import { settleAgain } from './people-changed.ts';

/**
 * Takes a station and its phones out of service. What they did before counts, what they do from now on is quarantined
 * (R21); a phone whose clock ran ahead may have done some of it already. Once more changes nothing.
 * @throws ENTITY_NOT_FOUND
 */
export async function revokeStation(world: World, accountId: string, stationId: string): Promise<Station> {
  return world.db.transaction(async (tx) => {
    const now = world.clock.now();
    const [row] = await tx.query<{ activity_id: string }>(
      `update station set revoked_at = coalesce(revoked_at, $2), pairing_hash = null, pairing_expires_at = null
       where id = $1 returning activity_id`,
      [stationId, now],
    );
    if (!row) throw refuse('ENTITY_NOT_FOUND');
    const revoked = await tx.query<{ id: string }>(
      `update device set revoked_at = $2 where revoked_at is null and id in
         (select id from device where station_id = $1 order by id for no key update) returning id`,
      [stationId, now],
    );
    const ahead = await tx.query<{ participant_id: string }>(
      `select distinct participant_id from attempt
       where device_id in (select id from device where station_id = $1) and participant_id is not null
         and estimated_time - uncertainty_ms * interval '1 millisecond' > $2::timestamptz`,
      [stationId, now],
    );
    await settleAgain(
      world,
      tx,
      await lockPeople(
        tx,
        ahead.map(({ participant_id: id }) => id),
        [],
      ),
    );
    await recordAudit(world, tx, {
      accountId,
      action: 'station.revoke',
      subjectKind: 'station',
      subjectId: stationId,
      details: { phonesEnded: revoked.length },
    });
    await tellWithCommit(tx, { ...stationNews(row.activity_id), revoked: revoked.map(({ id }) => id) });
    return findStation(tx, stationId);
  });
}
