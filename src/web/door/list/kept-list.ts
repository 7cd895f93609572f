import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import { newId } from '#domain/id.ts';
import type { DoorEnvironment } from '../environment.ts';
import type { ListProgress, PeopleDatabase, PeopleSchema } from './people-database.ts';
import { encodePage } from './people-page.ts';
import { PeopleList } from './people-list.ts';
import { type Seal, sealOf } from '../seal.ts';

type SealedPage = PeopleSchema['pages']['value'];

const pageRange = (generation: string, from = 0) => IDBKeyRange.bound([generation, from], [generation, Infinity]);
const rowsPerRewrittenPage = 2000;

type AfterPage = Pick<ListProgress, 'cursor' | 'asOf' | 'codes'>;

/**
 * The list was written by another tab meanwhile, or erased, or is that of a station that this phone is no more: what was
 * about to be added has no place any more.
 */
export class ListChangedElsewhere extends Error {}

/**
 * The list at rest and in memory. At rest it is a generation of sealed pages; changes are pages added to it; a new full
 * download is another generation beside it, which takes its place in one transaction.
 */
export class KeptList {
  readonly #database: PeopleDatabase;
  readonly #environment: DoorEnvironment;
  readonly #isStation: (deviceId: string) => boolean;
  #seal: Promise<Seal> | null = null;
  #list = new PeopleList();
  #active: ListProgress | null = null;

  /** @param isStation whether that is the station that this phone is now: only its own list is kept */
  constructor(database: PeopleDatabase, environment: DoorEnvironment, isStation: (deviceId: string) => boolean) {
    this.#database = database;
    this.#environment = environment;
    this.#isStation = isStation;
  }

  get list(): PeopleList {
    return this.#list;
  }

  /** What the list in memory is, and until when it is true; null without a complete list. */
  get active(): ListProgress | null {
    return this.#active;
  }

  seal(): Promise<Seal> {
    this.#seal ??= sealOf(this.#database, this.#environment.crypto);
    this.#seal.catch(() => (this.#seal = null));
    return this.#seal;
  }

  /**
   * Brings memory up to what is at rest: everything, or only what another tab has added.
   * @returns whether that changed anything; `none` where nothing of this station is at rest
   */
  async refresh(deviceId: string): Promise<'none' | 'same' | 'changed'> {
    for (;;) {
      const before = this.#list;
      const atRest = await this.#newAtRest();
      if (atRest?.active.deviceId !== deviceId || !this.#isStation(deviceId)) return 'none';
      const { active, from, sealed } = atRest;
      const list = from === 0 ? new PeopleList() : before;
      for (const [number, page] of await this.#unseal(sealed)) {
        // Whoever else brought memory up to date meanwhile has added the same page.
        if (number === list.pages) list.add(page);
      }
      // Another list came into memory meanwhile, perhaps an older one than there is at rest: once more.
      if (this.#list !== before) continue;
      this.#list = list;
      if (list !== before || list.pages === active.pages) this.#active = active;
      return list.pages === from ? 'same' : 'changed';
    }
  }

  progress(which: 'active' | 'building'): Promise<ListProgress | undefined> {
    return this.#database.use((people) => people.get('lists', which));
  }

  /** Keeps a page and the cursor after it in one transaction, so that a download goes on where it was cut. */
  async addPage(
    which: 'active' | 'building',
    before: ListProgress,
    page: Uint8Array<ArrayBuffer>,
    after: AfterPage,
  ): Promise<ListProgress> {
    const sealed = await (await this.seal()).close(page);
    const next: ListProgress = { ...before, ...after, pages: before.pages + 1 };
    await this.#database.use(async (people) => {
      const writing = people.transaction(['pages', 'lists'], 'readwrite', { durability: 'relaxed' });
      this.#isStill(before, await writing.objectStore('lists').get(which));
      await Promise.all([
        writing.objectStore('pages').put({ generation: before.generation, page: before.pages, sealed }),
        writing.objectStore('lists').put(next, which),
      ]);
      await writing.done;
    });
    if (which === 'active' && this.#active?.generation === next.generation) {
      if (this.#list.pages === before.pages) this.#list.add(page);
      if (this.#list.pages === next.pages) this.#active = next;
    }
    return next;
  }

  /** Nothing changed since: the list is as true now as it was then. */
  async stillTrue(before: ListProgress, after: AfterPage): Promise<void> {
    const next = { ...before, ...after };
    await this.#database.use(async (people) => {
      const writing = people.transaction('lists', 'readwrite', { durability: 'relaxed' });
      this.#isStill(before, await writing.store.get('active'));
      await writing.store.put(next, 'active');
      await writing.done;
    });
    if (this.#active?.generation === next.generation) this.#active = next;
  }

  /** @throws ListChangedElsewhere */
  async startBuilding(deviceId: string): Promise<ListProgress> {
    if (!this.#isStation(deviceId)) throw new ListChangedElsewhere();
    const building: ListProgress = {
      generation: newId(),
      deviceId,
      cursor: '',
      pages: 0,
      asOf: null,
    };
    await this.dropBuilding();
    await this.#database.use((people) => people.put('lists', building, 'building'));
    return building;
  }

  /** The list that is being built, in memory, to be verified. */
  async build({ generation }: ListProgress): Promise<PeopleList> {
    const list = new PeopleList();
    const sealed = await this.#database.use((people) => people.getAll('pages', pageRange(generation)));
    for (const [, page] of await this.#unseal(sealed)) list.add(page);
    return list;
  }

  /** The new generation takes the old one's place, at rest at once and then in memory. */
  async swap(building: ListProgress, list: PeopleList, asOf: number): Promise<void> {
    const active: ListProgress = { ...building, asOf };
    const before = this.#list;
    await this.#environment.milestone?.('beforeSnapshotSwap');
    await this.#database.use(async (people) => {
      const writing = people.transaction(['pages', 'lists'], 'readwrite', { durability: 'relaxed' });
      this.#isStill(building, await writing.objectStore('lists').get('building'));
      const old = await writing.objectStore('lists').get('active');
      await Promise.all([
        writing.objectStore('lists').put(active, 'active'),
        writing.objectStore('lists').delete('building'),
        ...(old ? [writing.objectStore('pages').delete(pageRange(old.generation))] : []),
      ]);
      await writing.done;
    });
    // Unless everybody was forgotten since, as by becoming another station: then nobody comes back.
    if (this.#list !== before || !this.#isStation(active.deviceId)) return;
    this.#list = list;
    this.#active = active;
  }

  /** Writes the list anew without the rows that later pages have replaced. */
  async rewrite(): Promise<void> {
    const active = this.#active;
    if (!active) return;
    let building = await this.startBuilding(active.deviceId);
    let chunk: SnapshotPerson[] = [];
    const list = new PeopleList();
    const flush = async () => {
      const page = encodePage(chunk);
      list.add(page);
      building = await this.addPage('building', building, page, { cursor: active.cursor, asOf: null });
      chunk = [];
    };
    for (const person of this.#list.people()) {
      chunk.push(person);
      if (chunk.length === rowsPerRewrittenPage) await flush();
    }
    if (chunk.length > 0) await flush();
    await this.swap({ ...building, codes: active.codes ?? null }, list, active.asOf ?? 0);
  }

  async dropBuilding(): Promise<void> {
    await this.#database.use(async (people) => {
      const writing = people.transaction(['pages', 'lists'], 'readwrite', { durability: 'relaxed' });
      const building = await writing.objectStore('lists').get('building');
      if (building) {
        await writing.objectStore('pages').delete(pageRange(building.generation));
        await writing.objectStore('lists').delete('building');
      }
      await writing.done;
    });
  }

  /** Makes room for attempts: the list at rest goes, the one in memory stays until the page is closed. */
  async freeSpace(): Promise<void> {
    await this.#database.use(async (people) => {
      const writing = people.transaction(['pages', 'lists'], 'readwrite');
      await Promise.all([writing.objectStore('pages').clear(), writing.objectStore('lists').clear()]);
      await writing.done;
    });
  }

  /** Nobody is known in this tab any more. */
  forget(): void {
    this.#list = new PeopleList();
    this.#active = null;
    this.#seal = null;
  }

  /** Personal data is gone, at rest and in memory. */
  async erase(): Promise<void> {
    this.forget();
    await this.#database.destroy();
  }

  /** What the list at rest is, and its pages that memory does not have; those and it as they were at one moment. */
  #newAtRest(): Promise<{ active: ListProgress; from: number; sealed: SealedPage[] } | null> {
    return this.#database.use(async (people) => {
      const reading = people.transaction(['lists', 'pages']);
      const active = await reading.objectStore('lists').get('active');
      if (!active) return null;
      const from = this.#active?.generation === active.generation ? this.#list.pages : 0;
      return { active, from, sealed: await reading.objectStore('pages').getAll(pageRange(active.generation, from)) };
    });
  }

  /** Pages with their numbers. */
  async #unseal(pages: readonly SealedPage[]): Promise<[number: number, bytes: Uint8Array<ArrayBuffer>][]> {
    if (pages.length === 0) return [];
    const seal = await this.seal();
    return Promise.all(pages.map(async ({ page, sealed }) => [page, await seal.open(sealed)]));
  }

  /** @throws ListChangedElsewhere */
  #isStill(before: ListProgress, held: ListProgress | undefined): void {
    const isSame = held?.generation === before.generation && held.pages === before.pages;
    if (!isSame || !this.#isStation(before.deviceId)) throw new ListChangedElsewhere();
  }
}
