import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ProductField } from '#domain/docking/product-form.ts';
import { productTurn } from '#domain/docking/product-status.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { dockingNote } from '../tables.ts';
import { findProduct, type FoundProduct } from './find-product.ts';

const open = (productId: string) => and(eq(dockingNote.productId, productId), isNull(dockingNote.closedAt));

/** Those of the last return. */
export const openNotes = (db: Queries, productId: string) =>
  db.orm.select().from(dockingNote).where(open(productId)).orderBy(asc(dockingNote.at), asc(dockingNote.id));

export const closeNotes = (world: World, tx: Queries, productId: string) =>
  tx.orm.update(dockingNote).set({ closedAt: world.clock.now() }).where(open(productId));

/** With a return; the round before is over. */
export async function writeNotes(
  world: World,
  tx: Queries,
  {
    productId,
    accountId,
    notes,
  }: { productId: string; accountId: string; notes: readonly { field: ProductField; text: string }[] },
): Promise<void> {
  await closeNotes(world, tx, productId);
  const at = world.clock.now();
  if (notes.length > 0)
    await tx.orm.insert(dockingNote).values(notes.map((note) => ({ ...note, productId, accountId, at })));
}

export const mayAnswer = ({ row, roles }: FoundProduct): boolean =>
  roles.includes('exhibitor') && productTurn[row.status] === 'exhibitor';

/** @throws ENTITY_NOT_FOUND for anybody else, STATUS_ERROR when it is not the exhibitor's turn */
export async function answerNote(world: World, actor: Actor, noteId: string, answer: string): Promise<void> {
  const [note] = await world.db.orm.select().from(dockingNote).where(eq(dockingNote.id, noteId));
  if (!note) throw refuse('ENTITY_NOT_FOUND');
  const found = await findProduct(world.db, actor, note.productId);
  if (!found.roles.includes('exhibitor')) throw refuse('ENTITY_NOT_FOUND');
  if (note.closedAt !== null || !mayAnswer(found)) throw refuse('STATUS_ERROR');
  await world.db.orm
    .update(dockingNote)
    .set({ answer, answeredAt: answer ? world.clock.now() : null })
    .where(eq(dockingNote.id, noteId));
}
