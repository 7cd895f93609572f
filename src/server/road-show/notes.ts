import { and, asc, eq, isNull } from 'drizzle-orm';
import type { RecordField } from '#domain/road-show/record-form.ts';
import { recordTurn } from '#domain/road-show/record-status.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findRecord, type FoundRecord } from './find-record.ts';
import { recordNote } from './tables.ts';

const open = (recordId: string) => and(eq(recordNote.recordId, recordId), isNull(recordNote.closedAt));

/** Those of the last return. */
export const openNotes = (db: Queries, recordId: string) =>
  db.orm.select().from(recordNote).where(open(recordId)).orderBy(asc(recordNote.at), asc(recordNote.id));

export const closeNotes = (world: World, tx: Queries, recordId: string) =>
  tx.orm.update(recordNote).set({ closedAt: world.clock.now() }).where(open(recordId));

/** With a return; the round before is over. */
export async function writeNotes(
  world: World,
  tx: Queries,
  {
    recordId,
    accountId,
    notes,
  }: { recordId: string; accountId: string; notes: readonly { field: RecordField; text: string }[] },
): Promise<void> {
  await closeNotes(world, tx, recordId);
  const at = world.clock.now();
  if (notes.length > 0)
    await tx.orm.insert(recordNote).values(notes.map((note) => ({ ...note, recordId, accountId, at })));
}

export const isAuthor = ({ roles }: Pick<FoundRecord, 'roles'>): boolean =>
  roles.includes('schoolAuthor') || roles.includes('unitAuthor');

export const mayAnswer = (found: FoundRecord): boolean => isAuthor(found) && recordTurn[found.row.status] === 'author';

/** @throws ENTITY_NOT_FOUND for anybody else, STATUS_ERROR when it is not the author's turn */
export async function answerNote(world: World, actor: Actor, noteId: string, answer: string): Promise<void> {
  const [note] = await world.db.orm.select().from(recordNote).where(eq(recordNote.id, noteId));
  if (!note) throw refuse('ENTITY_NOT_FOUND');
  const found = await findRecord(world, world.db, actor, note.recordId);
  if (!isAuthor(found)) throw refuse('ENTITY_NOT_FOUND');
  if (note.closedAt !== null || !mayAnswer(found)) throw refuse('STATUS_ERROR');
  await world.db.orm
    .update(recordNote)
    .set({ answer, answeredAt: answer ? world.clock.now() : null })
    .where(eq(recordNote.id, noteId));
}
