import { hash } from 'node:crypto';
import type { StoredVerdict } from '#contract/sign-in-attempt.ts';
import { type Instant, msOf } from '#domain/instant.ts';
import { codeOf, verdictOf } from '#domain/sign-in/judge.ts';
import { leasedOverrides } from '#domain/sign-in/model.ts';
import { scopeOf } from '#domain/sign-in/scope.ts';
import { highestContiguous, withSeen } from '#domain/sign-in/sequence.ts';
import { isOverride } from '#domain/sign-in/standing.ts';
import type { Transaction } from '#server/db/database.ts';
import { annulmentVerdict, mayTakeBack } from './annulment-verdict.ts';
import { arrayLiteral } from './array-literal.ts';
import { type DoorSettings, loadDoorSettings } from './door-settings.ts';
import {
  findRelated,
  type Held,
  judgeAnew,
  loadAttempts,
  lockPeople,
  mattersFor,
  ownersOf,
  type PersonRow,
} from './held-attempts.ts';
import { type DoorNews, newsOf } from './door-news.ts';
import { type LockedDevice, lockDevices } from './lock-devices.ts';
import type { ReadItem } from './read-attempt.ts';
import { displayedAt, loadConflicts, Subjects } from './settle-subjects.ts';
import { type NewAttempt, writeBatch, writeConflicts } from './write-batch.ts';

/** Who an item comes from: a paired device, or an account that signs in for itself or at a desk. */
export type Sender =
  | { deviceId: string }
  // What the screen of a desk says follows the verdict.
  | { accountId: string | null; activityId: string; gate: string; name: string };

export interface BatchRequest {
  sender: Sender;
  items: readonly ReadItem[];
}

export interface BatchReply {
  verdicts: StoredVerdict[];
  highestContiguousSeq: number;
}

export interface RecordedBatch {
  replies: BatchReply[];
  news: DoorNews[];
}

/** Another transaction stored one of the attempts meanwhile: the batch is judged anew. */
export class AttemptsArrivedTwice extends Error {}

/**
 * Records the attempts of one or several requests in one transaction: devices and people locked in the order of their
 * ids, each attempt judged alone and in the order it came, all written at once. Nothing is answered before the commit.
 */
export async function recordBatch(
  tx: Transaction,
  requests: readonly BatchRequest[],
  now: Instant,
): Promise<RecordedBatch> {
  const batch = await openBatch(tx, requests, now);
  const replies = requests.map((request) => batch.judgeRequest(request));
  await batch.write(tx);
  return { replies, news: batch.news() };
}

async function openBatch(tx: Transaction, requests: readonly BatchRequest[], now: Instant): Promise<Batch> {
  const deviceIds = new Set<string>();
  const activityIds = new Set<string>();
  const ids = new Set<string>();
  const targets = new Set<string>();
  const participantIds = new Set<string>();
  const codes = new Set<string>();
  for (const { sender, items } of requests) {
    if ('deviceId' in sender) deviceIds.add(sender.deviceId);
    else activityIds.add(sender.activityId);
    for (const { fact, code } of items) {
      if (!fact) continue;
      ids.add(fact.id);
      if (fact.annuls) targets.add(fact.annuls);
      if (fact.participantId) participantIds.add(fact.participantId);
      if (code) codes.add(code);
    }
  }
  const devices = await lockDevices(tx, [...deviceIds]);
  for (const { activityId } of devices.values()) activityIds.add(activityId);
  for (const owner of await ownersOf(tx, [...targets])) participantIds.add(owner);
  const people = await lockPeople(tx, [...participantIds], [...codes]);
  for (const { activityId } of people.values()) activityIds.add(activityId);
  const settings = await loadDoorSettings(tx, [...activityIds]);
  const stored = await loadAttempts(tx, await findRelated(tx, [...ids, ...targets], people));
  for (const one of stored) judgeAnew(one, people, settings);
  const held = stored.filter((one) => mattersFor(one, people));
  const conflicts = held.length > 0 ? await loadConflicts(tx, [...people.keys()]) : [];
  return new Batch({ devices, stored, people, settings, subjects: new Subjects(people, held, conflicts), now });
}

interface BatchFacts {
  devices: ReadonlyMap<string, LockedDevice>;
  /** What the database has of these attempts and people. */
  stored: readonly Held[];
  people: ReadonlyMap<string, PersonRow>;
  settings: ReadonlyMap<string, DoorSettings>;
  subjects: Subjects;
  now: Instant;
}

class Batch {
  readonly #facts: BatchFacts;
  readonly #people = new Map<string, PersonRow>();
  /** By id: what the database had and what this batch brought. */
  readonly #stored = new Map<string, Held>();
  /** By target: annulments that wait for it. */
  readonly #waiting = new Map<string, Held[]>();
  readonly #fresh: NewAttempt[] = [];
  readonly #takenBack: { id: string; by: string }[] = [];
  readonly #seen = new Map<string, number[]>();
  readonly #malformed: { deviceId: string; item: ReadItem }[] = [];
  #changes: ReturnType<Subjects['changes']> = { signIns: [], conflicts: [] };

  constructor(facts: BatchFacts) {
    this.#facts = facts;
    for (const person of facts.people.values()) this.#people.set(person.credential, person);
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
    const verdicts = items.map((item) => this.#judgeItem(sender, device ?? null, item));
    if (!device) return { verdicts, highestContiguousSeq: 0 };
    const numbers = items.map(({ seq }) => seq).filter((seq) => seq !== null);
    const seen = withSeen(this.#seen.get(device.deviceId) ?? device.seen, numbers);
    this.#seen.set(device.deviceId, seen);
    return { verdicts, highestContiguousSeq: highestContiguous(seen) };
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
    this.#fresh.push({ fact, code: item.code, accountId: 'accountId' in sender ? sender.accountId : null, held });
    return reply;
  }

  #refuseItem(sender: Sender, item: ReadItem): StoredVerdict {
    if ('deviceId' in sender) this.#malformed.push({ deviceId: sender.deviceId, item });
    return { id: item.id, verdict: 'INVALID' };
  }

  #heldOf(sender: Sender, device: LockedDevice | null, { fact, code, bodyHash }: ReadItem): Held {
    if (!fact) throw new Error('a malformed item is no attempt');
    const { people, settings, now } = this.#facts;
    const person = fact.participantId ? people.get(fact.participantId) : code ? this.#people.get(code) : undefined;
    const t = msOf(fact.estimatedTime);
    return {
      id: fact.id,
      time: { t, u: fact.uncertaintyMs },
      kind: fact.kind,
      scope: fact.annuls ? '' : scopeOf(fact.kind, fact.scope, t, settings.get(fact.activityId)?.oncePerDay ?? false),
      shown: fact.shown,
      override: isOverride(fact),
      overrideLeased: false,
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
    const annulment = (this.#waiting.get(held.id) ?? []).find((waiting) => mayTakeBack(waiting, held));
    if (annulment) {
      held.annulled = true;
      held.annulledBy = annulment.id;
    }
    if (device && held.standing.flag === 'OVERRIDE') {
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

  async write(tx: Transaction): Promise<void> {
    const { subjects, devices, now } = this.#facts;
    this.#changes = subjects.changes(now);
    const inserted = await writeBatch(tx, {
      attempts: this.#fresh,
      takenBack: this.#takenBack,
      signIns: this.#changes.signIns,
      devices: [...this.#seen].map(([deviceId, seen]) => ({
        deviceId,
        seen,
        overrides: devices.get(deviceId)?.overrides ?? 0,
      })),
      now,
    });
    if (inserted < this.#fresh.length) throw new AttemptsArrivedTwice();
    await writeConflicts(tx, this.#changes.conflicts, now);
    await this.#writeMalformed(tx);
  }

  async #writeMalformed(tx: Transaction): Promise<void> {
    if (this.#malformed.length === 0) return;
    const bodies = this.#malformed.map(({ item }) => JSON.stringify(item.body));
    await tx.query(
      `insert into malformed_attempt (device_id, body_hash, seq, body, received_at)
       select n.*, $5::timestamptz from unnest($1::uuid[], $2::text[], $3::int[], $4::text[]) n on conflict do nothing`,
      [
        arrayLiteral(this.#malformed.map(({ deviceId }) => deviceId)),
        arrayLiteral(
          this.#malformed.map(({ item }, index) => (item.fact ? hash('sha256', `${bodies[index]}`) : item.bodyHash)),
        ),
        arrayLiteral(this.#malformed.map(({ item }) => item.seq)),
        arrayLiteral(bodies),
        this.#facts.now,
      ],
    );
  }

  news(): DoorNews[] {
    return newsOf(this.#changes);
  }
}
