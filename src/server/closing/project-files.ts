import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import {
  designIsBeingMade,
  isProjectGroup,
  projectGroups,
  projectRightsOn,
  seesProjectFiles,
} from '#domain/closing/file-rights.ts';
import { fileWritings } from '#domain/file/file-moves.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { type FileOwner, noAccess } from '#server/file/owner.ts';
import { lookForProject } from './project/find-project.ts';
import { closingProject } from './tables.ts';

async function isPublic(db: Queries, projectId: string): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: closingProject.id })
    .from(closingProject)
    .innerJoin(activity, eq(activity.id, closingProject.activityId))
    .where(and(eq(closingProject.id, projectId), isNotNull(closingProject.listedAt), ne(activity.state, 'DRAFT')));
  return row !== undefined;
}

/** Files of a project; who may do what with them is a table (domain/closing/file-rights.ts). */
export const projectFiles: FileOwner = {
  groups: projectGroups,
  isJudged: true,

  async access({ db }, actor, ownerId, group) {
    if (!isProjectGroup(group)) return noAccess;
    const found = await lookForProject(db, actor, ownerId);
    if (found) {
      const { status, statusSince } = found.row;
      // A reviewer of other exhibitions reads as the fund does.
      const roles = found.roles.length > 0 ? found.roles : (['fund'] as const);
      const rights = projectRightsOn({ group, status, roles: found.roles });
      const isDraft = group === 'CLOSING_DESIGN' && designIsBeingMade(status) && !found.roles.includes('contractor');
      return {
        mayRead: seesProjectFiles({ group, status, roles }),
        writings: fileWritings.filter((writing) => rights.has(writing)),
        handedOverAt: isDraft ? statusSince : null,
      };
    }
    return { mayRead: group === 'CLOSING_PICTURE' && (await isPublic(db, ownerId)), writings: [] };
  },

  async printedSize(db, ownerId) {
    const [of] = await db.orm
      .select({ widthMm: closingProject.boardWidthMm, heightMm: closingProject.boardHeightMm })
      .from(closingProject)
      .where(eq(closingProject.id, ownerId));
    return of ?? null;
  },

  async existing(db, ownerIds) {
    const rows = await db.orm
      .select({ id: closingProject.id })
      .from(closingProject)
      .where(inArray(closingProject.id, [...ownerIds]));
    return rows.map(({ id }) => id);
  },
};
