import type { StoredVerdict } from '#contract/sign-in/attempt.ts';
import { type Instant, msOf } from '#domain/instant.ts';
import { codeOf, verdictOf } from '#domain/sign-in/judge.ts';
import { leasedOverrides } from '#domain/sign-in/model.ts';
import { scopeOf } from '#domain/sign-in/scope.ts';
import { possibleFrom } from '#domain/sign-in/honest-time.ts';
import { highestContiguous, withSeen } from '#domain/sign-in/sequence.ts';
import { isOverride } from '#domain/sign-in/standing.ts';
import { annulmentVerdict, mayTakeBack } from './annulment-verdict.ts';
import type { BatchReply, BatchRequest, Sender } from './batch-request.ts';
import type { DoorSettings } from '../door-settings.ts';
import { type Held, judgeAnew, type PersonRow } from './held-attempts.ts';
import type { LockedDevice } from './lock-devices.ts';
import type { ReadItem } from './read-attempt.ts';
import { type ConflictWrite, displayedAt, type Subjects } from './settle-subjects.ts';
import type { BatchWrite, NewAttempt } from './write-batch.ts';
import type { Corrections } from './write-corrections.ts';
import type { MalformedItem } from './write-malformed.ts';

export interface BatchOutcome {
  write: BatchWrite;
  conflicts: readonly ConflictWrite[];
  malformed: readonly MalformedItem[];
  corrections: Corrections;
}

export interface BatchFacts {
  devices: ReadonlyMap<string, LockedDevice>;
  /** What the database has of these attempts and people. */
  stored: readonly Held[];
  people: ReadonlyMap<string, PersonRow>;
  settings: ReadonlyMap<string, DoorSettings>;
  subjects: Subjects;
  now: Instant;
}

/** Judges the attempts of one transaction, each alone and in the order it came, over what the database has of them. */
export class Batch {
  readonly #facts: BatchFacts;
  /** By the hash of a code that is or was theirs. */
  readonly #holders = new Map<string, PersonRow>();
  /** By id: what the database had and what this batch brought. */
  readonly #stored = new Map<string, Held>();
  /** By target: annulments that wait for it. */
  readonly #waiting = new Map<string, Held[]>();
  readonly #fresh: NewAttempt[] = [];
  readonly #takenBack: { id: string; by: string }[] = [];
  /** Annulments of earlier batches whose target came in this one. */
  readonly #answered = new Set<Held>();
  /** What this batch has answered, by id. */
  readonly #replies = new Map<string, StoredVerdict>();
  /** Attempts under a number that another one of their device has. */
  readonly #doubled = new Map<string, number>();
  readonly #seen = new Map<string, number[]>();
  readonly #malformed: MalformedItem[] = [];

  constructor(facts: BatchFacts) {
    this.#facts = facts;
    for (const person of facts.people.values()) {
      for (const codeHash of Object.keys(person.formerCodes)) this.#holders.set(codeHash, person);
      this.#holders.set(person.codeHash, person);
    }
    for (const one of facts.stored) {
      this.#stored.set(one.id, one);
      if (one.annuls) this.#await(one);
    }
  }

  #await(annulment: Held): void {
    const target = annulment.annuls ?? '';
    this.#waiting.set(target, [...(this.#waiting.get(target) ?? []), annulment]);
  }

  judgeRequest({ sender, items }: BatchRequest): BatchReply {
    const device = 'deviceId' in sender ? this.#facts.devices.get(sender.deviceId) : undefined;
    const verdicts = items.map((item) => {
      const known = item.id !== '' && this.#stored.has(item.id);
      const verdict = this.#judgeItem(sender, device ?? null, item);
      if (device) this.#note(device, item, known);
      return verdict;
    });
    if (!device) return { verdicts, highestContiguousSeq: 0 };
    const seen = this.#seen.get(device.deviceId) ?? device.seen;
    return { verdicts, highestContiguousSeq: highestContiguous(seen) };
  }

  /** N3: which numbers have come; two attempts under one say that two phones may be one station. */
  #note(device: LockedDevice, { seq, fact }: ReadItem, known: boolean): void {
    if (seq === null) return;
    const { deviceId } = device;
    const before = this.#seen.get(deviceId) ?? device.seen;
    const seen = withSeen(before, [seq]);
    if (fact && !known && String(seen) === String(before)) {
      this.#doubled.set(deviceId, (this.#doubled.get(deviceId) ?? 0) + 1);
    }
    this.#seen.set(deviceId, seen);
  }

  #judgeItem(sender: Sender, device: LockedDevice | null, item: ReadItem): StoredVerdict {
    const { fact } = item;
    if (!fact) return this.#refuseItem(sender, item);
    const stored = this.#stored.get(fact.id);
    if (stored) {
      // R1: the same attempt hears the same; another body, or another device, under its id is a mistake.
      const same = stored.bodyHash === item.bodyHash && stored.deviceId === (device?.deviceId ?? null);
      return same ? (JSON.parse(stored.reply) as StoredVerdict) : this.#refuseItem(sender, item);
    }
    const held = this.#heldOf(sender, device, item);
    const reply = fact.annuls ? this.#annul(held) : this.#judge(held, device);
    held.reply = JSON.stringify(reply);
    this.#stored.set(held.id, held);
    this.#replies.set(held.id, reply);
    const { code, allowedBy } = item;
    const accountId = 'accountId' in sender ? (sender.accountId ?? null) : null;
    this.#fresh.push({ fact, code, accountId, allowedBy, held });
    return reply;
  }

  #refuseItem(sender: Sender, item: ReadItem): StoredVerdict {
    if ('deviceId' in sender) this.#malformed.push({ deviceId: sender.deviceId, item });
    return { id: item.id, verdict: 'INVALID' };
  }

  #heldOf(sender: Sender, device: LockedDevice | null, { fact, code, allowedBy, bodyHash }: ReadItem): Held {
    if (!fact) throw new Error('a malformed item is no attempt');
    const { people, settings, now } = this.#facts;
    const person = fact.participantId ? people.get(fact.participantId) : code ? this.#holders.get(code) : undefined;
    const t = msOf(fact.estimatedTime);
    const { oncePerDay } = settings.get(fact.activityId) ?? { oncePerDay: false };
    const session = device?.session ?? ('session' in sender ? (sender.session ?? null) : null);
    return {
      id: fact.id,
      time: { t, u: fact.uncertaintyMs },
      codeEndedAt: (code ? person?.formerCodes[code] : undefined) ?? null,
      possibleFrom: device ? possibleFrom(fact.seq, device) : null,
      kind: fact.kind,
      scope: fact.annuls ? '' : scopeOf(fact.kind, fact.scope, t, { oncePerDay, session }),
      shown: fact.shown,
      override: isOverride(fact),
      overrideLeased: false,
      allowed: allowedBy !== null,
      standing: { word: 'UNKNOWN' },
      verdict: 'INVALID',
      annulled: false,
      deviceId: device?.deviceId ?? null,
      device,
      activityId: fact.activityId,
      participantId: person?.id ?? null,
      annuls: fact.annuls ?? null,
      annulledBy: null,
      gate: device?.gate ?? ('gate' in sender ? sender.gate : ''),
      deviceName: device?.name ?? ('name' in sender ? sender.name : ''),
      receivedMs: msOf(now),
      bodyHash,
      reply: '',
      signIn: null,
    };
  }

  #judge(held: Held, device: LockedDevice | null): StoredVerdict {
    const { subjects, people, settings } = this.#facts;
    judgeAnew(held, people, settings);
    const waiting = this.#waiting.get(held.id) ?? [];
    const annulment = waiting.find((one) => mayTakeBack(one, held));
    for (const one of waiting) this.#answer(one, held);
    if (annulment) {
      held.annulled = true;
      held.annulledBy = annulment.id;
    }
    // What a supervisor allowed costs the device none of its own.
    if (device && held.standing.flag === 'OVERRIDE' && !held.allowed) {
      held.overrideLeased = device.overrides < leasedOverrides;
      device.overrides += 1;
    }
    const before = subjects.weigh(held);
    held.verdict = verdictOf(held, subjects.groupOf(held), subjects.stayOf(held));
    if (!device && held.verdict !== 'ACCEPTED') held.shown = 'REFUSE';
    subjects.add(held);
    return this.#replyTo(
      held,
      before.contradictions.map(({ attemptId }) => attemptId),
    );
  }

  /** An annulment waited for its target: now that it is here, it is judged like any other. */
  #answer(annulment: Held, target: Held): void {
    if (annulment.verdict !== 'ANNULLED') return;
    annulment.participantId = target.participantId;
    const reply = this.#replies.get(annulment.id);
    if (!reply) this.#answered.add(annulment);
    annulment.verdict = annulmentVerdict(annulment, target);
    if (annulment.verdict === 'ANNULLED') return;
    annulment.reply = JSON.stringify(Object.assign(reply ?? { id: annulment.id }, { verdict: annulment.verdict }));
  }

  /** R16: takes its target back, waits for it, or may not. */
  #annul(held: Held): StoredVerdict {
    const target = this.#stored.get(held.annuls ?? '');
    if (target) held.participantId = target.participantId;
    held.verdict = annulmentVerdict(held, target ?? null);
    this.#await(held);
    if (held.verdict !== 'ANNULLED' || !target) return { id: held.id, verdict: held.verdict };
    if (!target.annulled) {
      target.annulled = true;
      target.annulledBy = held.id;
      // One that came in this batch is written with it.
      if (!this.#fresh.some(({ fact }) => fact.id === target.id)) this.#takenBack.push({ id: target.id, by: held.id });
      this.#facts.subjects.touch(target);
    }
    return { id: held.id, verdict: held.verdict, ...this.#creditAfter(target) };
  }

  #replyTo(held: Held, contradictedBefore: readonly string[]): StoredVerdict {
    const { contradictions } = this.#facts.subjects.weigh(held);
    // Its own contradiction; or, when it takes the credit, that of the one let in after it (R5).
    const conflict =
      contradictions.find(({ attemptId }) => attemptId === held.id) ??
      contradictions.find(
        ({ attemptId, creditedId }) => creditedId === held.id && !contradictedBefore.includes(attemptId),
      );
    const code = codeOf(held.verdict);
    return {
      id: held.id,
      verdict: held.verdict,
      ...(code ? { code } : {}),
      ...(held.standing.word === 'ACCEPTED' ? this.#creditAfter(held) : {}),
      ...(conflict
        ? { conflict: { conflictId: this.#facts.subjects.conflictId(conflict), severity: conflict.severity } }
        : {}),
    };
  }

  #creditAfter(held: Held): Pick<StoredVerdict, 'signIn'> {
    const { subjects } = this.#facts;
    const { credit } = subjects.weigh(held);
    const credited = credit.active.has(held.scope) ? credit.credited.get(held.scope) : undefined;
    const holder = credited && subjects.groupOf(held).find(({ id }) => id === credited.id);
    if (!holder) return {};
    const { gate, deviceName } = holder;
    return { signIn: { signInId: subjects.signInId(holder), firstAt: displayedAt(holder), gate, deviceName } };
  }

  /** What has to be written for all that was judged. */
  outcome(): BatchOutcome {
    const { devices, subjects, now } = this.#facts;
    const { signIns, conflicts } = subjects.changes(now);
    return {
      write: {
        attempts: this.#fresh,
        takenBack: this.#takenBack,
        signIns,
        devices: [...this.#seen].map(([deviceId, seen]) => ({
          deviceId,
          seen,
          overrides: devices.get(deviceId)?.overrides ?? 0,
        })),
        now,
      },
      conflicts,
      malformed: this.#malformed,
      corrections: { annulments: [...this.#answered], doubled: this.#doubled },
    };
  }
}
