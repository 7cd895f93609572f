import type { SignInKind } from '#domain/participant/kinds.ts';
import { isDeparture, scopeOf } from '#domain/sign-in/scope.ts';
import type { DoorContext } from '../context.ts';
import { isNewerThanList, listKnowsUntil } from '../list/known-sign-ins.ts';
import { waitingOrAnsweredAfter } from './outbox.ts';
import type { KeptAttempt } from './queue-database.ts';
import { personOfAttempt } from '../card/recent-cards.ts';

interface Count {
  kind: SignInKind;
  signedIn: number;
  expected: number;
}

/**
 * Signed in of expected: what the list says, and on top of it the people whom this phone has let in and the list does not
 * have yet.
 */
export class Counters {
  readonly #door: DoorContext;
  #listed: Count[] = [];
  /** The scope that was counted: a day, a session, or empty for an activity signed once. */
  #scope = '';
  /** Own first admissions that are newer than the list, by attempt. */
  #own = new Map<string, KeptAttempt>();

  constructor(door: DoorContext) {
    this.#door = door;
  }

  /** The page was opened, or this phone is another station: what an earlier page has kept counts too. */
  async restore(): Promise<void> {
    const { queue, kept } = this.#door;
    const attempts = await waitingOrAnsweredAfter(queue, listKnowsUntil(kept.active?.asOf ?? null));
    for (const attempt of attempts) this.#own.set(attempt.id, attempt);
    this.recount();
  }

  /** An attempt of this phone was kept, or changed. */
  note(attempts: readonly KeptAttempt[]): void {
    for (const attempt of attempts) {
      if (this.#addsOne(attempt)) this.#own.set(attempt.id, attempt);
      else this.#own.delete(attempt.id);
    }
    if (this.#scopeNow() === this.#scope) this.#show();
    else this.recount();
  }

  /** The list is another one now, or the day. */
  recount(): void {
    this.#scope = this.#scopeNow();
    this.#listed = this.#door.kept.list.counts(this.#scope);
    for (const [id, attempt] of this.#own) if (!this.#addsOne(attempt)) this.#own.delete(id);
    this.#show();
  }

  #scopeNow(): string {
    const { clock, device } = this.#door;
    const { oncePerDay = false, session } = device?.station ?? {};
    return scopeOf('ACTIVITY', undefined, clock.now().t, { oncePerDay, session: session?.id ?? null });
  }

  #addsOne(attempt: KeptAttempt): boolean {
    const { fact, verdict, annulledBy, dead } = attempt;
    const { kind, scope = '', shown, shownReason } = fact;
    // What is still handed over for another activity is not counted here.
    if (fact.activityId !== this.#door.device?.station.activityId) return false;
    if (shown !== 'ADMIT' || annulledBy || dead || fact.annuls || isDeparture(kind, scope)) return false;
    if (kind === 'ACTIVITY' && scope !== this.#scopeNow()) return false;
    if (shownReason === 'ALREADY_SIGN_IN' || (verdict && verdict.verdict !== 'ACCEPTED')) return false;
    if (!isNewerThanList(attempt, this.#door.kept.active?.asOf ?? null)) return false;
    const person = personOfAttempt(this.#door, attempt);
    return !person?.signIns.some((signIn) => signIn.kind === kind && signIn.scope === scope);
  }

  #show(): void {
    const { device, state } = this.#door;
    const own = [...this.#own.values()];
    const kinds = device?.state === 'ACTIVE' ? device.station.kinds : [];
    state.update({
      counters: this.#listed
        .filter(({ kind }) => kinds.includes(kind))
        .map((count) => ({
          ...count,
          signedIn: count.signedIn + own.filter(({ fact }) => fact.kind === count.kind).length,
        })),
    });
  }
}
