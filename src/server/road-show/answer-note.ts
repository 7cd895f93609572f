import { recordTurn } from '#domain/road-show/record-status.ts';
import type { Actor } from '#server/actor.ts';
import { findNote, writeAnswer } from '#server/cases/field-notes.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findRecord, type FoundRecord } from './find-record.ts';

export const isAuthor = ({ roles }: Pick<FoundRecord, 'roles'>): boolean =>
  roles.includes('schoolAuthor') || roles.includes('unitAuthor');

export const mayAnswer = (found: FoundRecord): boolean => isAuthor(found) && recordTurn[found.row.status] === 'author';

/** @throws ENTITY_NOT_FOUND for anybody else, STATUS_ERROR when it is not the author's turn */
export async function answerNote(world: World, actor: Actor, noteId: string, answer: string): Promise<void> {
  const note = await findNote(world.db, noteId);
  if (!note) throw refuse('ENTITY_NOT_FOUND');
  const found = await findRecord(world, world.db, actor, note.caseId);
  if (!isAuthor(found)) throw refuse('ENTITY_NOT_FOUND');
  if (note.closedAt !== null || !mayAnswer(found)) throw refuse('STATUS_ERROR');
  await writeAnswer(world, world.db, noteId, answer);
}
