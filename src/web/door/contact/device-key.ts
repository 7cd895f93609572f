import { type ProvenRequest, proofText, writeProof } from '#domain/sign-in/device-proof.ts';
import type { DoorClock } from '../door-clock.ts';
import type { DoorEnvironment } from '../environment.ts';
import { hex } from '../hex.ts';
import type { QueueDatabase } from '../queue/queue-database.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/**
 * By which this phone proves that it asks itself: made at its first pairing, for all stations that it will be, and never
 * told, not even to this page. Read anew for every request, since another tab may have paired; a scan waits for none.
 */
export class DeviceKey {
  readonly #crypto: DoorEnvironment['crypto'];
  readonly #database: QueueDatabase;
  readonly #clock: DoorClock;

  constructor({ crypto }: Pick<DoorEnvironment, 'crypto'>, database: QueueDatabase, clock: DoorClock) {
    this.#crypto = crypto;
    this.#database = database;
    this.#clock = clock;
  }

  /** For the server to keep; null where the browser can make or keep none, as over plain HTTP. */
  async told(): Promise<string | null> {
    try {
      const { publicKey } = (await this.#kept()) ?? (await this.#keepNew());
      return hex(await this.#crypto.subtle.exportKey('raw', publicKey));
    } catch {
      return null;
    }
  }

  /** @param timeMs the server's, as this phone estimates it unless it was told just now; null without a key */
  async proofOf(request: ProvenRequest & { body?: string }, timeMs = this.#clock.now().t): Promise<string | null> {
    const pair = await this.#kept().catch(() => null);
    if (!pair) return null;
    const { subtle } = this.#crypto;
    const bodyHash = request.body === undefined ? '' : hex(await subtle.digest('SHA-256', bytesOf(request.body)));
    const proof = { timeMs: Math.max(0, Math.round(timeMs)), bodyHash };
    const signature = await subtle.sign(algorithm, pair.privateKey, bytesOf(proofText(request, proof)));
    return writeProof({ ...proof, signature: hex(signature) });
  }

  async #kept(): Promise<CryptoKeyPair | null> {
    return (await this.#database.use((queue) => queue.get('keys', 'proof'))) ?? null;
  }

  /** On the disk before the server hears of it. Two tabs may both make one: the first to be kept is the phone's. */
  async #keepNew(): Promise<CryptoKeyPair> {
    const made = await this.#crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    return this.#database.use(async (queue) => {
      const writing = queue.transaction('keys', 'readwrite', { durability: 'strict' });
      const first = await writing.store.get('proof');
      if (!first) await writing.store.put(made, 'proof');
      await writing.done;
      return first ?? made;
    });
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
