import { eq, inArray } from 'drizzle-orm';
import { everyWriting } from '#domain/file/file-moves.ts';
import { isStaff } from '#server/actor.ts';
import { type FileOwner, noAccess } from '#server/file/owner.ts';
import { forum } from './tables.ts';

/** Administrators keep the picture of a forum; everybody sees that of one which home shows. */
export const forumFiles: FileOwner = {
  groups: ['FORUM_IMAGE'],

  async access({ db }, actor, ownerId) {
    const [row] = await db.orm.select({ status: forum.status }).from(forum).where(eq(forum.id, ownerId));
    if (!row) return noAccess;
    return {
      mayRead: row.status === 'PUBLISHED' || isStaff(actor),
      writings: everyWriting(actor?.orgType === 'FUND_ADMIN'),
    };
  },

  async existing(db, ownerIds) {
    const rows = await db.orm
      .select({ id: forum.id })
      .from(forum)
      .where(inArray(forum.id, [...ownerIds]));
    return rows.map(({ id }) => id);
  },
};
