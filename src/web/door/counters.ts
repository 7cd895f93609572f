import { businessDateAt, instantOf } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { isDeparture } from '#domain/sign-in/scope.ts';
import type { DoorContext } from './context.ts';
import { isNewerThanList } from './known-sign-ins.ts';
import type { KeptAttempt } from './queue-database.ts';
import { personOfAttempt } from './recent-cards.ts';

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
  /** Own first admissions that are newer than the list, by attempt. */
  #own = new Map<string, KeptAttempt>();

  constructor(door: DoorContext) {
    this.#door = door;
  }

  /** An attempt of this phone was kept, or changed. */
  note(attempts: readonly KeptAttempt[]): void {
    for (const attempt of attempts) {
      if (this.#addsOne(attempt)) this.#own.set(attempt.id, attempt);
      else this.#own.delete(attempt.id);
    }
    this.#show();
  }

  /** The list is another one now. */
  recount(): void {
    const { kept, clock, device } = this.#door;
    this.#listed = kept.list.counts(device?.station.oncePerDay ? businessDateAt(instantOf(clock.now().t)) : '');
    for (const [id, attempt] of this.#own) if (!this.#addsOne(attempt)) this.#own.delete(id);
    this.#show();
  }

  #addsOne(attempt: KeptAttempt): boolean {
    const { fact, verdict, annulledBy } = attempt;
    const { kind, scope = '', shown, shownReason } = fact;
    // What is still handed over for another activity is not counted here.
    if (fact.activityId !== this.#door.device?.station.activityId) return false;
    if (shown !== 'ADMIT' || annulledBy || fact.annuls || isDeparture(kind, scope)) return false;
    if (shownReason === 'ALREADY_SIGN_IN' || (verdict && verdict.verdict !== 'ACCEPTED')) return false;
    if (!isNewerThanList(attempt, this.#door.kept.active?.asOf ?? null)) return false;
    const person = personOfAttempt(this.#door, attempt);
    return !person?.signIns.some((signIn) => signIn.kind === kind && signIn.scope === scope);
  }

  #show(): void {
    const own = [...this.#own.values()];
    this.#door.state.update({
      counters: this.#listed
        .filter(({ kind }) => this.#door.device?.station.kinds.includes(kind))
        .map((count) => ({
          ...count,
          signedIn: count.signedIn + own.filter(({ fact }) => fact.kind === count.kind).length,
        })),
    });
  }
}
