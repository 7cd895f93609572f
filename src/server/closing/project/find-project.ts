import { eq } from 'drizzle-orm';
import type { ProjectRole } from '#domain/closing/project-moves.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import { closingProject } from '../tables.ts';
import { rolesIn, seesProject, viewerOf } from '../viewer.ts';
import type { ProjectRow } from './project-workflow.ts';

/** A project as somebody who may see it meets it. */
export interface FoundProject {
  row: ProjectRow;
  of: UnitRow;
  roles: ProjectRole[];
}

/** Null for a stranger, and for what is not there. */
export async function lookForProject(
  db: Queries,
  actor: Actor | null,
  projectId: string,
): Promise<FoundProject | null> {
  const viewer = await viewerOf(db, actor);
  const [found] = await db.orm
    .select({ row: closingProject, of: unit })
    .from(closingProject)
    .innerJoin(unit, eq(unit.id, closingProject.unitId))
    .where(eq(closingProject.id, projectId));
  return found && seesProject(viewer, found.row) ? { ...found, roles: rolesIn(viewer, found.row) } : null;
}

/** @throws ENTITY_NOT_FOUND also for a stranger */
export async function findProject(db: Queries, actor: Actor, projectId: string): Promise<FoundProject> {
  const found = await lookForProject(db, actor, projectId);
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  return found;
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockProject(tx: Transaction, actor: Actor, projectId: string): Promise<FoundProject> {
  await tx.orm
    .select({ id: closingProject.id })
    .from(closingProject)
    .where(eq(closingProject.id, projectId))
    .for('update');
  return findProject(tx, actor, projectId);
}
