import type { StationSession } from '#contract/sign-in/session.ts';
import type { Station } from '#contract/sign-in/station.ts';
import type { Instant } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { highestSeen, missingCount } from '#domain/sign-in/sequence.ts';
import type { DeviceProfile } from '#domain/sign-in/words.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { stationSessions } from './station-session.ts';

interface Made {
  seen: number[];
  lastSeq: number;
  doubled: number;
}

interface Row {
  id: string;
  activity_id: string;
  name: string;
  kinds: SignInKind[];
  gate: string;
  profile: DeviceProfile;
  valid_until: Instant;
  created_at: Instant;
  revoked_at: Instant | null;
  device_name: string | null;
  paired_at: Instant | null;
  made: Made[] | null;
  seen_at: Instant | null;
  pending: number | null;
  list_age_seconds: number | null;
  clock_offset_ms: number | null;
  app_version: string | null;
  decision_p95_ms: number | null;
  preflight: Station['preflight'];
  preflight_at: Instant | null;
  session_id: string | null;
}

// A station shows the phone that was paired with it last, and counts what every phone ever paired with it has made: one
// whose storage was cleared comes back as another, and what it had not sent must not be forgotten with it (N3).
const select = `select s.id, s.activity_id, s.name, s.kinds, s.gate, s.profile, s.valid_until, s.created_at, s.revoked_at,
  d.name as device_name, d.paired_at, r.seen_at, r.pending, r.list_age_seconds, r.clock_offset_ms,
  r.app_version, r.decision_p95_ms, r.preflight, r.preflight_at, s.session_id,
  (select json_agg(json_build_object('seen', e.seen, 'lastSeq', coalesce(t.last_seq, 0), 'doubled', e.doubled))
   from device e left join device_report t on t.device_id = e.id where e.station_id = s.id) as made
  from station s
  left join lateral (select * from device where station_id = s.id order by paired_at desc, id desc limit 1) d on true
  left join device_report r on r.device_id = d.id`;

const sum = ({ made }: Row, of: (phone: Made) => number): number =>
  (made ?? []).reduce((total, phone) => total + of(phone), 0);

const shownWith = (row: Row, session: StationSession | null): Station => ({
  id: row.id,
  activityId: row.activity_id,
  name: row.name,
  kinds: row.kinds,
  session,
  gate: row.gate,
  profile: row.profile,
  validUntil: row.valid_until,
  createdAt: row.created_at,
  revokedAt: row.revoked_at,
  deviceName: row.device_name,
  pairedAt: row.paired_at,
  lastSeenAt: row.seen_at,
  pending: row.pending,
  listAgeSeconds: row.list_age_seconds,
  clockOffsetMs: row.clock_offset_ms,
  appVersion: row.app_version,
  preflight: row.preflight,
  preflightAt: row.preflight_at,
  highestSeq: sum(row, ({ seen, lastSeq }) => Math.max(highestSeen(seen), lastSeq)),
  missing: sum(row, ({ seen, lastSeq }) => missingCount(seen, lastSeq)),
  doubled: sum(row, ({ doubled }) => doubled),
  decisionP95Ms: row.decision_p95_ms,
});

async function shown(db: Queries, rows: readonly Row[]): Promise<Station[]> {
  const sessions = await stationSessions(
    db,
    rows.map((row) => row.session_id),
  );
  return rows.map((row) => shownWith(row, sessions.get(row.session_id) ?? null));
}

export async function listStations(db: Queries, activityId: string): Promise<Station[]> {
  const rows = await db.query<Row>(`${select} where s.activity_id = $1 order by s.created_at, s.id limit 500`, [
    activityId,
  ]);
  return shown(db, rows);
}

/** @throws ENTITY_NOT_FOUND */
export async function findStation(db: Queries, stationId: string): Promise<Station> {
  const [row] = await db.query<Row>(`${select} where s.id = $1`, [stationId]);
  const [found] = row ? await shown(db, [row]) : [];
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  return found;
}
