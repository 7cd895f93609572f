import { doorStaff } from '#domain/account/roles.ts';
import { newId } from '#domain/id.ts';
import type { DeviceActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { activitiesElsewhere } from '../people/activities-elsewhere.ts';
import { addDevice, type StationOfDevice } from './pair-device.ts';

/** Of a station `s`: a supervisor's phone, made by somebody who may still make stations. */
export const maySwitchSql = `(s.profile = 'SUPERVISOR' and exists (
  select 1 from account a join membership m on m.account_id = a.id
  where a.id = s.created_by and a.disabled_at is null and m.ended_at is null
    and m.org_type in (${doorStaff.map((role) => `'${role}'`).join(', ')})))`;

interface Row extends StationOfDevice {
  created_by: string;
  device_name: string;
}

/**
 * Where many people come with the codes of another activity, the phone goes over to it (R8): a station is made there
 * like the one here. What it has scanned here it still hands over as the device it was.
 * @throws ACTIVITY_NOT_FOUND for one that is not among those elsewhere, DEVICE_REVOKED, NO_PERMISSION
 */
export async function switchStation(world: World, actor: DeviceActor, activityId: string) {
  const elsewhere = await activitiesElsewhere(world, actor.activityId);
  if (!elsewhere.some((one) => one.activityId === activityId)) throw refuse('ACTIVITY_NOT_FOUND');
  return world.db.transaction(async (tx) => {
    const now = world.clock.now();
    // Whoever takes this phone out of service waits for the switch, and then ends both.
    const [self] = await tx.query('select id from device where id = $1 and revoked_at is null for no key update', [
      actor.deviceId,
    ]);
    if (!self) throw refuse('DEVICE_REVOKED');
    // Asked again because the answer was lost, it is the same station; the phone that never heard of it loses its rights.
    const [station] = await tx.query<Row>(
      `insert into station (id, activity_id, name, kinds, gate, profile, valid_until, created_by, created_at, switched_from)
       select $1, $2, s.name, s.kinds, s.gate, s.profile, s.valid_until, s.created_by, $3, d.id
       from device d join station s on s.id = d.station_id where d.id = $4 and ${maySwitchSql}
       on conflict (switched_from, activity_id) do update set valid_until = excluded.valid_until
         where station.revoked_at is null
       returning *, (select name from device where id = $4) as device_name`,
      [newId(), activityId, now, actor.deviceId],
    );
    if (!station) throw refuse('NO_PERMISSION');
    await tx.query('update device set revoked_at = $2 where station_id = $1 and revoked_at is null', [station.id, now]);
    await recordAudit(world, tx, {
      accountId: station.created_by,
      action: 'station.switch',
      subjectKind: 'station',
      subjectId: station.id,
      details: { from: actor.activityId, gate: station.gate, device: station.device_name },
    });
    const { proofKey, deviceId: switchedFrom } = actor;
    return addDevice(world, tx, station, { deviceName: station.device_name, proofKey, switchedFrom });
  });
}
