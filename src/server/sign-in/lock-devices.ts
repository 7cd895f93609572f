import type { SignInKind } from '#domain/participant/kinds.ts';
import type { JudgedDevice } from '#domain/sign-in/model.ts';
import type { DeviceProfile } from '#domain/sign-in/words.ts';
import type { Queries } from '#server/db/database.ts';
import { arrayLiteral } from './array-literal.ts';
import { ms } from './held-attempts.ts';

export interface LockedDevice extends JudgedDevice {
  name: string;
  gate: string;
  seen: number[];
  overrides: number;
}

interface Row {
  id: string;
  activity_id: string;
  name: string;
  gate: string;
  kinds: SignInKind[];
  profile: DeviceProfile;
  ends: number | null;
  seen: number[];
  overrides: number;
}

const statement = `select d.id, d.activity_id, d.name, s.gate, s.kinds, s.profile,
  ${ms('least(d.revoked_at, s.valid_until)')} as ends, d.seen, d.overrides
  from device d join station s on s.id = d.station_id where d.id = any($1::uuid[])
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
        name: row.name,
        gate: row.gate,
        seen: row.seen,
        overrides: row.overrides,
      },
    ]),
  );
}
