import type { MetApplicant } from '#contract/recruitment/board.ts';
import { newId } from '#domain/id.ts';
import { instantOf } from '#domain/instant.ts';
import { forgetSealed, keepSealed, readSealed } from '#web/account/sealed-drafts.ts';
import { isLoginOver } from '#web/api/api-error.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { Sender } from '#web/api/sender.ts';
import { Listeners } from '#web/listeners.ts';
import { meetApplicant } from '../queries.ts';

/** A code that somebody showed; sent as soon as there is a network. */
export interface Scan {
  id: string;
  positionId: string;
  code: string;
  at: number;
}

/** What became of a scan on this page; the newest first. */
export interface Sent {
  scan: Scan;
  met: MetApplicant | null;
  failure: unknown;
}

export interface QueueState {
  waiting: readonly Scan[];
  sent: readonly Sent[];
}

const key = 'recruit-scans';
const shown = 20;
const againMs = 15_000;

/**
 * Codes that were shown. They lie sealed on this device until the server has them; it counts each
 * once, and gives a scan whose answer was lost on its way the same answer again.
 */
export class ScanQueue {
  #state: QueueState = { waiting: [], sent: [] };
  readonly #listeners = new Listeners();
  readonly #sender = new Sender(() => this.#send());

  readonly get = (): QueueState => this.#state;
  readonly subscribe = this.#listeners.subscribe;

  /** Goes on with what was left; tries again when the network is back, and every now and then. @returns ends it */
  start(): () => void {
    const stop = this.#sender.start();
    const timer = setInterval(this.#sender.flush, againMs);
    void this.#resume();
    return () => {
      stop();
      clearInterval(timer);
    };
  }

  async #resume(): Promise<void> {
    const kept = (await readSealed<Scan[]>(key).catch(() => null)) ?? [];
    const here = this.#state.waiting;
    const before = kept.filter(({ id }) => !here.some((one) => one.id === id));
    this.#set({ waiting: [...before, ...here] });
    await this.#sender.flush();
  }

  async add(positionId: string, code: string): Promise<void> {
    this.#set({ waiting: [...this.#state.waiting, { id: newId(), positionId, code, at: Date.now() }] });
    await this.#keep();
    await this.#sender.flush();
  }

  async #send(): Promise<void> {
    for (let [next] = this.#state.waiting; next; [next] = this.#state.waiting) {
      const done = await sentOf(next);
      const { id } = next;
      const others = this.#state.waiting.filter((one) => one.id !== id);
      if (!done) {
        // One that the server stumbles over does not hold up the others.
        this.#set({ waiting: [...others, next] });
        return;
      }
      this.#set({
        waiting: others,
        sent: [done, ...this.#state.sent].slice(0, shown),
      });
      await this.#keep();
    }
  }

  #keep = (): Promise<void> =>
    this.#state.waiting.length > 0 ? keepSealed(key, this.#state.waiting) : forgetSealed(key);

  #set(part: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...part };
    this.#listeners.tell();
  }
}

/** Null while the server cannot be reached, is too busy, or no longer knows the login: that is not an answer. */
async function sentOf(scan: Scan): Promise<Sent | null> {
  const { id, positionId, code, at } = scan;
  try {
    return { scan, met: await meetApplicant({ id, positionId, code, metAt: instantOf(at) }), failure: null };
  } catch (failure) {
    return isPassing(failure) || isLoginOver(failure) ? null : { scan, met: null, failure };
  }
}
