import { eq, inArray } from 'drizzle-orm';
import { everyWriting } from '#domain/file/file-moves.ts';
import type { FileOwner } from '#server/file/owner.ts';
import { lookForRecord } from './find-record.ts';
import { isEditable } from './save-record.ts';
import { roadShowRecord } from './tables.ts';

/** What belongs to a result or a demand: its authors keep it, whoever may see the text sees it, and the public what is published. */
export const recordFiles: FileOwner = {
  groups: ['RECORD_FILE'],

  async access(world, actor, ownerId) {
    const found = await lookForRecord(world, world.db, actor, ownerId);
    if (found) {
      // What the public sees is not changed by a draft of a change.
      const mayWrite = actor !== null && isEditable(found) && found.row.publishedAt === null;
      return { mayRead: true, writings: everyWriting(mayWrite) };
    }
    const [row] = await world.db.orm
      .select({ publishedAt: roadShowRecord.publishedAt })
      .from(roadShowRecord)
      .where(eq(roadShowRecord.id, ownerId));
    return { mayRead: Boolean(row?.publishedAt), writings: [] };
  },

  async existing(db, ownerIds) {
    const rows = await db.orm
      .select({ id: roadShowRecord.id })
      .from(roadShowRecord)
      .where(inArray(roadShowRecord.id, [...ownerIds]));
    return rows.map(({ id }) => id);
  },
};
