import { databaseErrorCode, deadlockCode, serializationCode } from '#server/db/error-code.ts';
import type { World } from '#server/world.ts';
import { publish } from '../events/door-events.ts';
import type { BatchReply, BatchRequest } from './batch-request.ts';
import { AttemptsArrivedTwice, recordBatch } from './record-batch.ts';
import type { ReadItem } from './read-attempt.ts';

/** Transactions at the same time. The embedded database has one connection. */
const lanes = { embedded: 1, postgres: 3 } as const;
/** More than this in one transaction only makes everybody wait. */
const attemptsPerTransaction = 400;
const tries = 6;
/** Besides our own. */
const worthTryingAgain = new Set([serializationCode, deadlockCode]);
/** What PostgreSQL says of a value that it cannot hold, or a constraint that one item breaks. */
const faultOfAnItem = /^(22|23)/;

interface Waiting {
  request: BatchRequest;
  resolve(reply: BatchReply): void;
  reject(error: unknown): void;
}

/**
 * Requests of the same few milliseconds go into one transaction, so that single attempts of many phones cost little
 * more than a batch of one. A request is answered when its transaction has committed.
 */
class AttemptQueue {
  readonly #world: World;
  #waiting: Waiting[] = [];
  #running = 0;
  #scheduled = false;

  constructor(world: World) {
    this.#world = world;
  }

  record(request: BatchRequest): Promise<BatchReply> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      if (this.#scheduled) return;
      this.#scheduled = true;
      // What else has arrived by now comes along.
      setImmediate(() => {
        this.#scheduled = false;
        this.#pump();
      });
    });
  }

  #pump(): void {
    while (this.#running < lanes[this.#world.db.kind] && this.#waiting.length > 0) {
      const taken: Waiting[] = [];
      for (let size = 0; this.#waiting.length > 0;) {
        size += this.#waiting[0]?.request.items.length ?? 0;
        if (taken.length > 0 && size > attemptsPerTransaction) break;
        const next = this.#waiting.shift();
        if (next) taken.push(next);
      }
      this.#running++;
      void this.#run(taken).finally(() => {
        this.#running--;
        this.#pump();
      });
    }
  }

  async #run(taken: readonly Waiting[]): Promise<void> {
    try {
      const replies = await this.#commit(taken.map(({ request }) => request));
      taken.forEach(({ resolve }, index) => {
        const reply = replies[index];
        if (reply) resolve(reply);
      });
    } catch (error) {
      if (taken.length > 1) await Promise.all(taken.map((one) => this.#run([one])));
      else await this.#runOneByOne(taken[0], error);
    }
  }

  /** One item that the database refuses must not hold up the others (R23): each is recorded alone. */
  async #runOneByOne(waiting: Waiting | undefined, error: unknown): Promise<void> {
    if (!waiting) return;
    const { request, resolve, reject } = waiting;
    if (!faultOfAnItem.test(databaseErrorCode(error))) return reject(error);
    this.#world.log.warn({ code: databaseErrorCode(error) }, 'an attempt was refused by the database');
    try {
      const replies: BatchReply[] = [];
      for (const item of request.items) replies.push(await this.#recordAlone(request, item));
      resolve({
        verdicts: replies.flatMap(({ verdicts }) => verdicts),
        highestContiguousSeq: replies.at(-1)?.highestContiguousSeq ?? 0,
      });
    } catch (failure) {
      reject(failure);
    }
  }

  async #recordAlone({ sender }: BatchRequest, item: ReadItem): Promise<BatchReply> {
    const only = async (one: ReadItem): Promise<BatchReply> => {
      const [reply] = await this.#commit([{ sender, items: [one] }]);
      if (!reply) throw new Error('a batch of one had no reply');
      return reply;
    };
    try {
      return await only(item);
    } catch (error) {
      if (!faultOfAnItem.test(databaseErrorCode(error))) throw error;
      return only({ ...item, fact: null });
    }
  }

  async #commit(requests: readonly BatchRequest[]): Promise<BatchReply[]> {
    const { db, clock } = this.#world;
    for (let attempt = 1; ; attempt++) {
      try {
        const { replies, news } = await db.transaction((tx) => recordBatch(tx, requests, clock.now()));
        for (const one of news) publish(this.#world, one);
        return replies;
      } catch (error) {
        const again = error instanceof AttemptsArrivedTwice || worthTryingAgain.has(databaseErrorCode(error));
        if (!again || attempt === tries) throw error;
      }
    }
  }
}

const queues = new WeakMap<object, AttemptQueue>();

/** Records one request's attempts. @throws what the database says when it cannot be reached; then nothing is recorded */
export function recordAttempts(world: World, request: BatchRequest): Promise<BatchReply> {
  let queue = queues.get(world.db.source);
  if (!queue) {
    queue = new AttemptQueue(world);
    queues.set(world.db.source, queue);
  }
  return queue.record(request);
}
