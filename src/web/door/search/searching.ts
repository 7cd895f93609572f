import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import type { DoorContext } from '../context.ts';
import type { Found, SearchAnswer, SearchMessages } from './search-messages.ts';

/** Searching in the worker, which holds its own copy of the list; it is started when there is a list. */
export class Searching {
  readonly #door: DoorContext;
  #worker: Promise<SearchMessages> | null = null;
  /** Pages that the worker has of the list in memory. */
  #sent = 0;
  #list: object | null = null;
  #nextId = 1;
  readonly #asked = new Map<number, (found: Found[]) => void>();

  constructor(door: DoorContext) {
    this.#door = door;
  }

  /** The list has changed: the worker hears of the pages it does not have. */
  async follow(): Promise<void> {
    const { list } = this.#door.kept;
    if (list.pages === 0 && !this.#worker) return;
    const worker = await this.#start();
    const fresh = this.#list !== list;
    const from = fresh ? 0 : this.#sent;
    this.#list = list;
    this.#sent = list.pages;
    if (fresh || from < list.pages) worker.post({ type: 'pages', fresh, pages: list.pageBytes(from) });
  }

  async search(text: string, limit = 20): Promise<Found[]> {
    if (!text.trim()) return [];
    await this.follow();
    const worker = await this.#start();
    return new Promise((resolve) => {
      const id = this.#nextId++;
      this.#asked.set(id, resolve);
      worker.post({ type: 'search', id, text, limit });
    });
  }

  unitOf(participantId: string): Found[] {
    const { list } = this.#door.kept;
    const found = list.byId(participantId);
    if (!found || !('person' in found)) return [];
    const { unitName } = found.person;
    const colleagues: Found[] = [];
    for (const person of list.people()) if (person.unitName === unitName) colleagues.push(foundOf(person));
    return colleagues.toSorted((a, b) => a.nameTc.localeCompare(b.nameTc, 'zh-Hant'));
  }

  /** The list is gone, and the worker's copy with it. */
  close(): void {
    const worker = this.#worker;
    this.#worker = null;
    this.#list = null;
    this.#sent = 0;
    for (const resolve of this.#asked.values()) resolve([]);
    this.#asked.clear();
    void worker?.then((started) => started.close());
  }

  #start(): Promise<SearchMessages> {
    if (this.#worker) return this.#worker;
    const { startSearchWorker } = this.#door.environment;
    const started = startSearchWorker
      ? Promise.resolve(startSearchWorker())
      : import('./search-here.ts').then(({ searchHere }) => searchHere());
    this.#worker = started.then((worker) => {
      worker.listen((answer) => this.#hear(answer));
      return worker;
    });
    return this.#worker;
  }

  #hear(answer: SearchAnswer): void {
    if (answer.type !== 'found') return;
    this.#asked.get(answer.id)?.(answer.found);
    this.#asked.delete(answer.id);
  }
}

export const foundOf = (person: SnapshotPerson): Found => ({
  participantId: person.participantId,
  nameTc: person.nameTc,
  nameEn: person.nameEn,
  unitName: person.unitName,
  title: person.title,
  phoneTail: person.details?.phoneTail ?? null,
});
