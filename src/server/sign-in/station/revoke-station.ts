import type { Station } from '#contract/sign-in/station.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { stationNews, tellWithCommit } from '../events/door-news.ts';
import { endPhones } from './end-phones.ts';
import { findStation } from './list-stations.ts';

/**
 * Takes a station and its phones out of service, wherever else they went over to. Once more changes nothing.
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
    const phonesEnded = await endPhones(world, tx, stationId, now);
    await recordAudit(world, tx, {
      accountId,
      action: 'station.revoke',
      subjectKind: 'station',
      subjectId: stationId,
      details: { phonesEnded },
    });
    await tellWithCommit(tx, stationNews(row.activity_id));
    return findStation(tx, stationId);
  });
}
