import { eq, inArray } from 'drizzle-orm';
import { everyWriting } from '#domain/file/file-moves.ts';
import { numberOfOwnerId, ownerIdOfNumber } from '#domain/file/numbered-owner.ts';
import { activityFiles } from '#server/activity/activity-files.ts';
import type { Queries } from '#server/db/database.ts';
import { type FileOwner, noAccess } from '#server/file/owner.ts';
import { boothsAreaCategory } from './tables.ts';

async function findCategory(db: Queries, ownerId: string) {
  const id = numberOfOwnerId(ownerId);
  if (id === null) return null;
  const [row] = await db.orm
    .select({ activityId: boothsAreaCategory.activityId })
    .from(boothsAreaCategory)
    .where(eq(boothsAreaCategory.id, id));
  return row ?? null;
}

/**
 * Administrators keep the picture of a category's boards; one of an activity's own list is seen by whoever sees that.
 */
export const categoryFiles: FileOwner = {
  groups: ['BOARD_IMAGE'],

  async access(world, actor, ownerId, group) {
    const category = await findCategory(world.db, ownerId);
    if (!category) return noAccess;
    const { activityId } = category;
    if (activityId !== null) return activityFiles.access(world, actor, activityId, group);
    return { mayRead: true, writings: everyWriting(actor?.orgType === 'FUND_ADMIN') };
  },

  async existing(db, ownerIds) {
    const ids = ownerIds.map(numberOfOwnerId).filter((id) => id !== null);
    const rows = await db.orm
      .select({ id: boothsAreaCategory.id })
      .from(boothsAreaCategory)
      .where(inArray(boothsAreaCategory.id, ids));
    return rows.map(({ id }) => ownerIdOfNumber(id));
  },
};
