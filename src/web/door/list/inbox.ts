import type { Conflict } from '#contract/sign-in/conflict.ts';
import type { DoorNotice } from '../door-state.ts';
import type { DoorEnvironment } from '../environment.ts';
import type { KeptList } from './kept-list.ts';
import type { PeopleDatabase } from './people-database.ts';

interface Held {
  conflicts: Conflict[];
  notices: DoorNotice[];
}

const key = 'inbox';
const togetherMs = 500;

/** Contradictions and notices of this phone, readable offline. They carry names, so they are sealed. */
export class Inbox {
  readonly #database: PeopleDatabase;
  readonly #kept: KeptList;
  readonly #setTimer: DoorEnvironment['setTimer'];
  #held: Held = { conflicts: [], notices: [] };
  /** Other tabs can read it now. */
  onKept: () => void = () => undefined;
  #keeping: Promise<void> | null = null;
  #changed = false;
  /** Dismissed in this shift: a notice that comes by two ways is not raised twice. */
  #dismissed = new Set<string>();

  constructor(database: PeopleDatabase, kept: KeptList, setTimer: DoorEnvironment['setTimer']) {
    this.#database = database;
    this.#kept = kept;
    this.#setTimer = setTimer;
  }

  get held(): Readonly<Held> {
    return this.#held;
  }

  async load(): Promise<void> {
    const entry = await this.#database.use((people) => people.get('inbox', key));
    if (entry) this.#held = (await (await this.#kept.seal()).openJson(entry.sealed)) as Held;
  }

  /** All open ones, as the server lists them. */
  setConflicts(conflicts: readonly Conflict[]): void {
    this.#held = { ...this.#held, conflicts: newestFirst(conflicts.filter(({ resolution }) => resolution === null)) };
    this.#keepSoon();
  }

  putConflict(conflict: Conflict): void {
    const others = this.#held.conflicts.filter(({ id }) => id !== conflict.id);
    this.setConflicts([conflict, ...others]);
  }

  addNotice(notice: DoorNotice): Promise<void> {
    if (this.#dismissed.has(notice.attemptId)) return Promise.resolve();
    if (this.#held.notices.some(({ attemptId }) => attemptId === notice.attemptId)) return Promise.resolve();
    return this.#set({ notices: [notice, ...this.#held.notices] });
  }

  dismiss(noticeId: string): Promise<void> {
    const gone = this.#held.notices.find(({ id }) => id === noticeId);
    if (gone) this.#dismissed.add(gone.attemptId);
    return this.#set({ notices: this.#held.notices.filter(({ id }) => id !== noticeId) });
  }

  forget(): void {
    this.#changed = false;
    this.#held = { conflicts: [], notices: [] };
  }

  #set(change: Partial<Held>): Promise<void> {
    this.#held = { ...this.#held, ...change };
    return this.#keep();
  }

  /** After hours without a network contradictions come by the hundred: they are kept together, and the server has them. */
  #keepSoon(): void {
    this.#changed = true;
    this.#keeping ??= this.#keepAll().finally(() => (this.#keeping = null));
    this.#keeping.catch(() => undefined);
  }

  async #keepAll(): Promise<void> {
    while (this.#changed) {
      this.#changed = false;
      await this.#keep();
      await new Promise<void>((resolve) => void this.#setTimer(resolve, togetherMs));
    }
  }

  async #keep(): Promise<void> {
    const held = this.#held;
    const sealed = await (await this.#kept.seal()).closeJson(held);
    // Whoever has changed it meanwhile keeps it; whoever has forgotten it wants nothing kept.
    await this.#database.use(async (people) => held === this.#held && people.put('inbox', { id: key, sealed }));
    this.onKept();
  }
}

const newestFirst = (conflicts: readonly Conflict[]): Conflict[] =>
  conflicts.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
