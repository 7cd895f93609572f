import type { Instant } from '#domain/instant.ts';
import type { DeviceActor } from '#server/actor.ts';
import { hashToken } from '#server/secrets.ts';
import type { World } from '#server/world.ts';

interface Row {
  id: string;
  station_id: string;
  activity_id: string;
  revoked_at: Instant | null;
  valid_until: Instant;
  proof_key: string | null;
}

/** The device that a token belongs to. One whose time is over counts as revoked: it may still hand over its queue. */
export async function findDevice(world: World, token: string): Promise<DeviceActor | null> {
  const [row] = await world.db.query<Row>(
    `select d.id, d.station_id, d.activity_id, d.revoked_at, d.proof_key, s.valid_until
     from device d join station s on s.id = d.station_id where d.token_hash = $1`,
    [hashToken(token)],
    'door-find-device',
  );
  if (!row) return null;
  const { id, station_id: stationId, activity_id: activityId, revoked_at: revokedAt, valid_until: expiresAt } = row;
  return {
    deviceId: id,
    stationId,
    activityId,
    revokedAt: revokedAt ?? (expiresAt <= world.clock.now() ? expiresAt : null),
    expiresAt,
    proofKey: row.proof_key,
  };
}
