import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import { dayMs } from '#domain/instant.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import { isDeparture } from '#domain/sign-in/scope.ts';

/**
 * A page of the people list in one block of memory: fixed columns for what is looked up or counted, and each person's
 * JSON after them, read only when that person stands at the door. Fifty thousand people so take some 20 MB outside the
 * script's heap, and opening the list parses none of them.
 *
 * Layout: count u32, unused u32, versions f64[n], credential hashes u32[n], text offsets u32[n+1],
 * ACTIVITY days u16[n], flags u8[n], ids u8[16 n], texts.
 */
export interface PeoplePage {
  count: number;
  bytes: Uint8Array<ArrayBuffer>;
  versions: Float64Array;
  credentialHashes: Uint32Array;
  offsets: Uint32Array;
  /** Days since 1970 of the last ACTIVITY sign-in that has a day; 0 without. */
  days: Uint16Array;
  flags: Uint8Array;
  ids: Uint8Array;
  texts: Uint8Array;
}

export const removedFlag = 0b100_0000;
const entitledFlag = (kind: number): number => 1 << kind;
const signedFlag = (kind: number): number => 0b1000 << kind;

export const isEntitled = (flags: number, kind: number): boolean => (flags & entitledFlag(kind)) !== 0;
export const isSigned = (flags: number, kind: number): boolean => (flags & signedFlag(kind)) !== 0;
export const isRemoved = (flags: number): boolean => (flags & removedFlag) !== 0;

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The 16 bytes of a UUID. */
export function idBytes(id: string, into: Uint8Array, at: number): void {
  let place = at;
  for (let i = 0; i < id.length; i++) {
    if (id.charCodeAt(i) === 45) continue;
    into[place++] = Number.parseInt(id.slice(i, i + 2), 16);
    i++;
  }
}

/** Days since 1970 of YYYY-MM-DD; 0 for anything else. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs) || 0;

const columnsLength = (count: number): number => 8 + count * (8 + 4 + 4 + 2 + 1 + 16) + 4;

export function encodePage(people: readonly SnapshotPerson[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const texts = people.map((person) => encoder.encode(JSON.stringify(person)));
  const start = columnsLength(people.length);
  const bytes = new Uint8Array(start + texts.reduce((sum, text) => sum + text.length, 0));
  new Uint32Array(bytes.buffer, 0, 1)[0] = people.length;
  const page = readPage(bytes);
  let offset = 0;
  people.forEach((person, row) => {
    page.versions[row] = person.version;
    page.credentialHashes[row] = hashText(person.credential);
    page.offsets[row] = offset;
    page.flags[row] = flagsOf(person);
    page.days[row] = Math.max(
      0,
      ...person.signIns.map(({ kind, scope }) => (kind === 'ACTIVITY' ? dayNumber(scope) : 0)),
    );
    idBytes(person.participantId, page.ids, row * 16);
    page.texts.set(texts[row] ?? new Uint8Array(), offset);
    offset += texts[row]?.length ?? 0;
  });
  page.offsets[people.length] = offset;
  return bytes;
}

function flagsOf(person: SnapshotPerson): number {
  let flags = person.removed ? removedFlag : 0;
  signInKinds.forEach((kind, i) => {
    if (person.kinds.includes(kind)) flags |= entitledFlag(i);
    if (person.signIns.some((signIn) => signIn.kind === kind && !isDeparture(kind, signIn.scope)))
      flags |= signedFlag(i);
  });
  return flags;
}

export function readPage(bytes: Uint8Array<ArrayBuffer>): PeoplePage {
  const { buffer } = bytes;
  const count = new Uint32Array(buffer, 0, 1)[0] ?? 0;
  let at = 8;
  const versions = new Float64Array(buffer, at, count);
  at += count * 8;
  const credentialHashes = new Uint32Array(buffer, at, count);
  at += count * 4;
  const offsets = new Uint32Array(buffer, at, count + 1);
  at += (count + 1) * 4;
  const days = new Uint16Array(buffer, at, count);
  at += count * 2;
  const flags = new Uint8Array(buffer, at, count);
  at += count;
  const ids = new Uint8Array(buffer, at, count * 16);
  at += count * 16;
  return { count, bytes, versions, credentialHashes, offsets, days, flags, ids, texts: new Uint8Array(buffer, at) };
}

const decoder = new TextDecoder();

export const personAt = (page: PeoplePage, row: number): SnapshotPerson =>
  JSON.parse(decoder.decode(page.texts.subarray(page.offsets[row], page.offsets[row + 1]))) as SnapshotPerson;
