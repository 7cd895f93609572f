import { and, eq, inArray, or } from 'drizzle-orm';
import { type FileOwner, noAccess } from '#server/file/owner.ts';
import { applies, jobApplication, recruitmentPosition } from '../tables.ts';
import { viewerOf } from '../viewer.ts';

/**
 * The CV of an applicant, who sends it by a link of their own. Only the company that they applied to reads it, or one
 * that took their application over at the fair, and no longer once it is withdrawn.
 */
export const applicationFiles: FileOwner = {
  groups: ['CV'],
  isPersonal: true,

  async access(world, actor, ownerId) {
    const { unitId } = await viewerOf(world.db, actor);
    if (!unitId) return noAccess;
    const [row] = await world.db.orm
      .select({ id: jobApplication.id })
      .from(jobApplication)
      .innerJoin(recruitmentPosition, eq(recruitmentPosition.id, jobApplication.positionId))
      .where(
        and(
          or(eq(jobApplication.id, ownerId), eq(jobApplication.originId, ownerId)),
          eq(recruitmentPosition.unitId, unitId),
          applies,
        ),
      )
      .limit(1);
    return row ? { mayRead: true, writings: [] } : noAccess;
  },

  async existing(db, ownerIds) {
    const rows = await db.orm
      .select({ id: jobApplication.id })
      .from(jobApplication)
      .where(inArray(jobApplication.id, [...ownerIds]));
    return rows.map(({ id }) => id);
  },
};
