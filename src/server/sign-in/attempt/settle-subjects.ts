import { contradictionsOf, closesAfterMs, type Contradiction } from '#domain/sign-in/conflict.ts';
import { type Credit, creditOf, groupKey } from '#domain/sign-in/credit.ts';
import { newId } from '#domain/id.ts';
import { type Instant, instantOf, plusMs } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { Stay } from '#domain/sign-in/model.ts';
import type { ConflictResolution, ConflictSeverity, Verdict } from '#domain/sign-in/words.ts';
import type { Queries } from '#server/db/database.ts';
import { arrayLiteral } from './array-literal.ts';
import type { Held, PersonRow, SignInRow } from './held-attempts.ts';

export interface SignInWrite {
  id: string;
  activityId: string;
  participantId: string;
  kind: SignInKind;
  scope: string;
  active: boolean;
  voided: boolean;
  attemptId: string;
  firstAt: Instant;
  gate: string;
  deviceName: string;
}

export interface ConflictRow {
  id: string;
  attemptId: string;
  severity: ConflictSeverity;
  reason: Verdict;
  creditedId: string | null;
  resolution: ConflictResolution | null;
}

/** As it stands in the database. */
export interface KnownConflict extends ConflictRow {
  /** It was closed for want of harm, and not because it was no contradiction any more. */
  timedOut: boolean;
}

export interface ConflictWrite extends ConflictRow {
  activityId: string;
  participantId: string | null;
  kind: SignInKind;
  orderUncertain: boolean;
  closesAt: Instant | null;
}

export interface Weighed {
  credit: Credit;
  contradictions: Contradiction[];
}

export function weigh(group: readonly Held[], stay: Stay | null): Weighed {
  const credit = creditOf(group, stay);
  return { credit, contradictions: contradictionsOf(group, credit) };
}

/** The time of first sign-in as people see it: never later than its receipt, whatever a clock said. */
export const displayedAt = (held: Held): Instant => instantOf(Math.min(held.time.t, held.receivedMs));

/** One person's attempts of one kind and stay, and what the database has for them. */
export class Subjects {
  readonly #people: ReadonlyMap<string, PersonRow>;
  readonly #groups = new Map<string, Held[]>();
  readonly #signIns = new Map<string, SignInRow>();
  readonly #conflicts: Map<string, KnownConflict>;
  readonly #touched = new Set<string>();

  constructor(people: ReadonlyMap<string, PersonRow>, held: readonly Held[], conflicts: readonly KnownConflict[]) {
    this.#people = people;
    this.#conflicts = new Map(conflicts.map((conflict) => [conflict.attemptId, conflict]));
    for (const one of held) this.#put(one);
  }

  #key(held: Held): string {
    return held.participantId === null ? held.id : `${held.participantId} ${groupKey(held.kind, held.scope)}`;
  }

  #put(held: Held): void {
    const key = this.#key(held);
    const group = this.#groups.get(key);
    if (group) group.push(held);
    else this.#groups.set(key, [held]);
    if (held.signIn) this.#signIns.set(`${held.participantId} ${held.kind} ${held.scope}`, held.signIn);
  }

  add(held: Held): void {
    this.#put(held);
    this.touch(held);
  }

  /** What was true of it may have changed: it is weighed again at the end. */
  touch(held: Held): void {
    this.#touched.add(this.#key(held));
  }

  touchAll(): void {
    for (const key of this.#groups.keys()) this.#touched.add(key);
  }

  groupOf(held: Held): readonly Held[] {
    return this.#groups.get(this.#key(held)) ?? [];
  }

  stayOf(held: Held): Stay | null {
    return (held.participantId === null ? null : this.#people.get(held.participantId)?.stay) ?? null;
  }

  weigh(held: Held): Weighed {
    return weigh(this.groupOf(held), this.stayOf(held));
  }

  /** The id that the subject's sign-in has, or will have when this is its first. */
  signInId(held: Held): string {
    const key = `${held.participantId} ${held.kind} ${held.scope}`;
    const known = this.#signIns.get(key);
    if (known) return known.id;
    const fresh: SignInRow = { id: newId(), active: false, voided: false, attemptId: '' };
    this.#signIns.set(key, fresh);
    return fresh.id;
  }

  /** The id that the conflict about this attempt has, or will have. */
  conflictId(contradiction: Contradiction): string {
    const known = this.#conflicts.get(contradiction.attemptId);
    if (known) return known.id;
    const { attemptId, severity, reason, creditedId } = contradiction;
    const about = { attemptId, severity, reason, creditedId };
    const fresh: KnownConflict = { id: newId(), ...about, resolution: 'CLOSED_BY_ITSELF', timedOut: false };
    this.#conflicts.set(attemptId, fresh);
    this.#promised.add(attemptId);
    return fresh.id;
  }
  /** Conflicts named in a reply: written even when they have closed themselves by the end of the batch. */
  readonly #promised = new Set<string>();

  /** What has to be written so that the tables say what is true. */
  changes(now: Instant): { signIns: SignInWrite[]; conflicts: ConflictWrite[] } {
    const signIns: SignInWrite[] = [];
    const conflicts: ConflictWrite[] = [];
    for (const key of this.#touched) {
      const group = this.#groups.get(key) ?? [];
      const [first] = group;
      if (!first) continue;
      const { credit, contradictions } = weigh(group, this.stayOf(first));
      this.#signInChanges(group, credit, signIns);
      this.#conflictChanges(group, contradictions, now, conflicts);
    }
    return { signIns, conflicts };
  }

  #signInChanges(group: readonly Held[], credit: Credit, writes: SignInWrite[]): void {
    const byId = new Map(group.map((held) => [held.id, held]));
    for (const [scope, credited] of credit.credited) {
      const held = byId.get(credited.id);
      if (!held || held.participantId === null) continue;
      const active = credit.active.has(scope);
      const known = this.#signIns.get(`${held.participantId} ${held.kind} ${scope}`);
      if (known && known.attemptId === held.id && known.active === active && known.voided === !active) continue;
      writes.push(this.#signInWrite(held, active, !active));
    }
    // A sign-in that nobody holds the credit of any more is no longer active, and remembers who had it last.
    for (const held of group) {
      const known = this.#signIns.get(`${held.participantId} ${held.kind} ${held.scope}`);
      if (!known || known.attemptId !== held.id || credit.credited.has(held.scope)) continue;
      if (known.active || known.voided) writes.push(this.#signInWrite(held, false, false));
    }
  }

  #signInWrite(held: Held, active: boolean, voided: boolean): SignInWrite {
    const { activityId, kind, scope, gate, deviceName } = held;
    return {
      id: this.signInId(held),
      activityId,
      participantId: held.participantId ?? '',
      kind,
      scope,
      active,
      voided,
      attemptId: held.id,
      firstAt: displayedAt(held),
      gate,
      deviceName,
    };
  }

  #conflictChanges(
    group: readonly Held[],
    contradictions: readonly Contradiction[],
    now: Instant,
    writes: ConflictWrite[],
  ): void {
    const open = new Map(contradictions.map((one) => [one.attemptId, one]));
    for (const held of group) {
      const found = open.get(held.id);
      const known = this.#conflicts.get(held.id);
      if (!found && !known) continue;
      const promised = this.#promised.has(held.id);
      // Settled by a person, it stays settled.
      if (known && !promised && known.resolution !== null && known.resolution !== 'CLOSED_BY_ITSELF') continue;
      // What nobody minded for a day stays closed, unless it has become grave.
      if (known?.timedOut && found?.severity !== 'high') continue;
      const resolution = found ? null : 'CLOSED_BY_ITSELF';
      const severity = found?.severity ?? known?.severity ?? 'low';
      const reason = found?.reason ?? known?.reason ?? held.verdict;
      const creditedId = found ? found.creditedId : (known?.creditedId ?? null);
      const same =
        known?.resolution === resolution &&
        known.severity === severity &&
        known.reason === reason &&
        known.creditedId === creditedId;
      if (same && !promised) continue;
      const closesAfter = closesAfterMs(held.kind, severity);
      writes.push({
        id: found ? this.conflictId(found) : (known?.id ?? newId()),
        attemptId: held.id,
        activityId: held.activityId,
        participantId: held.participantId,
        kind: held.kind,
        severity,
        reason,
        creditedId,
        orderUncertain: found?.orderUncertain ?? false,
        resolution,
        closesAt: closesAfter === null ? null : plusMs(now, closesAfter),
      });
    }
  }
}

interface ConflictSqlRow {
  id: string;
  attempt_id: string;
  severity: ConflictSeverity;
  reason: Verdict;
  credited_attempt_id: string | null;
  resolution: ConflictResolution | null;
  timed_out: boolean;
}

/** Conflicts of the people whose attempts are weighed again. */
export async function loadConflicts(tx: Queries, participantIds: readonly string[]): Promise<KnownConflict[]> {
  if (participantIds.length === 0) return [];
  const rows = await tx.query<ConflictSqlRow>(
    `select id, attempt_id, severity, reason, credited_attempt_id, resolution,
       coalesce(resolution = 'CLOSED_BY_ITSELF' and closes_at <= resolved_at, false) as timed_out from conflict
     where participant_id = any($1::uuid[])`,
    [arrayLiteral(participantIds)],
    'door-conflicts',
  );
  return rows.map((row) => ({
    id: row.id,
    attemptId: row.attempt_id,
    severity: row.severity,
    reason: row.reason,
    creditedId: row.credited_attempt_id,
    resolution: row.resolution,
    timedOut: row.timed_out,
  }));
}
