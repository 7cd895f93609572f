import { and, desc, eq, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { ListedProject, PublicProject } from '#contract/closing/project.ts';
import { activity } from '#server/activity/tables.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { refuse } from '#server/refusal.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { closingProject } from '../tables.ts';
import { unitView } from './project-view.ts';
import type { ProjectRow } from './project-workflow.ts';

export interface PublicSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
  search?: string | undefined;
}

/** Its design has passed, and its exhibition is published itself. */
const isPublic: SQL | undefined = and(isNotNull(closingProject.listedAt), ne(activity.state, 'DRAFT'));

const select = (world: World) =>
  world.db.orm
    .select({ row: closingProject, of: unit, at: activity })
    .from(closingProject)
    .innerJoin(unit, eq(unit.id, closingProject.unitId))
    .innerJoin(activity, eq(activity.id, closingProject.activityId));

function listedView({ id, activityId, form, listedAt }: ProjectRow, of: UnitRow): ListedProject {
  if (!listedAt) throw refuse('ENTITY_NOT_FOUND');
  return { id, activityId, form, unit: unitView(of), listedAt };
}

/** Projects whose board is approved, newest first. */
export async function listPublicProjects(world: World, { page, size, activityId, search }: PublicSearch) {
  const where = and(
    isPublic,
    activityId ? eq(closingProject.activityId, activityId) : undefined,
    wordsMatch(closingProject.words, search),
  );
  const rows = await select(world)
    .where(where)
    .orderBy(desc(closingProject.listedAt), desc(closingProject.id))
    .limit(size)
    .offset(page * size);
  const counted = world.db.orm
    .select({ id: closingProject.id })
    .from(closingProject)
    .innerJoin(activity, eq(activity.id, closingProject.activityId))
    .where(where)
    .as('counted');
  return {
    content: rows.map(({ row, of }) => listedView(row, of)),
    totalElements: await world.db.orm.$count(counted),
  };
}

/** @throws ENTITY_NOT_FOUND for what is not there or not approved */
export async function readPublicProject(world: World, projectId: string): Promise<PublicProject> {
  const [found] = await select(world).where(and(eq(closingProject.id, projectId), isPublic));
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  const { row, of, at } = found;
  return { ...listedView(row, of), activity: { nameTc: at.nameTc, nameEn: at.nameEn, namePt: at.namePt } };
}
