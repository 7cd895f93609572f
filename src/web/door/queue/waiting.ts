import type { DoorEnvironment } from '../environment.ts';

/** A pause that can be cut short. */
export class Waiting {
  readonly #setTimer: DoorEnvironment['setTimer'];
  #wake: (() => void) | null = null;
  #woken = false;

  constructor(setTimer: DoorEnvironment['setTimer']) {
    this.#setTimer = setTimer;
  }

  /** Until woken, or that many ms; a wake before the wait counts. @param ms null: until woken */
  wait(ms: number | null, signal: AbortSignal): Promise<void> {
    if (this.#woken || signal.aborted) {
      this.#woken = false;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const cancel = ms === null ? () => undefined : this.#setTimer(() => finish(), ms);
      const finish = () => {
        cancel();
        signal.removeEventListener('abort', finish);
        this.#wake = null;
        this.#woken = false;
        resolve();
      };
      signal.addEventListener('abort', finish);
      this.#wake = finish;
    });
  }

  wake(): void {
    if (this.#wake) this.#wake();
    else this.#woken = true;
  }

  /** Forgets a wake that nobody waited for. */
  rest(): void {
    this.#woken = false;
  }
}
