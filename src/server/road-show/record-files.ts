import { eq, inArray } from 'drizzle-orm';
import type { FileGroup } from '#domain/file/field-rules.ts';
import { everyWriting } from '#domain/file/file-moves.ts';
import { recordGroups } from '#domain/road-show/record-files.ts';
import type { FileOwner } from '#server/file/owner.ts';
import { lookForRecord } from './find-record.ts';
import { isEditable } from './save-record.ts';
import { roadShowRecord } from './tables.ts';

type RecordRow = typeof roadShowRecord.$inferSelect;

const hasField = ({ kind }: Pick<RecordRow, 'kind'>, group: FileGroup): boolean => recordGroups[kind].includes(group);
const nothing = { mayRead: false, writings: [] };

/** What belongs to a result or a demand: its authors keep it, whoever may see the text sees it, and the public what is published. */
export const recordFiles: FileOwner = {
  groups: Object.values(recordGroups).flat(),

  async access(world, actor, ownerId, group) {
    const found = await lookForRecord(world, world.db, actor, ownerId);
    if (found && !hasField(found.row, group)) return nothing;
    if (found) {
      // What the public sees is not changed by a draft of a change.
      const mayWrite = actor !== null && isEditable(found) && found.row.publishedAt === null;
      return { mayRead: true, writings: everyWriting(mayWrite) };
    }
    const [row] = await world.db.orm
      .select({ kind: roadShowRecord.kind, publishedAt: roadShowRecord.publishedAt })
      .from(roadShowRecord)
      .where(eq(roadShowRecord.id, ownerId));
    return row?.publishedAt && hasField(row, group) ? { mayRead: true, writings: [] } : nothing;
  },

  async existing(db, ownerIds) {
    const rows = await db.orm
      .select({ id: roadShowRecord.id })
      .from(roadShowRecord)
      .where(inArray(roadShowRecord.id, [...ownerIds]));
    return rows.map(({ id }) => id);
  },
};
