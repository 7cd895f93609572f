import { type Instant, instantOf } from '#domain/instant.ts';
import type { AttemptFact } from '#domain/sign-in/model.ts';
import type { Queries } from '#server/db/database.ts';
import { arrayLiteral } from './array-literal.ts';
import type { Held } from './held-attempts.ts';
import type { ConflictWrite, SignInWrite } from './settle-subjects.ts';

/** An attempt that arrives for the first time, judged. */
export interface NewAttempt {
  fact: AttemptFact;
  /** The hash of the code, as the list has it, or the text where it is none of ours. */
  code: string | null;
  accountId: string | null;
  allowedBy: string | null;
  held: Held;
}

export interface BatchWrite {
  attempts: readonly NewAttempt[];
  /** Attempts of earlier batches that are taken back, or no longer are: id and the annulment's. */
  takenBack: readonly { id: string; by: string | null }[];
  signIns: readonly SignInWrite[];
  devices: readonly { deviceId: string; seen: readonly number[]; overrides: number }[];
  now: Instant;
}

const statement = `with new_attempt as (
  insert into attempt (id, device_id, account_id, seq, activity_id, kind, scope, participant_id, given_participant_id,
    credential, source, shown, shown_reason, wall_time, estimated_time, uncertainty_ms, annuls, reason, override,
    override_leased, annulled_by, gate, device_name, body_hash, verdict, reply, allowed_by, group_id,
    possible_from, received_at)
  select n.*, $41::timestamptz from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::int[], $5::uuid[], $6::text[],
    $7::text[], $8::uuid[], $9::uuid[], $10::text[], $11::text[], $12::text[], $13::text[], $14::timestamptz[],
    $15::timestamptz[], $16::bigint[], $17::uuid[], $18::text[], $19::boolean[], $20::boolean[], $21::uuid[],
    $22::text[], $23::text[], $24::text[], $25::text[], $26::text[], $44::uuid[], $45::uuid[], $46::timestamptz[]) n
  on conflict (id) do nothing returning id
), taken_back as (
  update attempt a set annulled_by = n.by from unnest($27::uuid[], $28::uuid[]) n (id, by) where a.id = n.id
), signed as (
  insert into sign_in (id, activity_id, participant_id, kind, scope, active, voided, attempt_id, first_at, gate,
    device_name, created_at)
  select n.*, $41::timestamptz from unnest($29::uuid[], $30::uuid[], $31::uuid[], $32::text[], $33::text[],
    $34::boolean[], $35::boolean[], $36::uuid[], $37::timestamptz[], $38::text[], $39::text[]) n
  on conflict (participant_id, kind, scope) do update set active = excluded.active, voided = excluded.voided,
    attempt_id = excluded.attempt_id, first_at = excluded.first_at, gate = excluded.gate,
    device_name = excluded.device_name
  returning participant_id, activity_id
), listed as (
  insert into person_at_door as p (participant_id, activity_id, version)
  select distinct participant_id, activity_id, 1 from signed
  on conflict (participant_id) do update set version = p.version + 1, changed_by = pg_current_xact_id()
), counted as (
  update device d set seen = n.seen::int[], overrides = n.overrides
  from unnest($40::uuid[], $42::text[], $43::int[]) n (id, seen, overrides) where d.id = n.id
) select count(*)::int as inserted from new_attempt`;

/** Writes a judged batch in one statement. @returns how many of the attempts were not there yet */
export async function writeBatch(tx: Queries, write: BatchWrite): Promise<number> {
  // In the order of ids, so that two batches that hold the same attempts cannot wait for each other.
  const attempts = write.attempts.toSorted((a, b) => (a.fact.id < b.fact.id ? -1 : 1));
  const of = (pick: (one: NewAttempt) => string | number | boolean | null | undefined): string =>
    arrayLiteral(attempts.map((one) => pick(one) ?? null));
  const ofSignIn = (pick: (one: SignInWrite) => string | boolean): string => arrayLiteral(write.signIns.map(pick));
  const values = [
    of(({ fact }) => fact.id),
    of(({ held }) => held.deviceId),
    of(({ accountId }) => accountId),
    of(({ fact }) => fact.seq),
    of(({ fact }) => fact.activityId),
    of(({ fact }) => fact.kind),
    of(({ held }) => held.scope),
    of(({ held }) => held.participantId),
    of(({ fact }) => fact.participantId),
    of(({ code }) => code),
    of(({ fact }) => fact.source),
    of(({ held }) => held.shown),
    of(({ fact }) => fact.shownReason),
    of(({ fact }) => fact.wallTime),
    of(({ fact }) => fact.estimatedTime),
    of(({ fact }) => fact.uncertaintyMs),
    of(({ fact }) => fact.annuls),
    of(({ fact }) => fact.reason),
    of(({ held }) => held.override),
    of(({ held }) => held.overrideLeased),
    of(({ held }) => held.annulledBy),
    of(({ held }) => held.gate),
    of(({ held }) => held.deviceName),
    of(({ held }) => held.bodyHash),
    of(({ held }) => held.verdict),
    of(({ held }) => held.reply),
    arrayLiteral(write.takenBack.map(({ id }) => id)),
    arrayLiteral(write.takenBack.map(({ by }) => by)),
    ofSignIn(({ id }) => id),
    ofSignIn(({ activityId }) => activityId),
    ofSignIn(({ participantId }) => participantId),
    ofSignIn(({ kind }) => kind),
    ofSignIn(({ scope }) => scope),
    ofSignIn(({ active }) => active),
    ofSignIn(({ voided }) => voided),
    ofSignIn(({ attemptId }) => attemptId),
    ofSignIn(({ firstAt }) => firstAt),
    ofSignIn(({ gate }) => gate),
    ofSignIn(({ deviceName }) => deviceName),
    arrayLiteral(write.devices.map(({ deviceId }) => deviceId)),
    write.now,
    arrayLiteral(write.devices.map(({ seen }) => `{${seen.join(',')}}`)),
    arrayLiteral(write.devices.map(({ overrides }) => overrides)),
    of(({ allowedBy }) => allowedBy),
    of(({ fact }) => fact.groupId),
    of(({ held }) => (held.possibleFrom === null ? null : instantOf(held.possibleFrom))),
  ];
  const [row] = await tx.query<{ inserted: number }>(statement, values, 'door-write');
  return row?.inserted ?? 0;
}

/** Opens, changes and closes conflicts. */
export async function writeConflicts(tx: Queries, writes: readonly ConflictWrite[], now: Instant): Promise<void> {
  if (writes.length === 0) return;
  const of = (pick: (one: ConflictWrite) => string | boolean | null): string => arrayLiteral(writes.map(pick));
  await tx.query(
    `insert into conflict as c (id, activity_id, attempt_id, participant_id, kind, severity, reason,
       credited_attempt_id, order_uncertain, closes_at, resolution, resolved_at, created_at)
     select n.*, case when n.resolution is null then null else $12::timestamptz end, $12::timestamptz
     from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::uuid[],
       $9::boolean[], $10::timestamptz[], $11::text[])
       n (id, activity_id, attempt_id, participant_id, kind, severity, reason, credited, order_uncertain, closes_at,
         resolution)
     on conflict (attempt_id) do update set participant_id = excluded.participant_id, severity = excluded.severity,
       reason = excluded.reason, credited_attempt_id = excluded.credited_attempt_id,
       order_uncertain = excluded.order_uncertain, resolution = excluded.resolution,
       resolved_at = excluded.resolved_at, closes_at = case when excluded.closes_at is null then null
         when c.resolution is null then coalesce(c.closes_at, excluded.closes_at) else excluded.closes_at end`,
    [
      of(({ id }) => id),
      of(({ activityId }) => activityId),
      of(({ attemptId }) => attemptId),
      of(({ participantId }) => participantId),
      of(({ kind }) => kind),
      of(({ severity }) => severity),
      of(({ reason }) => reason),
      of(({ creditedId }) => creditedId),
      of(({ orderUncertain }) => orderUncertain),
      of(({ closesAt }) => closesAt),
      of(({ resolution }) => resolution),
      now,
    ],
    'door-conflict-write',
  );
}
