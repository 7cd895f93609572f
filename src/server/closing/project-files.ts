import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import {
  designIsBeingMade,
  isProjectGroup,
  partyOfRole,
  projectGroups,
  projectRightsOn,
  rolesOfParties,
  seesProjectFiles,
} from '#domain/closing/file-rights.ts';
import type { FileRight } from '#domain/approval/file-rights.ts';
import type { ProjectRole } from '#domain/closing/project-moves.ts';
import { fileWritings } from '#domain/file/file-moves.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { type FileOwner, type Judged, noAccess } from '#server/file/owner.ts';
import { type FoundProject, lookForProject } from './project/find-project.ts';
import { closingProject } from './tables.ts';

async function isPublic(db: Queries, projectId: string): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: closingProject.id })
    .from(closingProject)
    .innerJoin(activity, eq(activity.id, closingProject.activityId))
    .where(and(eq(closingProject.id, projectId), isNotNull(closingProject.listedAt), ne(activity.state, 'DRAFT')));
  return row !== undefined;
}

const noRights: ReadonlySet<FileRight> = new Set();
/** A reviewer of other exhibitions reads as the fund does, and judges nothing. */
const readingRoles = ({ roles }: FoundProject): ProjectRole[] => (roles.length > 0 ? roles : ['fund']);

/** A project as those meet it who make and judge the designs of its board. */
export const judgedProject = (found: FoundProject): Judged => {
  const { row, roles } = found;
  const { status, statusSince } = row;
  return {
    parties: roles.map((role) => partyOfRole[role]),
    sees: (group) => isProjectGroup(group) && seesProjectFiles({ group, status, roles: readingRoles(found) }),
    rights: (group, parties) =>
      isProjectGroup(group) ? projectRightsOn({ group, status, roles: rolesOfParties(parties) }) : noRights,
    handedOver: ({ versions }) =>
      designIsBeingMade(status) && !roles.includes('contractor')
        ? versions.filter(({ createdAt }) => createdAt <= statusSince)
        : versions,
    judge: (group) => (group === 'CLOSING_DESIGN' ? 'exhibitor' : null),
  };
};

/** Files of a project; who may do what with them is a table (domain/closing/file-rights.ts). */
export const projectFiles: FileOwner = {
  groups: projectGroups,
  async judged(db, actor, ownerId) {
    const found = await lookForProject(db, actor, ownerId);
    return found && judgedProject(found);
  },

  async hold(tx, ownerId) {
    await tx.query('select 1 from closing_project where id = $1 for share', [ownerId]);
  },

  async access({ db }, actor, ownerId, group) {
    if (!isProjectGroup(group)) return noAccess;
    const found = await lookForProject(db, actor, ownerId);
    if (found) {
      const { status, statusSince } = found.row;
      const roles = readingRoles(found);
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
