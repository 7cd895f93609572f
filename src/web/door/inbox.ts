import type { Conflict } from '#contract/sign-in.ts';
import type { DoorNotice } from './door-state.ts';
import type { KeptList } from './kept-list.ts';
import type { PeopleDatabase } from './people-database.ts';

interface Held {
  conflicts: Conflict[];
  notices: DoorNotice[];
}

const key = 'inbox';

/** Contradictions and notices of this phone, readable offline. They carry names, so they are sealed. */
export class Inbox {
  readonly #database: PeopleDatabase;
  readonly #kept: KeptList;
  #held: Held = { conflicts: [], notices: [] };
  /** Dismissed in this shift: a notice that comes by two ways is not raised twice. */
  #dismissed = new Set<string>();

  constructor(database: PeopleDatabase, kept: KeptList) {
    this.#database = database;
    this.#kept = kept;
  }

  get held(): Readonly<Held> {
    return this.#held;
  }

  async load(): Promise<void> {
    const entry = await this.#database.use((people) => people.get('inbox', key));
    if (entry) this.#held = (await (await this.#kept.seal()).openJson(entry.sealed)) as Held;
  }

  /** All open ones, as the server lists them. */
  setConflicts(conflicts: readonly Conflict[]): Promise<void> {
    return this.#set({ conflicts: newestFirst(conflicts.filter(({ resolution }) => resolution === null)) });
  }

  putConflict(conflict: Conflict): Promise<void> {
    const others = this.#held.conflicts.filter(({ id }) => id !== conflict.id);
    return this.setConflicts([conflict, ...others]);
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
    this.#held = { conflicts: [], notices: [] };
  }

  async #set(change: Partial<Held>): Promise<void> {
    this.#held = { ...this.#held, ...change };
    const sealed = await (await this.#kept.seal()).closeJson(this.#held);
    await this.#database.use((people) => people.put('inbox', { id: key, sealed }));
  }
}

const newestFirst = (conflicts: readonly Conflict[]): Conflict[] =>
  conflicts.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
