import { newId } from '#domain/id.ts';
import { type Instant, msOf } from '#domain/instant.ts';
import type { DoorDecision } from '#domain/sign-in/decide-at-door.ts';
import { ownUndoMs } from '#domain/sign-in/model.ts';
import type { VerdictCard } from './card.ts';
import { mayBePieceOfCode } from '../list/code-piece.ts';
import { checkCode, readScanned } from '../list/codes.ts';
import type { DoorContext } from '../context.ts';
import type { Counters } from '../queue/counters.ts';
import { isQuotaExceeded } from '../database.ts';
import { type Circumstances, decide, lastAttempt, type Standing, subjectsOf } from './decide.ts';
import { type Door, DoorError, type ScanInput } from '../door.ts';
import { cardWithoutAttempt, makeCard } from './make-card.ts';
import { findAttempt, keepAttempt, type Kept, type NewAttempt } from '../queue/outbox.ts';
import type { KeptAttempt } from '../queue/queue-database.ts';
import { changeCards, showCard } from './recent-cards.ts';
import type { Allowance, SupervisorEntry } from '../station/supervisors.ts';

/** Somebody is let in against the rule: under which id, why, and who allowed it if it took a supervisor. */
interface Overriding {
  id: string;
  reason: string;
  allowed?: Allowance | undefined;
}

type Decided = { decision: DoorDecision; others: KeptAttempt[] };
type Deciding = (others: KeptAttempt[]) => { attempt: NewAttempt | null; rest: Decided };

/** Somebody stands at the door: decide, keep, and only then answer. */
export class Scanning implements Pick<Door, 'scan' | 'signIn' | 'signInGroup' | 'letIn' | 'undo'> {
  readonly #door: DoorContext;
  readonly #counters: Counters;
  readonly #onKept: (attempt: KeptAttempt) => void;
  readonly #durations: number[] = [];

  constructor(door: DoorContext, counters: Counters, onKept: (attempt: KeptAttempt) => void) {
    this.#door = door;
    this.#counters = counters;
    this.#onKept = onKept;
  }

  async scan({ text, source }: ScanInput): Promise<VerdictCard> {
    const began = this.#door.environment.monotonicNow();
    const device = this.#door.activeDevice();
    const scanned = await readScanned(text, this.#door.environment.crypto);
    const around = this.#door.around(device);
    const { code, found } = checkCode(scanned, this.#door.kept);
    const isPiece = source === 'WEDGE' && code === 'notOurCode' && mayBePieceOfCode(text);
    if (code === 'misread' || isPiece) {
      const decisionMs = this.#door.environment.monotonicNow() - began;
      return this.#show(cardWithoutAttempt(newId(), 'MISREAD', { around, standing: { source }, decisionMs }));
    }
    return this.#judge({ ...scanned, participantId: null, code, found, source }, around, began);
  }

  signIn(participantId: string): Promise<VerdictCard> {
    return this.#signIn(participantId, 'SEARCH');
  }

  async signInGroup(participantIds: string[]): Promise<VerdictCard[]> {
    const cards: VerdictCard[] = [];
    const groupId = newId();
    for (const participantId of participantIds) cards.push(await this.#signIn(participantId, 'GROUP', groupId));
    return cards;
  }

  async letIn(attemptId: string, reason: string, by?: SupervisorEntry): Promise<VerdictCard> {
    const began = this.#door.environment.monotonicNow();
    const device = this.#door.activeDevice();
    const refused = await findAttempt(this.#door.queue, attemptId);
    if (!refused || !reason.trim()) throw new DoorError('NOT_ALLOWED');
    const { credential = null, participantId = null, kind, scope = '', source, groupId } = refused.fact;
    const id = newId();
    const allowed = by && (await this.#door.supervisors.allow(by, id));
    const { keyId = null } = refused;
    const checked = credential === null ? null : checkCode({ credential, keyId }, this.#door.kept);
    const found = checked ? checked.found : this.#door.kept.list.byId(participantId ?? '');
    const code = checked === null ? 'none' : checked.code === 'misread' ? 'notOurCode' : checked.code;
    const around = { ...this.#door.around(device), kind, scope };
    const standing = { credential, keyId, participantId, code, found, source, groupId };
    return this.#judge(standing, around, began, { id, reason: reason.trim(), allowed });
  }

  async undo(attemptId: string, reason: string, by?: SupervisorEntry): Promise<boolean> {
    const device = this.#door.activeDevice();
    const target = await findAttempt(this.#door.queue, attemptId);
    if (!target || target.deviceId !== device.deviceId || target.fact.annuls) return false;
    const { t } = this.#door.clock.now();
    const late = t - msOf(target.fact.estimatedTime) > ownUndoMs && device.station.profile !== 'SUPERVISOR';
    if (late && !by) return false;
    const id = newId();
    const allowed = by && (await this.#door.supervisors.allow(by, id));
    const { kind, scope, activityId, source } = target.fact;
    const fact = {
      id,
      activityId,
      kind,
      ...(scope ? { scope } : {}),
      source,
      shown: 'NOTHING' as const,
      ...this.#door.clock.stamp(),
      annuls: attemptId,
      reason,
      ...allowed,
    };
    const { kept, rest: already } = await this.#keeping(id, target.subjects, (others) => {
      const already = others.some((other) => other.id === attemptId && other.annulledBy !== undefined);
      const attempt = already ? null : { fact, subjects: target.subjects, gate: device.station.gate };
      return { attempt, rest: already };
    });
    if (kept) {
      const undone = { ...target, annulledBy: id };
      changeCards(this.#door, [undone]);
      this.#counters.note([undone]);
      this.#onKept(kept);
    }
    return !already;
  }

  #signIn(participantId: string, source: 'SEARCH' | 'GROUP', groupId?: string): Promise<VerdictCard> {
    const began = this.#door.environment.monotonicNow();
    const found = this.#door.kept.list.byId(participantId);
    const around = this.#door.around(this.#door.activeDevice());
    return this.#judge({ credential: null, participantId, code: 'none', found, source, groupId }, around, began);
  }

  async #judge(standing: Standing, around: Circumstances, began: number, override?: Overriding): Promise<VerdictCard> {
    const id = override?.id ?? newId();
    const stamp = this.#door.clock.stamp();
    const { activityId } = around.device.station;
    const deciding: Deciding = (all) => {
      // What this phone has scanned as a station of another activity is no matter of this one.
      const others = all.filter(({ fact }) => fact.activityId === activityId);
      const decision = decide(standing, around, others, override !== undefined);
      if (override) this.#mayOverride(decision, around, override);
      const attempt = decision.makesAttempt ? attemptOf(id, standing, around, decision, stamp, override) : null;
      return { attempt, rest: { decision, others } };
    };
    let result: Kept<Decided>;
    try {
      result = await this.#keeping(id, subjectsOf(standing), deciding);
    } catch (error) {
      if (error instanceof DoorError) throw error;
      return this.#notStored(id, standing, around, began, error);
    }
    const { kept, rest } = result;
    if (kept?.leaseOf) await this.#door.countOverrides();
    const decisionMs = this.#door.environment.monotonicNow() - began;
    this.#measure(decisionMs);
    // A repeated scan of somebody refused shows the first card's attempt, so that it can still be let in.
    const attempt = kept ?? (rest.decision.shown === 'REFUSE' ? lastAttempt(rest.others, around) : null);
    const { overridesLeft } = this.#door;
    const judged = makeCard(id, { standing, around, ...rest, attempt, overridesLeft, decisionMs });
    const card: VerdictCard =
      override === undefined || rest.decision.shown === 'ADMIT'
        ? judged
        : { ...judged, shown: 'ADMIT', tone: 'admitted', overridden: true, override: 'none' };
    if (kept) {
      this.#counters.note([kept]);
      this.#onKept(kept);
    }
    return this.#show(card);
  }

  #mayOverride({ shown, override }: DoorDecision, { device }: Circumstances, { allowed }: Overriding): void {
    if (shown === 'ADMIT' || device.station.profile === 'SUPERVISOR') return;
    if (override === 'none') throw new DoorError('NOT_ALLOWED');
    if (allowed) return;
    if (override === 'supervisor') throw new DoorError('SUPERVISOR_NEEDED');
    if (override === 'lease' && this.#door.overridesLeft === 0) throw new DoorError('NO_OVERRIDES_LEFT');
  }

  /** Attempts come before everything else on this phone: when it is full, the list goes. */
  async #keeping<Rest>(
    id: string,
    subjects: readonly string[],
    decide: (others: KeptAttempt[]) => { attempt: NewAttempt | null; rest: Rest },
  ): Promise<Kept<Rest>> {
    const { queue, environment, kept } = this.#door;
    const { deviceId } = this.#door.activeDevice();
    const keep = () => keepAttempt(queue, environment, deviceId, id, subjects, decide);
    try {
      return await keep();
    } catch (error) {
      if (!isQuotaExceeded(error)) throw error;
      await kept.freeSpace();
      return keep();
    }
  }

  #notStored(
    id: string,
    standing: Standing,
    around: Circumstances,
    began: number,
    error: unknown,
  ): Promise<VerdictCard> {
    const decisionMs = this.#door.environment.monotonicNow() - began;
    const lastFailure = error instanceof Error ? error.name : String(error);
    this.#door.state.update({ storage: { ...this.#door.state.get().storage, lastFailure } });
    return this.#show(cardWithoutAttempt(id, 'NOT_STORED', { around, standing, decisionMs }));
  }

  async #show(card: VerdictCard): Promise<VerdictCard> {
    showCard(this.#door, card);
    await this.#door.environment.milestone?.('afterVerdictShown');
    return card;
  }

  #measure(decisionMs: number): void {
    this.#durations.push(decisionMs);
    if (this.#durations.length > 1000) this.#durations.shift();
    const sorted = this.#durations.toSorted((a, b) => a - b);
    this.#door.state.update({ decisionP95Ms: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null });
  }
}

function attemptOf(
  id: string,
  standing: Standing,
  { device, kind }: Circumstances,
  decision: DoorDecision,
  stamp: { wallTime: Instant; estimatedTime: Instant; uncertaintyMs: number },
  override: Overriding | undefined,
): NewAttempt {
  const { deviceId, station } = device;
  const overriding = decision.shown === 'ADMIT' ? undefined : override;
  const { credential, keyId = null, participantId, groupId } = standing;
  const costsLease = overriding !== undefined && !overriding.allowed && decision.override === 'lease';
  return {
    subjects: subjectsOf(standing),
    gate: station.gate,
    ...(keyId === null ? {} : { keyId }),
    ...(costsLease ? { leaseOf: deviceId } : {}),
    fact: {
      id,
      activityId: station.activityId,
      kind,
      ...(decision.scope ? { scope: decision.scope } : {}),
      ...(credential === null ? { participantId: participantId ?? undefined } : { credential }),
      source: standing.source,
      shown: overriding ? 'ADMIT' : decision.shown,
      shownReason: decision.reason,
      ...stamp,
      ...(overriding ? { reason: overriding.reason, ...overriding.allowed } : {}),
      ...(groupId ? { groupId } : {}),
    },
  };
}
