import type { ApplicationGroup } from '#domain/approval/file-rights.ts';
import type { Queries } from '#server/db/database.ts';

/** Files in a field of an application that are there and were not refused. */
export async function keptFilesOf(db: Queries, enrollmentId: string, group: ApplicationGroup): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from file_item item
      where item.owner_kind = 'ENROLLMENT' and item.owner_id = $1 and item.file_group = $2
        and item.removed_at is null
        and exists (select 1 from file_version version where version.item_id = item.id and version.state <> 'REFUSED')`,
    [enrollmentId, group],
  );
  return row?.count ?? 0;
}
