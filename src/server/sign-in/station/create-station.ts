import type { SignInKind } from '#domain/participant/kinds.ts';
import { latestEnd } from '#domain/sign-in/station-end.ts';
import { type Instant, msOf } from '#domain/instant.ts';
import type { DeviceProfile } from '#domain/sign-in/words.ts';
import { newId } from '#domain/id.ts';
import { findActivity } from '#server/activity/activities.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { stationNews, tellWithCommit } from '../events/door-news.ts';
import { endPhones } from './end-phones.ts';
import { findStation } from './list-stations.ts';
import { newPairingCode } from './pairing-code.ts';
import { requireSession } from './station-session.ts';
import { ensureSigningKey } from '../code/signing-keys.ts';
import { station } from '../tables.ts';

export interface WantedStation {
  activityId: string;
  name: string;
  kinds: SignInKind[];
  gate: string;
  profile: DeviceProfile;
  validUntil: Instant;
  sessionId?: string | undefined;
}

/**
 * @throws ACTIVITY_NOT_FOUND, PARAMS_ERROR for an end long after the activity's, and for a session that is not on a
 * programme of this activity or has to share its station with another kind
 */
export async function createStation(world: World, accountId: string, wanted: WantedStation) {
  const { endDate } = await findActivity(world.db, wanted.activityId);
  if (msOf(wanted.validUntil) > msOf(latestEnd(endDate))) throw refuseField('validUntil', 'outsideWindow');
  const pairing = newPairingCode(world);
  const id = newId();
  return world.db.transaction(async (tx) => {
    if (wanted.sessionId) await requireSession(tx, { ...wanted, sessionId: wanted.sessionId });
    await ensureSigningKey(world, tx, wanted.activityId);
    await tx.orm.insert(station).values({
      ...wanted,
      kinds: [...new Set(wanted.kinds)],
      id,
      pairingHash: pairing.hash,
      pairingExpiresAt: pairing.expiresAt,
      createdBy: accountId,
      createdAt: world.clock.now(),
    });
    await recordAudit(world, tx, {
      accountId,
      action: 'station.create',
      subjectKind: 'station',
      subjectId: id,
      details: {
        name: wanted.name,
        gate: wanted.gate,
        validUntil: wanted.validUntil,
        ...(wanted.sessionId ? { session: wanted.sessionId } : {}),
      },
    });
    await tellWithCommit(tx, stationNews(wanted.activityId));
    return { station: await findStation(tx, id), pairingCode: pairing.code, pairingUrl: pairing.url };
  });
}

/**
 * For another phone at the same station. The one before keeps its queue and loses its rights, wherever it went over to.
 * @throws ENTITY_NOT_FOUND
 */
export function renewPairing(world: World, accountId: string, stationId: string) {
  const pairing = newPairingCode(world);
  return world.db.transaction(async (tx) => {
    const [open] = await tx.query<{ activity_id: string }>(
      `update station set pairing_hash = $2, pairing_expires_at = $3 where id = $1 and revoked_at is null
       returning activity_id`,
      [stationId, pairing.hash, pairing.expiresAt],
    );
    if (!open) throw refuse('ENTITY_NOT_FOUND');
    const phonesEnded = await endPhones(world, tx, stationId, world.clock.now());
    await recordAudit(world, tx, {
      accountId,
      action: 'station.renewPairing',
      subjectKind: 'station',
      subjectId: stationId,
      details: { phonesEnded },
    });
    await tellWithCommit(tx, stationNews(open.activity_id));
    return { station: await findStation(tx, stationId), pairingCode: pairing.code, pairingUrl: pairing.url };
  });
}
