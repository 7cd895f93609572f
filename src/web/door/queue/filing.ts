import { instantOf } from '#domain/instant.ts';
import type { DoorContext } from '../context.ts';
import type { Counters } from './counters.ts';
import type { DeadLetter } from '../door-state.ts';
import { deadAttemptsOf, findAttempt } from './outbox.ts';
import type { KeptAttempt } from './queue-database.ts';
import { changeCards, personOfAttempt } from '../card/recent-cards.ts';

const conflictsRestMs = 1000;

/** What follows when the server has answered for attempts: cards change, contradictions and notices are raised. */
export class Filing {
  readonly #door: DoorContext;
  readonly #counters: Counters;
  #wantsConflicts = false;
  #refreshing: Promise<void> | null = null;

  constructor(door: DoorContext, counters: Counters) {
    this.#door = door;
    this.#counters = counters;
  }

  /** In the tab that sent them. */
  async filed(attempts: readonly KeptAttempt[]): Promise<void> {
    await this.#show(attempts);
    const { state, clock } = this.#door;
    state.update({ queue: { ...state.get().queue, lastSentAt: instantOf(clock.now().t) } });
    for (const attempt of attempts) await this.#noteWrongRefusal(attempt);
    if (attempts.some(({ verdict }) => verdict?.conflict)) this.#refreshConflictsSoon();
  }

  /** Another tab has filed these. */
  async reread(attemptIds: readonly string[]): Promise<void> {
    const attempts = await Promise.all(attemptIds.map((id) => findAttempt(this.#door.queue, id)));
    await this.#show(attempts.filter((attempt) => attempt !== undefined));
  }

  /** This tab takes the lead: the one before may have filed more than it could tell. */
  async catchUp(): Promise<void> {
    const { recent } = this.#door.state.get();
    await this.reread(
      recent.flatMap(({ attemptId, verdict }) => (attemptId !== null && verdict === null ? [attemptId] : [])),
    );
    await this.showDeadLetters();
  }

  async #show(attempts: readonly KeptAttempt[]): Promise<void> {
    changeCards(this.#door, attempts);
    this.#counters.note(attempts);
    if (attempts.some(({ dead }) => dead)) await this.showDeadLetters();
    await this.#door.countQueue();
  }

  /** Sending does not wait for it, and a queue full of contradictions asks once in a while. */
  #refreshConflictsSoon(): void {
    this.#wantsConflicts = true;
    this.#refreshing ??= this.#refreshWanted().finally(() => (this.#refreshing = null));
    this.#refreshing.catch(() => undefined);
  }

  async #refreshWanted(): Promise<void> {
    while (this.#wantsConflicts) {
      this.#wantsConflicts = false;
      await this.refreshConflicts();
      await new Promise<void>((resolve) => void this.#door.environment.setTimer(resolve, conflictsRestMs));
    }
  }

  /** Contradictions of what this phone showed, as the server has them now. */
  async refreshConflicts(signal?: AbortSignal): Promise<void> {
    const { device, calls, inbox } = this.#door;
    if (device?.state !== 'ACTIVE') return;
    const outcome = await calls.call('myConflicts', { token: device.token, signal });
    if (!outcome.ok || !Array.isArray(outcome.reply.conflicts) || !this.#door.isStill(device)) return;
    inbox.setConflicts(outcome.reply.conflicts);
    this.#door.showInbox();
  }

  /** R12, N18: turned away here, and the server says that the person may come in. */
  async #noteWrongRefusal(attempt: KeptAttempt): Promise<void> {
    const { fact, verdict } = attempt;
    if (fact.shown === 'ADMIT' || fact.annuls || verdict?.verdict !== 'ACCEPTED') return;
    const person = personOfAttempt(this.#door, attempt);
    await this.#door.inbox.addNotice({
      id: attempt.id,
      notice: fact.shownReason === 'UNKNOWN' || fact.shownReason === 'WRONG_ACTIVITY' ? 'LATE_POSITIVE' : 'RESCAN',
      attemptId: attempt.id,
      nameTc: person?.nameTc ?? '',
      nameEn: person?.nameEn ?? '',
      at: fact.estimatedTime,
    });
    this.#door.showInbox();
  }

  async showDeadLetters(): Promise<void> {
    const { device, queue, state } = this.#door;
    if (!device) return;
    const deadLetters = (await deadAttemptsOf(queue, device.deviceId)).flatMap(deadLetterOf);
    state.update({ deadLetters, queue: { ...state.get().queue, deadLetters: deadLetters.length } });
  }
}

const deadLetterOf = ({ id, seq, fact, dead }: KeptAttempt): DeadLetter[] =>
  dead ? [{ attemptId: id, seq, at: fact.estimatedTime, reason: dead.reason, seen: dead.seen }] : [];
