import { eq, inArray } from 'drizzle-orm';
import { everyWriting } from '#domain/file/file-moves.ts';
import type { FileOwner } from '#server/file/owner.ts';
import { lookForRecord } from './find-record.ts';
import { isEditable } from './save-record.ts';
import { roadShowRecord } from './tables.ts';

/** What belongs to a result or a demand: its authors keep it, whoever may see the text sees it, and the public what is published. */
export const recordFiles: FileOwner = {
  groups: ['RECORD_FILE'],

  async mayRead(world, actor, ownerId) {
    if (await lookForRecord(world, world.db, actor, ownerId)) return true;
    const [row] = await world.db.orm
      .select({ publishedAt: roadShowRecord.publishedAt })
      .from(roadShowRecord)
      .where(eq(roadShowRecord.id, ownerId));
    return Boolean(row?.publishedAt);
  },

  async writings(world, actor, ownerId) {
    const found = await lookForRecord(world, world.db, actor, ownerId);
    // What the public sees is not changed by a draft of a change.
    return everyWriting(found !== null && isEditable(found) && found.row.publishedAt === null);
  },

  async existing(db, ownerIds) {
    const rows = await db.orm
      .select({ id: roadShowRecord.id })
      .from(roadShowRecord)
      .where(inArray(roadShowRecord.id, [...ownerIds]));
    return rows.map(({ id }) => id);
  },
};
