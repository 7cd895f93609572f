import type { ReplyOf } from '#web/api/endpoint-types.ts';
import { allowanceText, codeKeyBits, pauseAfterWrongMs, verifierText } from '#domain/sign-in/supervisor-code.ts';
import type { DoorClock } from '../door-clock.ts';
import { DoorError } from '../door.ts';
import type { DoorEnvironment } from '../environment.ts';
import { hex } from '../hex.ts';
import type { KeptList } from '../list/kept-list.ts';
import type { PeopleDatabase } from '../list/people-database.ts';

export type Supervisor = ReplyOf<'station'>['supervisors'][number];

/** What a supervisor enters on a steward's phone. */
export interface SupervisorEntry {
  supervisorId: string;
  code: string;
}

/** What goes into the attempt: who allowed it, and that the code was entered for it. */
export interface Allowance {
  allowedBy: string;
  allowance: string;
}

/**
 * Whose codes allow on this phone what only a supervisor may; checked here, with or without a network. Kept sealed beside
 * the list, since salt and verifier are all that somebody with time needs to try codes, and gone with it.
 */
export class Supervisors {
  readonly #database: PeopleDatabase;
  readonly #kept: KeptList;
  readonly #clock: DoorClock;
  readonly #crypto: DoorEnvironment['crypto'];
  #known: readonly Supervisor[] = [];

  constructor(database: PeopleDatabase, kept: KeptList, clock: DoorClock, crypto: DoorEnvironment['crypto']) {
    this.#database = database;
    this.#kept = kept;
    this.#clock = clock;
    this.#crypto = crypto;
  }

  get known(): readonly Supervisor[] {
    return this.#known;
  }

  async load(): Promise<void> {
    const entry = await this.#database.use((people) => people.get('supervisors', 'known'));
    this.#known = entry?.sealed ? ((await (await this.#kept.seal()).openJson(entry.sealed)) as Supervisor[]) : [];
  }

  /** @returns whether these are others than before */
  async learn(supervisors: readonly Supervisor[]): Promise<boolean> {
    if (JSON.stringify(supervisors) === JSON.stringify(this.#known)) return false;
    this.#known = supervisors;
    const sealed = await (await this.#kept.seal()).closeJson(supervisors);
    await this.#database.use(
      async (people) => supervisors === this.#known && people.put('supervisors', { id: 'known', sealed }),
    );
    return true;
  }

  forget(): void {
    this.#known = [];
  }

  /**
   * @param attemptId what is allowed; empty for what is no attempt
   * @throws DoorError SUPERVISOR_CODE_PAUSED, SUPERVISOR_CODE_WRONG, SUPERVISOR_NEEDED when it is nobody's
   */
  async allow({ supervisorId, code }: SupervisorEntry, attemptId: string): Promise<Allowance> {
    const supervisor = this.#known.find(({ id }) => id === supervisorId);
    if (!supervisor) throw new DoorError('SUPERVISOR_NEEDED');
    await this.#countTry();
    const key = await this.#keyOf(supervisor, code);
    if ((await this.#said(key, verifierText)) !== supervisor.verifier) throw new DoorError('SUPERVISOR_CODE_WRONG');
    await this.#database.use((people) => people.delete('supervisors', 'tries'));
    return { allowedBy: supervisorId, allowance: await this.#said(key, allowanceText(attemptId)) };
  }

  /** Before the code is looked at, so that neither a reload nor another tab makes a try free. */
  async #countTry(): Promise<void> {
    const { t } = this.#clock.now();
    const isPaused = await this.#database.use(async (people) => {
      const writing = people.transaction('supervisors', 'readwrite', { durability: 'strict' });
      const { wrong = 0, untilMs = 0 } = (await writing.store.get('tries')) ?? {};
      if (t >= untilMs) {
        await writing.store.put({ id: 'tries', wrong: wrong + 1, untilMs: t + pauseAfterWrongMs(wrong + 1) });
      }
      await writing.done;
      return t < untilMs;
    });
    if (isPaused) throw new DoorError('SUPERVISOR_CODE_PAUSED');
  }

  async #keyOf({ salt, rounds }: Supervisor, code: string): Promise<CryptoKey> {
    const { subtle } = this.#crypto;
    const bytes = Uint8Array.from(salt.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const typed = await subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, ['deriveKey']);
    return subtle.deriveKey(
      { name: 'PBKDF2', hash: 'SHA-256', salt: bytes, iterations: rounds },
      typed,
      { name: 'HMAC', hash: 'SHA-256', length: codeKeyBits },
      false,
      ['sign'],
    );
  }

  async #said(key: CryptoKey, text: string): Promise<string> {
    return hex(await this.#crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
  }
}
