import { and, eq } from 'drizzle-orm';
import { keptProject, type ProjectForm } from '#domain/closing/project-form.ts';
import { nothingKnownOfProject } from '#domain/closing/project-moves.ts';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { closingProject } from '../tables.ts';
import { findProject, type FoundProject } from './find-project.ts';
import { projectText } from './project-text.ts';
import { projectWorkflow } from './project-workflow.ts';

/** Whether somebody may change the form now. */
export const isEditable = ({ row, roles }: Pick<FoundProject, 'row' | 'roles'>): boolean =>
  projectWorkflow.refusal('save', { status: row.status, roles, facts: nothingKnownOfProject }) === null;

/**
 * The text as it was typed; it leaves no line in the history. Whoever saw it as it would be printed sees it anew.
 * @throws STATUS_ERROR when somebody else saved first, or it is not the leader's turn
 */
export async function saveProject(
  world: World,
  actor: Actor,
  projectId: string,
  { version, form }: { version: number; form: ProjectForm },
): Promise<{ version: number }> {
  const found = await findProject(world.db, actor, projectId);
  projectWorkflow.require({ ...found, move: 'save', facts: nothingKnownOfProject });
  const { row, of } = found;
  const kept = keptProject(form);
  const [saved] = await world.db.orm
    .update(closingProject)
    .set({
      form: kept,
      allText: projectText(kept, of, row.fileNumber),
      leaderPreviewedAt: null,
      fundPreviewedAt: null,
      updatedAt: world.clock.now(),
      version: version + 1,
    })
    .where(
      and(eq(closingProject.id, projectId), eq(closingProject.version, version), eq(closingProject.status, row.status)),
    )
    .returning({ version: closingProject.version });
  if (!saved) throw refuse('STATUS_ERROR');
  return saved;
}
