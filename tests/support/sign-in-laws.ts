import { hash } from 'node:crypto';
import type { Attempt, StoredVerdict } from '#contract/sign-in/attempt.ts';
import { attemptText } from '#domain/sign-in/checksum.ts';
import type { Queries } from '#server/db/database.ts';

/** What a device exports at the end: what it made, and the verdicts it was told. */
export interface DeviceJournal {
  deviceId: string;
  attempts: readonly Attempt[];
  verdicts: ReadonlyMap<string, StoredVerdict>;
}

/** Somebody who may be let in, as whoever made the history knows. */
export interface ExpectedGuest {
  participantId: string;
  credential: string;
}

interface ServerAttempt {
  id: string;
  device_id: string | null;
  seq: number;
  participant_id: string | null;
  kind: string;
  scope: string;
  shown: string;
  verdict: string;
  annuls: string | null;
  body_hash: string;
  reply: string;
  received: number;
  t: number;
  profile: string | null;
}

interface ServerSignIn {
  participant_id: string;
  kind: string;
  scope: string;
  active: boolean;
  attempt_id: string;
}

const ownUndoMs = 15 * 60_000;

/**
 * Checks a run from two independent journals, the devices' and the server's tables, and says every violation of the
 * laws of sign-in in a line. It knows the rules by itself and asks none of the code under test: who counts is decided by
 * the guests it is given, whatever the server's verdict was. For histories whose people are neither revoked nor
 * cancelled, and without departures from hotels.
 */
export async function lawViolations(
  db: Queries,
  journals: readonly DeviceJournal[],
  guests: readonly ExpectedGuest[],
): Promise<string[]> {
  const attempts = await db.query<ServerAttempt>(
    `select a.id, a.device_id, a.seq, a.participant_id, a.kind, a.scope, a.shown, a.verdict, a.annuls, a.body_hash, a.reply,
       (extract(epoch from a.received_at) * 1000)::bigint as received,
       (extract(epoch from a.estimated_time) * 1000)::bigint as t, s.profile
     from attempt a left join device d on d.id = a.device_id left join station s on s.id = d.station_id`,
  );
  const signIns = await db.query<ServerSignIn>('select participant_id, kind, scope, active, attempt_id from sign_in');
  const seen = await db.query<{ id: string; seen: number[] }>('select id, seen from device');
  return [
    ...lostOrExtra(journals, attempts),
    ...perDeviceOrder(journals, attempts, new Map(seen.map(({ id, seen }) => [id, seen]))),
    ...wronglyJudged(journals, attempts, guests),
    ...oneActiveSignIn(attempts, signIns, new Set(guests.map(({ participantId }) => participantId))),
  ];
}

/** Law 1, and its other half: nothing that no device made; everybody was told what is stored (Law 3). */
function lostOrExtra(journals: readonly DeviceJournal[], attempts: readonly ServerAttempt[]): string[] {
  const stored = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const made = new Set<string>();
  const found: string[] = [];
  for (const { deviceId, attempts, verdicts } of journals) {
    for (const attempt of attempts) {
      made.add(attempt.id);
      const row = stored.get(attempt.id);
      if (!row) {
        found.push(`Law 1: attempt ${attempt.id} of ${deviceId} is not on the server`);
        continue;
      }
      if (row.device_id !== deviceId) found.push(`Law 1: attempt ${attempt.id} stands under another device`);
      if (row.body_hash !== hash('sha256', attemptText(attempt)))
        found.push(`Law 1: attempt ${attempt.id} was changed`);
      const told = verdicts.get(attempt.id);
      if (told && JSON.stringify(told) !== row.reply) {
        found.push(`Law 3: of ${attempt.id} the device was told ${JSON.stringify(told)}, stored is ${row.reply}`);
      }
    }
  }
  const devices = new Set(journals.map(({ deviceId }) => deviceId));
  for (const { id, device_id: deviceId } of attempts) {
    if (deviceId && devices.has(deviceId) && !made.has(id)) found.push(`extra: nobody made attempt ${id}`);
  }
  return found;
}

/** A device's attempts arrive oldest first, and the server knows of no gap. */
function perDeviceOrder(
  journals: readonly DeviceJournal[],
  attempts: readonly ServerAttempt[],
  seen: ReadonlyMap<string, number[]>,
): string[] {
  const found: string[] = [];
  for (const { deviceId, attempts: made } of journals) {
    const own = attempts.filter((attempt) => attempt.device_id === deviceId).toSorted((a, b) => a.seq - b.seq);
    for (let i = 1; i < own.length; i++) {
      const [before, after] = [own[i - 1], own[i]];
      if (before && after && after.received < before.received) {
        found.push(`order: ${deviceId} sent ${after.seq} before ${before.seq}`);
      }
    }
    const runs = JSON.stringify(seen.get(deviceId) ?? []);
    const expected = made.length === 0 ? '[]' : JSON.stringify([1, made.length]);
    if (runs !== expected) found.push(`gap: of ${deviceId} the server has seen ${runs} instead of ${expected}`);
  }
  return found;
}

const counted = new Set(['ACCEPTED', 'ALREADY_SIGN_IN', 'ANNULLED']);

/** Law 2 from the phones' side: whom a phone let in, and may come in, the server knows and counts. */
function wronglyJudged(
  journals: readonly DeviceJournal[],
  attempts: readonly ServerAttempt[],
  guests: readonly ExpectedGuest[],
): string[] {
  const stored = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const byCode = new Map(guests.map(({ credential, participantId }) => [credential, participantId]));
  const known = new Set(byCode.values());
  const found: string[] = [];
  for (const { id, shown, annuls, credential, participantId } of journals.flatMap(({ attempts }) => attempts)) {
    const row = stored.get(id);
    const guest = credential === undefined ? participantId : byCode.get(credential);
    if (!row || annuls || shown !== 'ADMIT' || !guest || !known.has(guest)) continue;
    if (row.participant_id !== guest) found.push(`Law 2: attempt ${id} of ${guest} stands under ${row.participant_id}`);
    else if (!counted.has(row.verdict)) found.push(`Law 2: ${guest} was let in by ${id}, judged ${row.verdict}`);
  }
  return found;
}

const subjectOf = (one: { participant_id: string | null; kind: string; scope: string }): string =>
  `${one.participant_id} ${one.kind} [${one.scope}]`;

/** Laws 2 and 4: one active sign-in where somebody counts, none otherwise; the earliest has the credit. */
function oneActiveSignIn(
  attempts: readonly ServerAttempt[],
  signIns: readonly ServerSignIn[],
  guests: ReadonlySet<string | null>,
): string[] {
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const takenBack = new Set<string>();
  for (const annulment of attempts) {
    const target = annulment.annuls ? byId.get(annulment.annuls) : undefined;
    if (!target || target.annuls) continue;
    const mayAlways = annulment.profile === 'SUPERVISOR' || annulment.device_id === null;
    const own = annulment.device_id === target.device_id && Math.abs(annulment.t - target.t) <= ownUndoMs;
    if (mayAlways || own) takenBack.add(target.id);
  }
  const expected = new Map<string, ServerAttempt>();
  const accepted = new Map<string, number>();
  for (const attempt of attempts) {
    if (attempt.annuls || attempt.shown !== 'ADMIT' || !guests.has(attempt.participant_id)) continue;
    const subject = subjectOf(attempt);
    if (attempt.verdict === 'ACCEPTED') accepted.set(subject, (accepted.get(subject) ?? 0) + 1);
    if (takenBack.has(attempt.id)) continue;
    const held = expected.get(subject);
    if (!held || attempt.t < held.t || (attempt.t === held.t && attempt.id < held.id)) expected.set(subject, attempt);
  }
  const found: string[] = [];
  const active = new Map<string, ServerSignIn>();
  for (const row of signIns.filter((row) => row.active)) {
    const subject = subjectOf(row);
    if (active.has(subject)) found.push(`Law 2: ${subject} is signed in twice`);
    active.set(subject, row);
  }
  for (const [subject, attempt] of expected) {
    const credited = active.get(subject)?.attempt_id;
    if (!credited) found.push(`Law 2: ${subject} is not signed in`);
    else if (credited !== attempt.id)
      found.push(`Law 4: ${subject} is credited to ${credited} instead of ${attempt.id}`);
  }
  for (const subject of active.keys()) {
    if (!expected.has(subject)) found.push(`Law 2: ${subject} is signed in without anybody having let them in`);
  }
  // Without take-backs, first come is accepted and nobody after.
  if (takenBack.size === 0) {
    for (const [subject, count] of accepted) {
      if (count !== 1) found.push(`Law 2: ${subject} was accepted ${count} times`);
    }
  }
  return found;
}
