import { refuse } from './refusal.ts';

/** Lets so many pieces of work run at once; the others wait, first come, first served, while there is room. */
export class Turns {
  #free: number;
  readonly #room: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number, room = Infinity) {
    this.#free = atOnce;
    this.#room = room;
  }

  /** @throws REQUEST_TOO_FREQUENTLY when as many wait as there is room for */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--;
    else if (this.#waiting.length >= this.#room) throw refuse('REQUEST_TOO_FREQUENTLY', { retryAfterSeconds: 5 });
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
