import { type BusinessDate } from '#domain/instant.ts';
import { kindsOf, type SignInKind } from '#domain/participant/kinds.ts';
import type { PossibleTime } from '#domain/sign-in/honest-time.ts';
import type { HeldAttempt, JudgedDevice, JudgedPerson, JudgedSettings } from '#domain/sign-in/model.ts';
import { standingOf } from '#domain/sign-in/standing.ts';
import type { DeviceProfile, ShownResult, Verdict } from '#domain/sign-in/words.ts';
import type { Queries } from '#server/db/database.ts';
import { arrayLiteral } from './array-literal.ts';
import type { DoorSettings } from '../door-settings.ts';

/** A timestamp as ms since 1970. */
export const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;

export interface SignInRow {
  id: string;
  active: boolean;
  voided: boolean;
  attemptId: string;
}

/** An attempt in the database, with what judging it anew needs. */
export interface Held extends HeldAttempt {
  codeEndedAt: number | null;
  /** As known at first arrival (`honest-time.ts`); null where no clock is in doubt. */
  possibleFrom: number | null;
  deviceId: string | null;
  device: JudgedDevice | null;
  activityId: string;
  participantId: string | null;
  annuls: string | null;
  annulledBy: string | null;
  gate: string;
  deviceName: string;
  receivedMs: number;
  bodyHash: string;
  reply: string;
  signIn: SignInRow | null;
}

export interface PersonRow extends JudgedPerson {
  id: string;
  codeHash: string;
  /** Of the codes asked for, those that were theirs before, and until when, in ms. */
  formerCodes: Readonly<Record<string, number>>;
}

interface HeldRow {
  id: string;
  code_ended: number | null;
  possible_from: number | null;
  device_id: string | null;
  activity_id: string;
  participant_id: string | null;
  kind: SignInKind;
  scope: string;
  shown: ShownResult;
  override: boolean;
  override_leased: boolean;
  allowed: boolean;
  t: number;
  u: number;
  annuls: string | null;
  annulled_by: string | null;
  gate: string;
  device_name: string;
  verdict: Verdict;
  received_ms: number;
  body_hash: string;
  reply: string;
  device_activity_id: string | null;
  device_kinds: SignInKind[] | null;
  device_profile: DeviceProfile | null;
  device_ends: number | null;
  sign_in_id: string | null;
  sign_in_active: boolean | null;
  sign_in_voided: boolean | null;
  sign_in_attempt_id: string | null;
}

const heldColumns = `a.id, a.device_id, a.activity_id, a.participant_id, a.kind, a.scope, a.shown, a.override,
  a.override_leased, a.allowed_by is not null as allowed, ${ms('a.estimated_time')} as t, a.uncertainty_ms as u, a.annuls,
  a.annulled_by, a.gate, a.device_name,
  a.verdict, ${ms('a.received_at')} as received_ms, a.body_hash, a.reply, d.activity_id as device_activity_id,
  ${ms('f.ended_at')} as code_ended,
  ${ms('a.possible_from')} as possible_from, s.kinds as device_kinds, s.profile as device_profile, ${ms('least(d.revoked_at, s.valid_until)')} as device_ends,
  si.id as sign_in_id, si.active as sign_in_active, si.voided as sign_in_voided, si.attempt_id as sign_in_attempt_id
  from attempt a left join device d on d.id = a.device_id left join station s on s.id = d.station_id
  left join sign_in si on si.participant_id = a.participant_id and si.kind = a.kind and si.scope = a.scope
  left join former_code f on f.code_hash = a.credential`;

const fullStatement = `select ${heldColumns} where a.id = any($1::uuid[])`;
// What can neither hold credit nor contradict anything is not loaded: refused scans may be many. These two are planned
// anew each time: a plan made while the table was empty reads all of it, and would be kept.
const matters = "annuls is null and (shown = 'ADMIT' or verdict in ('ACCEPTED', 'UNKNOWN'))";
const relatedStatement = `select id from attempt where id = any($1::uuid[]) or annuls = any($1::uuid[])
  or (participant_id = any($2::uuid[]) and ${matters})`;

/** Whose attempts these are, to lock them. */
export async function ownersOf(tx: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<{ participant_id: string }>(
    'select participant_id from attempt where id = any($1::uuid[]) and participant_id is not null',
    [arrayLiteral(ids)],
  );
  return rows.map(({ participant_id: id }) => id);
}

/**
 * The attempts with these ids, the annulments that wait for one of them, and what matters for the credit of these
 * people. Finding and loading are two steps because most people come for the first time: then there is nothing to load.
 */
export async function findRelated(
  tx: Queries,
  ids: readonly string[],
  people: ReadonlyMap<string, PersonRow>,
): Promise<string[]> {
  if (ids.length === 0 && people.size === 0) return [];
  const rows = await tx.query<{ id: string }>(relatedStatement, [arrayLiteral(ids), arrayLiteral([...people.keys()])]);
  return rows.map(({ id }) => id);
}

/** Annulments of these attempts, the first made first. */
export async function findAnnulments(tx: Queries, targets: readonly string[]): Promise<Held[]> {
  if (targets.length === 0) return [];
  const rows = await tx.query<{ id: string }>(
    'select id from attempt where annuls is not null and annuls = any($1::uuid[]) order by id',
    [arrayLiteral(targets)],
  );
  const found = await loadAttempts(
    tx,
    rows.map(({ id }) => id),
  );
  return found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Whether it can hold credit or contradict: what `findRelated` looks for in people. */
export const mattersFor = (held: Held, people: ReadonlyMap<string, PersonRow>): boolean =>
  held.participantId !== null &&
  people.has(held.participantId) &&
  held.annuls === null &&
  (held.shown === 'ADMIT' || held.verdict === 'ACCEPTED' || held.verdict === 'UNKNOWN');

/** Attempts in full, their standing not known yet. */
export async function loadAttempts(tx: Queries, ids: readonly string[]): Promise<Held[]> {
  if (ids.length === 0) return [];
  return (await tx.query<HeldRow>(fullStatement, [arrayLiteral(ids)], 'door-attempts')).map(heldOf);
}

export const possibleTimeOf = ({ possibleFrom: from, receivedMs: until }: Held): PossibleTime | null =>
  from === null ? null : { from, until };

/** Gives an attempt the standing that follows from what is true now. */
export function judgeAnew(
  held: Held,
  people: ReadonlyMap<string, PersonRow>,
  settings: ReadonlyMap<string, DoorSettings>,
): void {
  const person = held.participantId === null ? null : (people.get(held.participantId) ?? null);
  const possible = possibleTimeOf(held);
  held.standing = standingOf({ ...held, person, possible, settings: settings.get(held.activityId) ?? noSettings });
}

const noSettings: JudgedSettings = { oncePerDay: false, windows: [], cancelledAt: {} };

function heldOf(row: HeldRow): Held {
  const device: JudgedDevice | null =
    row.device_id && row.device_activity_id && row.device_kinds && row.device_profile
      ? {
          deviceId: row.device_id,
          activityId: row.device_activity_id,
          kinds: row.device_kinds,
          profile: row.device_profile,
          endsAt: row.device_ends,
        }
      : null;
  return {
    id: row.id,
    time: { t: row.t, u: row.u },
    codeEndedAt: row.code_ended,
    possibleFrom: row.possible_from,
    kind: row.kind,
    scope: row.scope,
    shown: row.shown,
    override: row.override,
    overrideLeased: row.override_leased,
    allowed: row.allowed,
    standing: { word: 'UNKNOWN' },
    verdict: row.verdict,
    annulled: row.annulled_by !== null,
    deviceId: row.device_id,
    device,
    activityId: row.activity_id,
    participantId: row.participant_id,
    annuls: row.annuls,
    annulledBy: row.annulled_by,
    gate: row.gate,
    deviceName: row.device_name,
    receivedMs: row.received_ms,
    bodyHash: row.body_hash,
    reply: row.reply,
    signIn:
      row.sign_in_id && row.sign_in_attempt_id
        ? {
            id: row.sign_in_id,
            active: row.sign_in_active === true,
            voided: row.sign_in_voided === true,
            attemptId: row.sign_in_attempt_id,
          }
        : null,
  };
}

interface ParticipantRow {
  id: string;
  activity_id: string;
  code_hash: string;
  former_codes: Record<string, number> | null;
  dinner: boolean;
  hotel: boolean;
  revoked: number | null;
  cancelled: number | null;
  check_in: BusinessDate | null;
  check_out: BusinessDate | null;
}

// Locked in the order of ids, as everybody does who changes what is true of people at the door: so nothing deadlocks.
const peopleStatement = `select p.id, p.activity_id, p.code_hash, p.dinner, p.hotel, ${ms('p.revoked_at')} as revoked,
  ${ms('least(p.cancelled_at, p.removed_at)')} as cancelled, p.check_in, p.check_out,
  (select jsonb_object_agg(f.code_hash, ${ms('f.ended_at')}) from former_code f
   where f.code_hash = any($2::text[]) and f.participant_id = p.id) as former_codes
  from participant p where p.credential is not null and (p.id = any($1::uuid[]) or p.code_hash = any($2::text[])
    or p.id = any(array(select participant_id from former_code where code_hash = any($2::text[]))))
  order by p.id for no key update of p`;

/** The expected people with these ids, or whose code has or had one of these hashes, locked until the transaction ends. */
export async function lockPeople(
  tx: Queries,
  ids: readonly string[],
  codeHashes: readonly string[],
): Promise<Map<string, PersonRow>> {
  if (ids.length === 0 && codeHashes.length === 0) return new Map();
  const values = [arrayLiteral(ids), arrayLiteral(codeHashes)];
  const rows = await tx.query<ParticipantRow>(peopleStatement, values, 'door-people');
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        activityId: row.activity_id,
        codeHash: row.code_hash,
        formerCodes: row.former_codes ?? {},
        kinds: kindsOf(row),
        revokedAt: row.revoked,
        cancelledAt: row.cancelled,
        stay: row.check_in && row.check_out ? { checkIn: row.check_in, checkOut: row.check_out } : null,
      },
    ]),
  );
}
