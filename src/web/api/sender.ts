/** Sends what waits on this device, one sending at a time. */
export class Sender {
  readonly #send: () => Promise<void>;
  #sending: Promise<void> | null = null;
  #isNetworkBack = false;

  /** @param send sends all that waits, and does not throw; with nothing waiting it does nothing */
  constructor(send: () => Promise<void>) {
    this.#send = send;
  }

  /** Whoever asks while one is under way gets that one. */
  readonly flush = (): Promise<void> => {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  };

  /** What was under way when the network came back may have been begun without one: another follows at once. */
  async #sendAll(): Promise<void> {
    do {
      this.#isNetworkBack = false;
      await this.#send();
    } while (this.#isNetworkBack);
  }

  /** Sends each time the network comes back. @returns what ends it */
  start(): () => void {
    const again = () => {
      this.#isNetworkBack = true;
      void this.flush();
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }
}
