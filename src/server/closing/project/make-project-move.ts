import type { ErrorCode } from '#domain/errors.ts';
import type { ProjectField } from '#domain/closing/project-form.ts';
import type { ProjectButton } from '#domain/closing/project-moves.ts';
import type { Actor } from '#server/actor.ts';
import { closeNotes, writeNotes } from '#server/cases/field-notes.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { lockProject } from './find-project.ts';
import { projectFacts } from './project-facts.ts';
import { projectWorkflow } from './project-workflow.ts';
import { tellProject } from './tell-project.ts';

export interface ProjectWish {
  move: ProjectButton;
  version: number;
  note: string;
  notes: readonly { field: ProjectField; text: string }[];
}

/**
 * One step of a project on its way.
 * @throws ENTITY_NOT_FOUND for a stranger, STATUS_ERROR when it moved on, and what the move's row says
 */
export const makeProjectMove = (world: World, actor: Actor, projectId: string, wish: ProjectWish): Promise<void> =>
  world.db.transaction(async (tx) => {
    const found = await lockProject(tx, actor, projectId);
    const { row, roles } = found;
    const { move, note, notes, version } = wish;
    if (row.version !== version) throw refuse('STATUS_ERROR');
    const { facts, problems } = await projectFacts(tx, found, note);
    const moved = await projectWorkflow.makeMove(world, tx, {
      row,
      move,
      roles,
      accountId: actor.accountId,
      facts,
      reason: note,
      also: move === 'passDesign' ? { listedAt: world.clock.now() } : {},
      problems: (no: ErrorCode) => (no === 'PARAMS_ERROR' ? problems : []),
    });
    if (move === 'return') await writeNotes(world, tx, { caseId: projectId, accountId: actor.accountId, notes });
    if (move === 'check') await closeNotes(world, tx, projectId);
    await tellProject(world, tx, { row: moved, by: actor.accountId, reason: note });
  });
