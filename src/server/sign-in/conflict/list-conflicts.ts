import type { Conflict } from '#contract/sign-in/conflict.ts';
import type { Instant } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { ConflictResolution, ConflictSeverity, ShownResult, Verdict } from '#domain/sign-in/words.ts';
import { nameOfAccount } from '#server/account/account-names.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/database.ts';

interface Side {
  attemptId: string;
  at: Instant;
  uncertaintyMs: number;
  gate: string;
  deviceName: string;
  shown: ShownResult;
  verdict: Verdict;
  reason: string | null;
  allowedBy: string | null;
  groupSize: number | null;
}

interface Row {
  id: string;
  activity_id: string;
  kind: SignInKind;
  severity: ConflictSeverity;
  created_at: Instant;
  participant_id: string | null;
  name_tc: string | null;
  name_en: string | null;
  unit_name: string | null;
  photo_id: string | null;
  reason: Verdict;
  order_uncertain: boolean;
  resolution: ConflictResolution | null;
  resolved_at: Instant | null;
  resolved_by: string | null;
  note: string | null;
  device_id: string | null;
  attempt: Side;
  credited: Side | null;
}

/** A conflict, and the device whose screen it is about. */
export interface ListedConflict {
  deviceId: string | null;
  conflict: Conflict;
}

const side = (alias: string): string => `json_build_object('attemptId', ${alias}.id, 'at', ${alias}.estimated_time,
  'uncertaintyMs', ${alias}.uncertainty_ms, 'gate', ${alias}.gate, 'deviceName', ${alias}.device_name,
  'shown', ${alias}.shown, 'verdict', ${alias}.verdict, 'reason', case when ${alias}.override then ${alias}.reason end,
  'allowedBy', (select ${nameOfAccount('b')}
    from supervisor_code o join account b on b.id = o.account_id where o.id = ${alias}.allowed_by),
  'groupSize', (select nullif(count(distinct g.participant_id)::int, 0) from attempt g where g.group_id = ${alias}.group_id))`;

const columns = `select c.id, c.activity_id, c.kind, c.severity, c.created_at, c.participant_id, p.name_tc, p.name_en,
  coalesce(nullif(u.name_tc, ''), u.name_en) as unit_name, p.photo_id, c.reason, c.order_uncertain, c.resolution, c.resolved_at,
  c.resolved_by, c.note, a.device_id, ${side('a')} as attempt,
  case when k.id is null then null else ${side('k')} end as credited
  from conflict c join attempt a on a.id = c.attempt_id
  left join attempt k on k.id = c.credited_attempt_id
  left join participant p on p.id = c.participant_id left join unit u on u.id = p.unit_id`;

const listed = (row: Row): ListedConflict => ({
  deviceId: row.device_id,
  conflict: {
    id: row.id,
    activityId: row.activity_id,
    kind: row.kind,
    severity: row.severity,
    createdAt: row.created_at,
    participantId: row.participant_id,
    nameTc: row.name_tc ?? '',
    nameEn: row.name_en ?? '',
    unitName: row.unit_name ?? '',
    photo: row.photo_id,
    reason: row.reason,
    orderUncertain: row.order_uncertain,
    attempt: instantSide(row.attempt),
    credited: row.credited ? instantSide(row.credited) : null,
    resolution: row.resolution,
    resolvedAt: row.resolved_at,
    resolvedBy: row.resolved_by,
    note: row.note,
  },
});

/** JSON from the database writes times in its own way. */
const instantSide = (one: Side): Side => ({ ...one, at: new Date(one.at).toISOString() as Instant });

export async function conflictsById(db: Queries, ids: readonly string[]): Promise<ListedConflict[]> {
  const rows = await db.query<Row>(`${columns} where c.id = any($1::uuid[])`, [ids]);
  return rows.map(listed);
}

/** What a device showed that is contradicted and not yet settled, newest first. */
export async function conflictsOfDevice(db: Queries, deviceId: string): Promise<Conflict[]> {
  const rows = await db.query<Row>(
    `${columns} where a.device_id = $1 and c.resolution is null order by c.created_at desc, c.id limit 200`,
    [deviceId],
  );
  return rows.map((row) => listed(row).conflict);
}

export interface ConflictSearch {
  activityId: string;
  state: 'open' | 'resolved' | 'all';
  severity?: ConflictSeverity | undefined;
  page: number;
  size: number;
}

const states = {
  open: 'c.resolution is null',
  resolved: 'c.resolution is not null',
  all: 'true',
} as const satisfies Record<ConflictSearch['state'], string>;

/** The inbox: what is grave first, then the newest. */
export async function searchConflicts(db: Queries, search: ConflictSearch) {
  const where = `where c.activity_id = $1 and ${states[search.state]} and ($2::text is null or c.severity = $2)`;
  const values = [search.activityId, search.severity ?? null];
  const rows = await db.query<Row>(
    `${columns} ${where} order by (c.severity = 'high') desc, c.created_at desc, c.id limit $3 offset $4`,
    [...values, search.size, search.page * search.size],
  );
  const { page, size } = search;
  const counted = await countUpTo({ page, size, found: rows.length }, async (most) => {
    const [count] = await db.query<{ total: number }>(
      `select count(*)::int as total from (select 1 from conflict c ${where} limit ${most}) counted`,
      values,
    );
    return count?.total ?? 0;
  });
  return { content: rows.map((row) => listed(row).conflict), ...counted };
}
