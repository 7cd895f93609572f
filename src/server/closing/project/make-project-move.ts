import type { ErrorCode } from '#domain/errors.ts';
import type { ProjectField } from '#domain/closing/project-form.ts';
import type { ProjectButton } from '#domain/closing/project-moves.ts';
import type { Actor } from '#server/actor.ts';
import { closeNotes, writeNotes } from '#server/cases/field-notes.ts';
import { makeOnPage } from '#server/cases/make-on-page.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import type { World } from '#server/world.ts';
import { type FoundProject, lockProject } from './find-project.ts';
import { projectFacts } from './project-facts.ts';
import { type ProjectRow, projectWorkflow } from './project-workflow.ts';
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
    await makeOnPage(world, tx, actor, {
      workflow: 'CLOSING_PROJECT',
      found,
      wish,
      also: ['listedAt'],
      make: (held) => makeMove(world, tx, actor, found, wish, held),
    });
  });

/** The move, what follows from it, and the message. */
async function makeMove(
  world: World,
  tx: Transaction,
  actor: Actor,
  found: FoundProject,
  { move, note, notes }: ProjectWish,
  held: Held = {},
): Promise<ProjectRow> {
  const { row, roles } = found;
  const { accountId } = actor;
  const { facts, problems } = await projectFacts(tx, found, note);
  const moved = await projectWorkflow.makeMove(world, tx, {
    row,
    move,
    roles,
    accountId,
    facts,
    reason: note,
    also: move === 'passDesign' ? { listedAt: world.clock.now() } : {},
    problems: (no: ErrorCode) => (no === 'PARAMS_ERROR' ? problems : []),
  });
  if (move === 'return') await writeNotes(world, tx, { caseId: row.id, accountId, notes });
  if (move === 'check') await closeNotes(world, tx, row.id);
  await tellProject(world, tx, { row: moved, by: accountId, reason: note, held });
  return moved;
}
