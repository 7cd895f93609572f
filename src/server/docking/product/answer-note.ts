import { productTurn } from '#domain/docking/product-status.ts';
import type { Actor } from '#server/actor.ts';
import { findNote, writeAnswer } from '#server/cases/field-notes.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findProduct, type FoundProduct } from './find-product.ts';

export const mayAnswer = ({ row, roles }: FoundProduct): boolean =>
  roles.includes('exhibitor') && productTurn[row.status] === 'exhibitor';

/** @throws ENTITY_NOT_FOUND for anybody else, STATUS_ERROR when it is not the exhibitor's turn */
export async function answerNote(world: World, actor: Actor, noteId: string, answer: string): Promise<void> {
  const note = await findNote(world.db, noteId);
  if (!note) throw refuse('ENTITY_NOT_FOUND');
  const found = await findProduct(world.db, actor, note.caseId);
  if (!found.roles.includes('exhibitor')) throw refuse('ENTITY_NOT_FOUND');
  if (note.closedAt !== null || !mayAnswer(found)) throw refuse('STATUS_ERROR');
  await writeAnswer(world, world.db, noteId, answer);
}
