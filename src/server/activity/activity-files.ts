import { eq, inArray } from 'drizzle-orm';
import { everyWriting } from '#domain/file/file-moves.ts';
import { isStaff } from '#server/actor.ts';
import { type FileOwner, noAccess } from '#server/file/owner.ts';
import { activity } from './tables.ts';

/** Administrators keep the files of an activity; everybody sees those of one that is published. */
export const activityFiles: FileOwner = {
  groups: ['BANNER', 'SHORTCUT', 'ATTACHMENT', 'VIDEO'],

  async access({ db }, actor, ownerId) {
    const [row] = await db.orm.select({ state: activity.state }).from(activity).where(eq(activity.id, ownerId));
    if (!row) return noAccess;
    return {
      mayRead: row.state !== 'DRAFT' || isStaff(actor),
      writings: everyWriting(actor?.orgType === 'FUND_ADMIN'),
    };
  },

  async existing(db, ownerIds) {
    const rows = await db.orm
      .select({ id: activity.id })
      .from(activity)
      .where(inArray(activity.id, [...ownerIds]));
    return rows.map(({ id }) => id);
  },
};
