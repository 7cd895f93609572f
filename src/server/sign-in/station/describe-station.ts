import type { SignInKind } from '#domain/participant/kinds.ts';
import { highestContiguous, highestSeen } from '#domain/sign-in/sequence.ts';
import type { DeviceProfile } from '#domain/sign-in/words.ts';
import type { DeviceActor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { activitiesElsewhere } from '../people/activities-elsewhere.ts';
import { loadDoorSettings } from '../door-settings.ts';
import { currentKey, ensureSigningKey } from '../code/signing-keys.ts';
import { stationSessions } from './station-session.ts';
import { supervisorsOfDoor } from './supervisor-codes.ts';
import { maySwitchSql } from './switch-station.ts';

interface Row {
  may_switch: boolean;
  device_name: string;
  station_name: string;
  kinds: SignInKind[];
  profile: DeviceProfile;
  gate: string;
  seen: number[];
  last_seq: number;
  name_tc: string;
  name_en: string;
  name_pt: string;
  session_id: string | null;
}

/** What a paired phone needs to judge on its own. */
export async function describeStation(world: World, actor: DeviceActor) {
  const { db } = world;
  const [row] = await db.query<Row>(
    `select ${maySwitchSql} as may_switch, d.name as device_name, s.name as station_name, s.kinds, s.profile, s.gate, d.seen,
       coalesce(r.last_seq, 0) as last_seq, a.name_tc, a.name_en, a.name_pt, s.session_id
     from device d join station s on s.id = d.station_id join activity a on a.id = d.activity_id
     left join device_report r on r.device_id = d.id where d.id = $1`,
    [actor.deviceId],
  );
  const settings = (await loadDoorSettings(db, [actor.activityId])).get(actor.activityId);
  if (!row || !settings) throw refuse('LOGIN_REQUIRED');
  if (!(await currentKey(world, db, actor.activityId))) {
    await db.transaction((tx) => ensureSigningKey(world, tx, actor.activityId));
  }
  const sessions = await stationSessions(db, [row.session_id]);
  return {
    deviceId: actor.deviceId,
    deviceName: row.device_name,
    stationName: row.station_name,
    activityId: actor.activityId,
    activityNames: { tc: row.name_tc, en: row.name_en, pt: row.name_pt },
    kinds: row.kinds,
    profile: row.profile,
    gate: row.gate,
    session: sessions.get(row.session_id) ?? null,
    expiresAt: actor.expiresAt,
    serverTime: world.clock.now(),
    settings: {
      oncePerDay: settings.oncePerDay,
      windows: settings.windows.map(({ kind, opensAt, closesAt }) => ({ kind, opensAt, closesAt })),
      cancelledKinds: Object.keys(settings.cancelledAt) as SignInKind[],
    },
    supervisors: await supervisorsOfDoor(world, actor.activityId),
    elsewhere: await activitiesElsewhere(world, actor.activityId),
    maySwitch: row.may_switch,
    highestContiguousSeq: highestContiguous(row.seen),
    highestSeq: Math.max(highestSeen(row.seen), row.last_seq),
  };
}
