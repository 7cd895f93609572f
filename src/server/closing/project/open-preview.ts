import { and, eq } from 'drizzle-orm';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { closingProject } from '../tables.ts';
import { findProject } from './find-project.ts';

/**
 * Somebody has seen the text of this version as it will be printed.
 * @throws STATUS_ERROR when it changed since, NO_PERMISSION for whoever only reads it
 */
export async function openPreview(world: World, actor: Actor, projectId: string, version: number): Promise<void> {
  const { roles } = await findProject(world.db, actor, projectId);
  const at = world.clock.now();
  const seen = {
    ...(roles.includes('leader') ? { leaderPreviewedAt: at } : {}),
    ...(roles.includes('fund') ? { fundPreviewedAt: at } : {}),
  };
  if (Object.keys(seen).length === 0) throw refuse('NO_PERMISSION');
  const marked = await world.db.orm
    .update(closingProject)
    .set(seen)
    .where(and(eq(closingProject.id, projectId), eq(closingProject.version, version)))
    .returning({ id: closingProject.id });
  if (marked.length === 0) throw refuse('STATUS_ERROR');
}
