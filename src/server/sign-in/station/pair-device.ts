import type { SignInKind } from '#domain/participant/kinds.ts';
import type { DeviceProfile } from '#domain/sign-in/words.ts';
import type { Instant } from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import { refuse } from '#server/refusal.ts';
import { hashToken, newToken } from '#server/secrets.ts';
import type { Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { checkProofKey } from './device-proof.ts';
import { stationNews, tellWithCommit } from '../events/door-news.ts';
import { pairingHash } from './pairing-code.ts';

/** What a phone that becomes a station's device needs to know of it. */
export interface StationOfDevice {
  id: string;
  activity_id: string;
  kinds: SignInKind[];
  profile: DeviceProfile;
  gate: string;
  valid_until: Instant;
}

export interface PairedPhone {
  deviceName: string;
  /** What it signs by from now on. */
  proofKey?: string | null | undefined;
  /** The device that it was before. */
  switchedFrom?: string | null;
}

/** A phone becomes the device of a station. The code works once. @throws PAIRING_CODE_ERROR, PARAMS_ERROR */
export async function pairDevice(world: World, pairingCode: string, phone: PairedPhone) {
  if (phone.proofKey) checkProofKey(phone.proofKey);
  return world.db.transaction(async (tx) => {
    const now = world.clock.now();
    const [station] = await tx.query<StationOfDevice>(
      `update station set pairing_hash = null, pairing_expires_at = null
       where pairing_hash = $1 and pairing_expires_at > $2 and revoked_at is null and valid_until > $2
       returning id, activity_id, kinds, profile, gate, valid_until`,
      [pairingHash(pairingCode), now],
    );
    if (!station) throw refuse('PAIRING_CODE_ERROR');
    return addDevice(world, tx, station, phone);
  });
}

/** The phone is the station's device from now on, by a token that only its answer tells. */
export async function addDevice(
  world: World,
  tx: Transaction,
  station: StationOfDevice,
  { deviceName, proofKey = null, switchedFrom = null }: PairedPhone,
) {
  const { id: stationId, activity_id: activityId, kinds, profile, gate, valid_until: expiresAt } = station;
  const now = world.clock.now();
  const deviceId = newId();
  const token = newToken();
  await tx.query(
    `insert into device (id, station_id, activity_id, name, token_hash, proof_key, paired_at, switched_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [deviceId, stationId, activityId, deviceName, hashToken(token), proofKey, now, switchedFrom],
  );
  await tx.query('insert into device_report (device_id, seen_at) values ($1, $2)', [deviceId, now]);
  await tellWithCommit(tx, stationNews(activityId));
  return { deviceId, token, activityId, kinds, profile, gate, expiresAt, serverTime: now };
}
