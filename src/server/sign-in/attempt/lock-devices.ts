import type { SignInKind } from '#domain/participant/kinds.ts';
import type { LastReport } from '#domain/sign-in/honest-time.ts';
import type { JudgedDevice } from '#domain/sign-in/model.ts';
import type { DeviceProfile } from '#domain/sign-in/words.ts';
import type { Queries } from '#server/db/database.ts';
import { arrayLiteral } from './array-literal.ts';
import { ms } from './held-attempts.ts';

export interface LockedDevice extends JudgedDevice, LastReport {
  name: string;
  gate: string;
  /** The session of a forum that its station stands before. */
  session: string | null;
  seen: number[];
  overrides: number;
}

interface Row {
  id: string;
  activity_id: string;
  name: string;
  gate: string;
  session_id: string | null;
  kinds: SignInKind[];
  profile: DeviceProfile;
  ends: number | null;
  paired: number;
  reported: number;
  reported_seq: number;
  seen: number[];
  overrides: number;
}

const statement = `select d.id, d.activity_id, d.name, s.gate, s.session_id, s.kinds, s.profile,
  ${ms('least(d.revoked_at, s.valid_until)')} as ends, d.seen, d.overrides, ${ms('d.paired_at')} as paired,
  ${ms('r.seen_at')} as reported, r.last_seq as reported_seq
  from device d join station s on s.id = d.station_id join device_report r on r.device_id = d.id where d.id = any($1::uuid[])
  order by d.id for no key update of d`;

/** The devices, locked in the order of their ids until the transaction ends: one batch of a phone at a time. */
export async function lockDevices(tx: Queries, ids: readonly string[]): Promise<Map<string, LockedDevice>> {
  const rows = await tx.query<Row>(statement, [arrayLiteral(ids)], 'door-devices');
  return new Map(
    rows.map((row) => [
      row.id,
      {
        deviceId: row.id,
        activityId: row.activity_id,
        kinds: row.kinds,
        profile: row.profile,
        endsAt: row.ends,
        pairedAt: row.paired,
        reportedAt: row.reported,
        reportedSeq: row.reported_seq,
        name: row.name,
        gate: row.gate,
        session: row.session_id,
        seen: row.seen,
        overrides: row.overrides,
      },
    ]),
  );
}
