import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import { type SignInKind, signInKinds } from '#domain/participant/kinds.ts';
import { sessionOf } from '#domain/sign-in/scope.ts';
import {
  dayNumber,
  hashText,
  idBytes,
  isEntitled,
  isRemoved,
  isSigned,
  type PeoplePage,
  personAt,
  readPage,
} from './people-page.ts';

/** Rows are numbered over all pages; a page never holds more than this. */
const rowsPerPage = 8192;
const idSize = 16;

/** Open addressing from a hash to a row; 0 is empty. Never more than half full. */
class RowTable {
  #slots = new Uint32Array(1024);
  #used = 0;

  /** The slot that holds a row for which `same` holds, or the empty one where it belongs. */
  slotOf(hash: number, same: (row: number) => boolean): number {
    const mask = this.#slots.length - 1;
    let slot = Math.imul(hash, 0x9e3779b1) >>> 0;
    for (slot &= mask; ; slot = (slot + 1) & mask) {
      const held = this.#slots[slot] ?? 0;
      if (held === 0 || same(held - 1)) return slot;
    }
  }

  rowIn(slot: number): number | null {
    const held = this.#slots[slot] ?? 0;
    return held === 0 ? null : held - 1;
  }

  put(slot: number, row: number): void {
    if (this.#slots[slot] === 0) this.#used++;
    this.#slots[slot] = row + 1;
  }

  makeRoom(hashOf: (row: number) => number): void {
    if (this.#used * 2 < this.#slots.length) return;
    const old = this.#slots;
    this.#slots = new Uint32Array(old.length * 4);
    this.#used = 0;
    for (const held of old)
      if (held !== 0)
        this.put(
          this.slotOf(hashOf(held - 1), () => false),
          held - 1,
        );
  }

  rows(): number[] {
    return [...this.#slots].filter((held) => held !== 0).map((held) => held - 1);
  }
}

/** `former`: by a code that was theirs and was replaced. */
export type Lookup = { person: SnapshotPerson; former?: true } | { removed: true } | null;

/** The people expected, in memory: looked up by credential or id without reading anybody else. */
export class PeopleList {
  #pages: PeoplePage[] = [];
  #byId = new RowTable();
  #byCredential = new RowTable();
  #rows = 0;

  /** Rows that a later page has replaced: when they are many, the list is worth rewriting. */
  get replaced(): number {
    return this.#rows - this.#known;
  }
  #known = 0;
  #present = 0;

  get pages(): number {
    return this.#pages.length;
  }

  add(bytes: Uint8Array<ArrayBuffer>): void {
    const page = readPage(bytes);
    const first = this.#pages.push(page) * rowsPerPage - rowsPerPage;
    this.#rows += page.count;
    for (let i = 0; i < page.count; i++) {
      const row = first + i;
      this.#byId.makeRoom((other) => this.#idHash(other));
      const idSlot = this.#byId.slotOf(this.#idHash(row), (other) => this.#sameId(other, row));
      const before = this.#byId.rowIn(idSlot);
      if (before === null) this.#known++;
      else if (!this.#isRemoved(before)) this.#present--;
      if (!this.#isRemoved(row)) this.#present++;
      this.#byId.put(idSlot, row);
      this.#addCredential(row, before);
    }
  }

  byCredential(credential: string): Lookup {
    const hash = hashText(credential);
    const row = this.#byCredential.rowIn(
      this.#byCredential.slotOf(
        hash,
        (other) => this.#credentialHash(other) === hash && this.#person(other).credential === credential,
      ),
    );
    const latest = row === null ? null : this.#latest(row);
    const isFormer = latest !== null && 'person' in latest && latest.person.credential !== credential;
    return isFormer ? { ...latest, former: true } : latest;
  }

  byId(participantId: string): Lookup {
    const wanted = new Uint8Array(idSize);
    idBytes(participantId, wanted, 0);
    const row = this.#byId.rowIn(
      this.#byId.slotOf(hashOfId(wanted, 0), (other) => {
        const [page, i] = this.#place(other);
        return sameBytes(page.ids, i * idSize, wanted, 0);
      }),
    );
    return row === null ? null : this.#latest(row);
  }

  /**
   * Expected and signed in per kind; of ACTIVITY the list has only what counts at this station.
   * @param scope for an activity signed once a day: YYYY-MM-DD
   */
  counts(scope: string): { kind: SignInKind; signedIn: number; expected: number }[] {
    const today = sessionOf('ACTIVITY', scope) === null ? dayNumber(scope) : 0;
    const counts = signInKinds.map((kind) => ({ kind, signedIn: 0, expected: 0 }));
    for (const row of this.#byId.rows()) {
      const [page, i] = this.#place(row);
      const flags = page.flags[i] ?? 0;
      if (isRemoved(flags)) continue;
      counts.forEach((count, kind) => {
        if (!isEntitled(flags, kind)) return;
        count.expected++;
        if (isSigned(flags, kind) && (kind !== 0 || today === 0 || page.days[i] === today)) count.signedIn++;
      });
    }
    return counts;
  }

  /** Everybody not removed, as id and version. */
  *versions(): Generator<{ participantId: string; version: number }> {
    for (const row of this.#byId.rows()) {
      if (this.#isRemoved(row)) continue;
      const [page, i] = this.#place(row);
      yield { participantId: idText(page.ids, i * idSize), version: page.versions[i] ?? 0 };
    }
  }

  /** How many are expected. */
  get size(): number {
    return this.#present;
  }

  /** Everybody not removed, read one after another: for rewriting the list and for the search. */
  *people(): Generator<SnapshotPerson> {
    for (const row of this.#byId.rows()) {
      const [page, i] = this.#place(row);
      if (!isRemoved(page.flags[i] ?? 0)) yield personAt(page, i);
    }
  }

  /** The pages as they were added, to hand to the search. */
  pageBytes(from = 0): Uint8Array<ArrayBuffer>[] {
    return this.#pages.slice(from).map((page) => page.bytes);
  }

  #addCredential(row: number, before: number | null): void {
    const hash = this.#credentialHash(row);
    // A person who changed keeps the code: nothing to read, the slot leads to the id and so to the newest row.
    if (before !== null && this.#credentialHash(before) === hash) return;
    this.#byCredential.makeRoom((other) => this.#credentialHash(other));
    const slot = this.#byCredential.slotOf(
      hash,
      (other) =>
        this.#credentialHash(other) === hash && this.#person(other).credential === this.#person(row).credential,
    );
    this.#byCredential.put(slot, row);
  }

  #latest(row: number): Lookup {
    const newest = this.#byId.rowIn(this.#byId.slotOf(this.#idHash(row), (other) => this.#sameId(other, row))) ?? row;
    const [page, i] = this.#place(newest);
    return isRemoved(page.flags[i] ?? 0) ? { removed: true } : { person: personAt(page, i) };
  }

  #place(row: number): [PeoplePage, number] {
    const page = this.#pages[Math.floor(row / rowsPerPage)];
    if (!page) throw new Error(`no row ${row}`);
    return [page, row % rowsPerPage];
  }

  #isRemoved(row: number): boolean {
    const [page, i] = this.#place(row);
    return isRemoved(page.flags[i] ?? 0);
  }

  #person(row: number): SnapshotPerson {
    const [page, i] = this.#place(row);
    return personAt(page, i);
  }

  #idHash(row: number): number {
    const [page, i] = this.#place(row);
    return hashOfId(page.ids, i * idSize);
  }

  #credentialHash(row: number): number {
    const [page, i] = this.#place(row);
    return page.credentialHashes[i] ?? 0;
  }

  #sameId(a: number, b: number): boolean {
    const [pageA, i] = this.#place(a);
    const [pageB, j] = this.#place(b);
    return sameBytes(pageA.ids, i * idSize, pageB.ids, j * idSize);
  }
}

/** Ids are random at their end and times at their start. */
const hashOfId = (ids: Uint8Array, at: number): number =>
  (((ids[at + 12] ?? 0) << 24) | ((ids[at + 13] ?? 0) << 16) | ((ids[at + 14] ?? 0) << 8) | (ids[at + 15] ?? 0)) >>> 0;

function sameBytes(a: Uint8Array, atA: number, b: Uint8Array, atB: number): boolean {
  for (let i = 0; i < idSize; i++) if (a[atA + i] !== b[atB + i]) return false;
  return true;
}

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function idText(ids: Uint8Array, at: number): string {
  let text = '';
  for (let i = 0; i < idSize; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) text += '-';
    text += hex[ids[at + i] ?? 0];
  }
  return text;
}
