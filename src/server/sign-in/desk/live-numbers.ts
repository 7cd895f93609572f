import type { Instant } from '#domain/instant.ts';
import { plusMs } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { anotherLaneHelps, paceWindowMs, silentMs } from '#domain/sign-in/pace.ts';
import type { ConflictSeverity } from '#domain/sign-in/words.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { World } from '#server/world.ts';
import { doorCounts } from '../events/door-counts.ts';

interface GateRow {
  gate: string;
  signed_in: number;
  recent: number;
  phones: number;
  silent: number;
  pending: number;
  decision_p95_ms: number | null;
  last_seen: Instant | null;
}

/** For a session of a forum and not at the activity's own door: the scope is its id. */
const ofSession = (row: string): string => `(${row}.kind = 'ACTIVITY' and ${row}.scope ~ '^[0-9a-f]{8}-')`;

const here = "active and not (kind = 'HOTEL' and scope ~ '(^|:)OUT$')";

// Whoever went on from the gate to a session, or from one session to the next, came in one hour and not in two.
const cameAnew = `not (${ofSession('s')} and exists (select from sign_in o where o.participant_id = s.participant_id
  and o.kind = 'ACTIVITY' and o.active and o.id <> s.id
  and (not ${ofSession('o')} or (o.first_at, o.id) < (s.first_at, s.id))))`;

/** How the door is going: of those expected, per gate, per hour, and what waits for a decision. @throws ACTIVITY_NOT_FOUND */
export async function liveNumbers(world: World, activityId: string) {
  const { db } = world;
  await findActivity(db, activityId);
  const now = world.clock.now();
  const gates = await db.query<GateRow>(
    `with phones as (
       select s.gate, count(d.id)::int as phones, coalesce(sum(r.pending), 0)::int as pending,
         max(r.decision_p95_ms) as decision_p95_ms, max(r.seen_at) as last_seen,
         count(d.id) filter (where r.seen_at < $3)::int as silent
       from station s left join device d on d.station_id = s.id and d.revoked_at is null
       left join device_report r on r.device_id = d.id where s.activity_id = $1 and s.revoked_at is null group by s.gate
     ), signed as (
       select gate, count(*)::int as signed_in, count(*) filter (where first_at > $2)::int as recent
       from sign_in where activity_id = $1 and ${here} group by gate
     )
     select coalesce(phones.gate, signed.gate) as gate, coalesce(signed_in, 0) as signed_in, coalesce(recent, 0) as recent,
       coalesce(phones, 0) as phones, coalesce(silent, 0) as silent, coalesce(pending, 0) as pending, decision_p95_ms,
       last_seen
     from phones full join signed on signed.gate = phones.gate order by 1`,
    [activityId, plusMs(now, -paceWindowMs), plusMs(now, -silentMs)],
  );
  const hours = await db.query<{ hour: Instant; kind: SignInKind; signed_in: number }>(
    `select date_trunc('hour', first_at) as hour, kind, count(*)::int as signed_in
     from sign_in s where activity_id = $1 and ${here} and ${cameAnew} group by 1, 2 order by 1, 2`,
    [activityId],
  );
  const conflicts = await db.query<{ severity: ConflictSeverity; open: number }>(
    `select severity, count(*)::int as open from conflict where activity_id = $1 and resolution is null group by 1`,
    [activityId],
  );
  const [attended] = await db.query<{ people: number }>(
    `select count(distinct p.id)::int as people from participant p
     join sign_in s on s.participant_id = p.id and (s.active or s.voided)
     where p.activity_id = $1 and (p.cancelled_at is not null or s.voided)`,
    [activityId],
  );
  const cancelled = await db.query<{ kind: SignInKind }>(
    'select kind from cancelled_kind where activity_id = $1 order by kind',
    [activityId],
  );
  const open = (severity: ConflictSeverity) => conflicts.find((row) => row.severity === severity)?.open ?? 0;
  return {
    serverTime: now,
    counts: await doorCounts(db, activityId),
    cancelledKinds: cancelled.map(({ kind }) => kind),
    cancelledButAttended: attended?.people ?? 0,
    gates: gates.map(gateOf),
    hours: hours.map(({ hour, kind, signed_in: signedIn }) => ({ hour, kind, signedIn })),
    openConflicts: { low: open('low'), high: open('high') },
  };
}

function gateOf(row: GateRow) {
  const perMinute = row.recent / (paceWindowMs / 60_000);
  const allSilent = row.phones > 0 && row.silent === row.phones;
  return {
    gate: row.gate,
    signedIn: row.signed_in,
    perMinute,
    pending: row.pending,
    decisionP95Ms: row.decision_p95_ms,
    offlineSince: allSilent ? row.last_seen : null,
    openAnotherLane: anotherLaneHelps(perMinute, row.phones),
  };
}
