import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { fieldNote } from './tables.ts';

export type FieldNoteRow = typeof fieldNote.$inferSelect;

const open = (caseId: string) => and(eq(fieldNote.caseId, caseId), isNull(fieldNote.closedAt));

/** Those of the last return. */
export const openNotes = (db: Queries, caseId: string): Promise<FieldNoteRow[]> =>
  db.orm.select().from(fieldNote).where(open(caseId)).orderBy(asc(fieldNote.at), asc(fieldNote.id));

export const notesAreAnswered = async (db: Queries, caseId: string): Promise<boolean> =>
  (await db.orm.$count(fieldNote, and(open(caseId), eq(fieldNote.answer, '')))) === 0;

export async function closeNotes(world: World, tx: Queries, caseId: string): Promise<void> {
  await tx.orm.update(fieldNote).set({ closedAt: world.clock.now() }).where(open(caseId));
}

/** With a return; the round before is over. */
export async function writeNotes(
  world: World,
  tx: Queries,
  {
    caseId,
    accountId,
    notes,
  }: { caseId: string; accountId: string; notes: readonly { field: string; text: string }[] },
): Promise<void> {
  await closeNotes(world, tx, caseId);
  const at = world.clock.now();
  if (notes.length > 0)
    await tx.orm.insert(fieldNote).values(notes.map((note) => ({ ...note, caseId, accountId, at })));
}

/** As they were before a decision that is taken back: what went with it is gone, the round before goes on. */
export async function takeBackNotes(tx: Queries, caseId: string, since: Instant): Promise<void> {
  await tx.orm.delete(fieldNote).where(and(eq(fieldNote.caseId, caseId), gte(fieldNote.at, since)));
  const closed = and(eq(fieldNote.caseId, caseId), gte(fieldNote.closedAt, since));
  await tx.orm.update(fieldNote).set({ closedAt: null }).where(closed);
}

export async function findNote(db: Queries, noteId: string): Promise<FieldNoteRow | null> {
  const [note] = await db.orm.select().from(fieldNote).where(eq(fieldNote.id, noteId));
  return note ?? null;
}

export async function writeAnswer(world: World, db: Queries, noteId: string, answer: string): Promise<void> {
  await db.orm
    .update(fieldNote)
    .set({ answer, answeredAt: answer ? world.clock.now() : null })
    .where(eq(fieldNote.id, noteId));
}

/** Whether a case was ever sent back with notes. */
export const wasNoted = async (db: Queries, caseId: string): Promise<boolean> =>
  (await db.orm.$count(fieldNote, eq(fieldNote.caseId, caseId))) > 0;
