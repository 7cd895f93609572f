import { dayMs, type Instant } from '#domain/instant.ts';
import { instantOf, msOf } from '#domain/instant.ts';
import {
  anchorFrom,
  betterAnchor,
  carriedOn,
  type ClockAnchor,
  type ClockEstimate,
  clockIsOff,
  type ClockReading,
  estimate,
} from '#domain/sign-in/clock.ts';
import type { DoorEnvironment } from './environment.ts';
import type { QueueDatabase } from './queue/queue-database.ts';

/** What the wire takes. */
const largestUncertaintyMs = 365 * dayMs;
const anchorKey = 'anchor';

/** Server time on this phone, with its uncertainty; kept across reloads (N16). */
export class DoorClock {
  readonly #environment: DoorEnvironment;
  readonly #database: QueueDatabase;
  readonly #page: string;
  #anchor: ClockAnchor | null = null;
  #heardHere = false;

  constructor(environment: DoorEnvironment, database: QueueDatabase) {
    this.#environment = environment;
    this.#database = database;
    this.#page = [...environment.crypto.getRandomValues(new Uint8Array(8))].join('.');
  }

  /** The server was heard since this page loaded; before that, a clock set meanwhile looks like time that passed. */
  get isConfirmed(): boolean {
    return this.#heardHere;
  }

  /** From here on this page's own monotonic clock tells, so that a change of the wall clock is seen after a reload too. */
  async load(): Promise<void> {
    const kept = (await this.#database.use((queue) => queue.get('clock', anchorKey))) ?? null;
    this.#anchor = kept && carriedOn(kept, this.reading());
    if (kept) await this.#keep();
  }

  reading(): ClockReading {
    const { wallNow, monotonicNow } = this.#environment;
    return { wallMs: wallNow(), monotonicMs: monotonicNow(), page: this.#page };
  }

  now(): ClockEstimate {
    const reading = this.reading();
    if (this.#anchor) return estimate(this.#anchor, reading);
    return { t: reading.wallMs, u: dayMs, offsetMs: 0, jumped: false };
  }

  /** Wall time as the phone shows it and server time as estimated, for the record of an attempt. */
  stamp(): { wallTime: Instant; estimatedTime: Instant; uncertaintyMs: number } {
    const { t, u } = this.now();
    return {
      wallTime: instantOf(this.#environment.wallNow()),
      estimatedTime: instantOf(t),
      uncertaintyMs: Math.min(u, largestUncertaintyMs),
    };
  }

  /** The server named its time in an answer. */
  async heard(sent: ClockReading, received: ClockReading, serverTime: string): Promise<void> {
    const serverMs = msOf(serverTime as Instant);
    if (Number.isNaN(serverMs)) return;
    this.#heardHere = true;
    const better = betterAnchor(this.#anchor, anchorFrom(sent, received, serverMs));
    if (better === this.#anchor) return;
    this.#anchor = better;
    await this.#keep();
  }

  /** Notices that the clock was moved, so that neither a reload nor the next look forgets it. */
  async watch(): Promise<boolean> {
    if (!this.#anchor) return false;
    const reading = this.reading();
    const aged = carriedOn(this.#anchor, reading);
    if (aged.forward === this.#anchor.forward && aged.disbelieved === this.#anchor.disbelieved) return false;
    this.#anchor = aged;
    await this.#keep();
    return true;
  }

  state(): { offsetMs: number; uncertaintyMs: number; warning: boolean; jumped: boolean } {
    const { offsetMs, u, jumped } = this.now();
    return { offsetMs, uncertaintyMs: u, warning: clockIsOff(offsetMs), jumped };
  }

  async #keep(): Promise<void> {
    const anchor = this.#anchor;
    if (anchor) await this.#database.use((queue) => queue.put('clock', anchor, anchorKey));
  }
}
