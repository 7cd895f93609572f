import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { designStatuses, type ProjectStatus, projectStatuses, projectTurn } from '#domain/closing/project-status.ts';
import type { ProjectRole } from '#domain/closing/project-moves.ts';
import type { Actor } from '#server/actor.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { closingProject } from '../tables.ts';
import { rolesIn, type Viewer, viewerOf } from '../viewer.ts';
import { projectRow } from './project-view.ts';

export interface ProjectSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
  status?: ProjectStatus | undefined;
  which?: 'ownTurn' | undefined;
  search?: string | undefined;
}

/** The same as `seesProject`, for a whole list. */
function inSight({ leaderId, contractorUnitId, fund, activities }: Viewer): SQL | undefined {
  if (fund) return undefined;
  return or(
    leaderId && activities.length > 0
      ? and(eq(closingProject.accountId, leaderId), inArray(closingProject.activityId, [...activities]))
      : undefined,
    contractorUnitId
      ? and(eq(closingProject.contractorUnitId, contractorUnitId), inArray(closingProject.status, [...designStatuses]))
      : undefined,
    sql`false`,
  );
}

const waitingFor = (role: ProjectRole): SQL =>
  inArray(
    closingProject.status,
    projectStatuses.filter((status) => projectTurn[status] === role),
  );

/** Whom somebody is as far as a turn goes; a reviewer's list names also what others decide about. */
function ownTurn({ leaderId, contractorUnitId, fund }: Viewer): SQL {
  if (leaderId) return waitingFor('leader');
  if (contractorUnitId) return waitingFor('contractor');
  return fund ? waitsForFund() : sql`false`;
}

/** What the list is narrowed to, whoever looks at it. */
export const projectsNarrowed = ({ activityId, status, search }: Omit<ProjectSearch, 'page' | 'size' | 'which'>) =>
  and(
    activityId ? eq(closingProject.activityId, activityId) : undefined,
    status ? eq(closingProject.status, status) : undefined,
    wordsMatch(closingProject.words, search),
  );

export const waitsForFund = (): SQL => waitingFor('fund');

/** What somebody fills in, designs or decides about, changed last first. */
export async function listProjects(world: World, actor: Actor, search: ProjectSearch) {
  const { orm } = world.db;
  const viewer = await viewerOf(world.db, actor);
  const where = and(
    inSight(viewer),
    search.which === 'ownTurn' ? ownTurn(viewer) : undefined,
    projectsNarrowed(search),
  );
  const rows = await orm
    .select({ row: closingProject, of: unit })
    .from(closingProject)
    .innerJoin(unit, eq(unit.id, closingProject.unitId))
    .where(where)
    .orderBy(desc(closingProject.updatedAt), desc(closingProject.id))
    .limit(search.size)
    .offset(search.page * search.size);
  return {
    content: rows.map(({ row, of }) => projectRow(row, of, rolesIn(viewer, row))),
    totalElements: await orm.$count(closingProject, where),
  };
}
