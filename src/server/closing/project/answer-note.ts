import { projectTurn } from '#domain/closing/project-status.ts';
import type { Actor } from '#server/actor.ts';
import { findNote, writeAnswer } from '#server/cases/field-notes.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findProject, type FoundProject } from './find-project.ts';
import { isEditable } from './save-project.ts';

export const mayAnswer = (found: Pick<FoundProject, 'row' | 'roles'>): boolean =>
  projectTurn[found.row.status] === 'leader' && isEditable(found);

/** @throws ENTITY_NOT_FOUND for anybody else, STATUS_ERROR when it is not the leader's turn */
export async function answerNote(world: World, actor: Actor, noteId: string, answer: string): Promise<void> {
  const note = await findNote(world.db, noteId);
  if (!note) throw refuse('ENTITY_NOT_FOUND');
  const found = await findProject(world.db, actor, note.caseId);
  if (!found.roles.includes('leader')) throw refuse('ENTITY_NOT_FOUND');
  if (note.closedAt !== null || !mayAnswer(found)) throw refuse('STATUS_ERROR');
  await writeAnswer(world, world.db, noteId, answer);
}
