import { and, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { plainColumns } from '#server/db/plain-columns.ts';
import type { World } from '#server/world.ts';
import { reviewNote } from './tables.ts';

export type NoteRow = typeof reviewNote.$inferSelect;

const notesOfEnrollment = `select ${plainColumns(reviewNote)} from review_note where enrollment_id = $1 order by at, id`;

export const notesOf = (db: Queries, enrollmentId: string): Promise<NoteRow[]> =>
  db.query<NoteRow>(notesOfEnrollment, [enrollmentId], 'notes_of');

export async function findNote(db: Queries, id: string): Promise<NoteRow | null> {
  const [row] = await db.orm.select().from(reviewNote).where(eq(reviewNote.id, id));
  return row ?? null;
}

/** Written by a side and not sent yet: they go with its next return. */
export const draftsOf = (notes: readonly NoteRow[], role: string): NoteRow[] =>
  notes.filter((note) => note.role === role && note.sentAt === null);

/** Sent, and nobody was content with what came of it. */
export const openOf = (notes: readonly NoteRow[]): NoteRow[] =>
  notes.filter((note) => note.sentAt !== null && note.closedAt === null);

/** None is waiting for its answer. */
export const areAnswered = (notes: readonly NoteRow[]): boolean => openOf(notes).every(({ answer }) => answer !== '');

export async function addNote(
  world: World,
  tx: Queries,
  note: Pick<NoteRow, 'enrollmentId' | 'target' | 'text' | 'accountId' | 'role'>,
): Promise<NoteRow> {
  const [row] = await tx.orm
    .insert(reviewNote)
    .values({ ...note, at: world.clock.now() })
    .returning();
  if (!row) throw new Error('the note was not written');
  return row;
}

/** @returns false for one that was sent */
export async function removeDraft(tx: Queries, id: string): Promise<boolean> {
  const gone = await tx.orm
    .delete(reviewNote)
    .where(and(eq(reviewNote.id, id), isNull(reviewNote.sentAt)))
    .returning({ id: reviewNote.id });
  return gone.length > 0;
}

export const answerNote = (world: World, tx: Queries, id: string, answer: string) =>
  tx.orm
    .update(reviewNote)
    .set({ answer, answeredAt: answer ? world.clock.now() : null })
    .where(eq(reviewNote.id, id));

const ofEnrollment = (enrollmentId: string) => eq(reviewNote.enrollmentId, enrollmentId);

/** With a return: what somebody wrote, in whichever role, goes out together, and the round before is over. */
export async function sendNotes(
  world: World,
  tx: Queries,
  enrollmentId: string,
  roles: readonly string[],
): Promise<void> {
  const now = world.clock.now();
  await closeNotes(world, tx, enrollmentId);
  await tx.orm
    .update(reviewNote)
    .set({ sentAt: now })
    .where(and(ofEnrollment(enrollmentId), inArray(reviewNote.role, [...roles]), isNull(reviewNote.sentAt)));
}

/** A decision ends the round of notes. */
export const closeNotes = (world: World, tx: Queries, enrollmentId: string) =>
  tx.orm
    .update(reviewNote)
    .set({ closedAt: world.clock.now() })
    .where(and(ofEnrollment(enrollmentId), isNotNull(reviewNote.sentAt), isNull(reviewNote.closedAt)));

/** As they were before a decision that is taken back: what went with it is a draft again, the round before goes on. */
export async function takeBackNotes(tx: Queries, enrollmentId: string, role: string, since: Instant): Promise<void> {
  const own = and(ofEnrollment(enrollmentId), eq(reviewNote.role, role));
  await tx.orm
    .update(reviewNote)
    .set({ sentAt: null })
    .where(and(own, gte(reviewNote.sentAt, since)));
  await tx.orm
    .update(reviewNote)
    .set({ closedAt: null })
    .where(and(ofEnrollment(enrollmentId), gte(reviewNote.closedAt, since)));
}
