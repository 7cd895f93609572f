import { takesBack } from '#domain/sign-in/annul.ts';
import { contradictionsOf, type Contradiction } from '#domain/sign-in/conflict.ts';
import { creditOf, groupKey, type Credit } from '#domain/sign-in/credit.ts';
import { verdictOf } from '#domain/sign-in/judge.ts';
import type { EffectiveTime, HeldAttempt, JudgedDevice, JudgedPerson, JudgedSettings } from '#domain/sign-in/model.ts';
import { scopeOf } from '#domain/sign-in/scope.ts';
import { isOverride, standingOf } from '#domain/sign-in/standing.ts';
import type { ShownResult, Verdict } from '#domain/sign-in/words.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';

export interface FoldAttempt {
  fact: 'attempt';
  id: string;
  deviceId: string;
  personId: string;
  activityId: string;
  kind: SignInKind;
  scope: string;
  time: EffectiveTime;
  shown: ShownResult;
  reason?: string;
  annuls?: string;
  /** A supervisor's code was entered for it. */
  allowed?: boolean;
}

/** What the server knows of a phone by its station. */
export interface FoldDevice extends JudgedDevice {
  /** The session of a forum that it stands before. */
  session: string | null;
}

export type FoldFact =
  | FoldAttempt
  | { fact: 'person'; personId: string; person: JudgedPerson }
  | { fact: 'revoked'; personId: string; at: number }
  | { fact: 'registrationCancelled'; personId: string; at: number }
  | { fact: 'kindCancelled'; kind: SignInKind; at: number }
  | { fact: 'deviceRevoked'; deviceId: string; at: number };

/** The server's rules over plain memory: what arrives in whatever order, and what is true after it. */
export class SignInFold {
  readonly verdicts = new Map<string, Verdict>();
  readonly #people = new Map<string, JudgedPerson>();
  readonly #late = new Map<string, Partial<JudgedPerson>>();
  readonly #devices: Map<string, FoldDevice>;
  readonly #settings: JudgedSettings;
  /** By person, kind and scope. */
  readonly #groups = new Map<string, FoldAttempt[]>();
  /** By what they take back. */
  readonly #annulments = new Map<string, FoldAttempt[]>();

  constructor(devices: readonly FoldDevice[], settings: JudgedSettings) {
    this.#devices = new Map(devices.map((device) => [device.deviceId, { ...device }]));
    this.#settings = { ...settings, cancelledAt: { ...settings.cancelledAt } };
  }

  receive(fact: FoldFact): void {
    if (fact.fact === 'attempt') this.#receiveAttempt(fact);
    else if (fact.fact === 'person') this.#people.set(fact.personId, fact.person);
    else if (fact.fact === 'revoked')
      this.#late.set(fact.personId, { ...this.#late.get(fact.personId), revokedAt: fact.at });
    else if (fact.fact === 'registrationCancelled')
      this.#late.set(fact.personId, { ...this.#late.get(fact.personId), cancelledAt: fact.at });
    else if (fact.fact === 'kindCancelled') this.#settings.cancelledAt[fact.kind] = fact.at;
    else {
      const device = this.#devices.get(fact.deviceId);
      if (device) device.endsAt = fact.at;
    }
  }

  #receiveAttempt(attempt: FoldAttempt): void {
    if (this.verdicts.has(attempt.id)) return;
    if (attempt.annuls) {
      this.#keep(attempt);
      this.verdicts.set(attempt.id, 'ANNULLED');
      return;
    }
    const others = this.#group(attempt);
    this.#keep(attempt);
    this.verdicts.set(attempt.id, verdictOf(this.#held(attempt), others, this.#person(attempt.personId)?.stay ?? null));
  }

  #keep(attempt: FoldAttempt): void {
    const [kept, key] = attempt.annuls ? [this.#annulments, attempt.annuls] : [this.#groups, this.#groupOf(attempt)];
    const beside = kept.get(key);
    if (beside) beside.push(attempt);
    else kept.set(key, [attempt]);
  }

  #person(personId: string): JudgedPerson | null {
    const person = this.#people.get(personId);
    return person ? { ...person, ...this.#late.get(personId) } : null;
  }

  #scope({ deviceId, kind, scope, time }: FoldAttempt): string {
    const { oncePerDay } = this.#settings;
    return scopeOf(kind, scope, time.t, { oncePerDay, session: this.#devices.get(deviceId)?.session ?? null });
  }

  #held(attempt: FoldAttempt): HeldAttempt {
    const device = this.#devices.get(attempt.deviceId) ?? null;
    const override = isOverride(attempt);
    const scope = this.#scope(attempt);
    const annulled = (this.#annulments.get(attempt.id) ?? []).some(
      ({ id, activityId, annuls = '', time, deviceId, allowed = false }) =>
        takesBack(
          { id, activityId, annuls, time, device: this.#devices.get(deviceId) ?? null, possible: null, allowed },
          {
            id: attempt.id,
            activityId: attempt.activityId,
            deviceId: attempt.deviceId,
            time: attempt.time,
            isAnnulment: Boolean(attempt.annuls),
          },
        ),
    );
    return {
      id: attempt.id,
      time: attempt.time,
      kind: attempt.kind,
      scope,
      shown: attempt.shown,
      override,
      overrideLeased: true,
      allowed: attempt.allowed ?? false,
      standing: standingOf({
        ...attempt,
        scope,
        override,
        device,
        codeEndedAt: null,
        possible: null,
        person: this.#person(attempt.personId),
        settings: this.#settings,
      }),
      verdict: this.verdicts.get(attempt.id) ?? 'ACCEPTED',
      annulled,
    };
  }

  #groupOf(attempt: FoldAttempt): string {
    return `${attempt.personId} ${groupKey(attempt.kind, this.#scope(attempt))}`;
  }

  #group(like: FoldAttempt): HeldAttempt[] {
    return (this.#groups.get(this.#groupOf(like)) ?? []).map((other) => this.#held(other));
  }

  /** Every group of attempts with its credit, by person and group. */
  groups(): Map<string, { attempts: HeldAttempt[]; credit: Credit; contradictions: Contradiction[] }> {
    const groups = new Map<string, { attempts: HeldAttempt[]; credit: Credit; contradictions: Contradiction[] }>();
    for (const [key, [first]] of this.#groups) {
      if (!first) continue;
      const attempts = this.#group(first);
      const credit = creditOf(attempts, this.#person(first.personId)?.stay ?? null);
      groups.set(key, { attempts, credit, contradictions: contradictionsOf(attempts, credit) });
    }
    return groups;
  }

  /** `person kind scope` to the attempt in credit, for active sign-ins. */
  activeSignIns(): Map<string, string> {
    const active = new Map<string, string>();
    for (const [key, { credit }] of this.groups()) {
      for (const scope of credit.active) active.set(`${key} [${scope}]`, credit.credited.get(scope)?.id ?? '');
    }
    return new Map([...active].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}
