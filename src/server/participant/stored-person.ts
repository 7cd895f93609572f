import type { UnitNames } from '#server/unit/find-unit.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { normaliseDocument } from '#domain/participant/document.ts';
import { emptyPerson, openFields, type Person, type SealedField, sealedFields } from '#domain/participant/person.ts';
import { phoneTail } from '#domain/participant/phone.ts';
import { gramsOfText, type Searchable, searchText } from '#domain/participant/search-grams.ts';
import { pick } from '#server/db/pick.ts';
import type { World } from '#server/world.ts';
import { participant } from './tables.ts';

const { grams: _grams, ...columns } = getTableColumns(participant);

/** A whole person, without the pieces of words that only the index needs: they are longer than all the rest. */
export const personColumns = columns;
export type PersonRow = Omit<typeof participant.$inferSelect, 'grams'>;

/** Every update of a person: the next version, and its place in the feed that phones at the door follow. */
export const asChanged = {
  version: sql`${participant.version} + 1`,
  changedBy: sql`pg_current_xact_id()`,
} as const;

const context = (id: string): string => `participant:${id}`;

export const documentFingerprint = (world: World, person: Pick<Person, 'documentType' | 'documentNumber'>): string =>
  world.secrets.fingerprint(
    `${person.documentType}:${normaliseDocument(person.documentNumber)}`,
    'participant document',
  );

/** A person as columns: what is personal goes into one encrypted column (G64). */
export function columnsOf(world: World, id: string, person: Person, unit: UnitNames) {
  const open = pick(person, openFields);
  const tail = phoneTail(person.phone);
  return {
    ...open,
    sealed: world.secrets.seal(JSON.stringify(pick(person, sealedFields)), context(id)),
    documentFingerprint: documentFingerprint(world, person),
    phoneTail: tail,
    ...searchColumns({ ...open, phoneTail: tail, unitNames: [unit.nameTc, unit.nameEn, unit.namePt] }),
  };
}

/** What a person is found by. */
export function searchColumns(person: Searchable) {
  const text = searchText(person);
  return { searchText: text, grams: gramsOfText(text) };
}

/** The whole person again; after erasure the personal fields are empty. */
export function personOf(world: World, row: PersonRow): Person {
  const personal = row.sealed
    ? (JSON.parse(world.secrets.open(row.sealed, context(row.id))) as Pick<Person, SealedField>)
    : pick(emptyPerson, sealedFields);
  return { ...pick(row, openFields), ...personal };
}
