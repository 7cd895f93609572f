import { type Instant, plusMs } from '#domain/instant.ts';
import type { World } from './world.ts';

/** So old may be what a visitor is shown of a change that another process of the portal made. */
const longestMs = 2000;

interface Kept<Value> {
  made: Instant;
  until: Instant;
  /** What this process had written by then. */
  writes: number;
  value: Promise<Value>;
}

/**
 * What is the same for everybody who asks the same: made once for all who ask within two seconds, or until this process
 * changes anything. What many ask at once is made once.
 */
export class Remembered<Value> {
  readonly #world: World;
  readonly #most: number;
  readonly #isWorthIt: (value: Value) => boolean;
  readonly #kept = new Map<string, Kept<Value>>();

  /** @param most so many at a time; the oldest goes first @param isWorthIt what is not, is made anew each time */
  constructor(world: World, most: number, isWorthIt: (value: Value) => boolean) {
    this.#world = world;
    this.#most = most;
    this.#isWorthIt = isWorthIt;
  }

  /** @param asked tells one question from another @param make what it throws is not kept */
  get(asked: string, make: () => Promise<Value>): Promise<Value> {
    const { clock, db } = this.#world;
    const [now, writes] = [clock.now(), db.writes()];
    const kept = this.#kept.get(asked);
    if (kept?.writes === writes && now >= kept.made && now < kept.until) return kept.value;
    const made: Kept<Value> = { made: now, until: plusMs(now, longestMs), writes, value: make() };
    this.#keep(asked, made);
    return made.value;
  }

  #keep(asked: string, made: Kept<Value>): void {
    const forget = (): void => void (this.#kept.get(asked) === made && this.#kept.delete(asked));
    made.value.then((value) => !this.#isWorthIt(value) && forget(), forget);
    this.#kept.delete(asked);
    this.#kept.set(asked, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
