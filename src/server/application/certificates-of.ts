import type { Queries } from '#server/db/database.ts';

/** Copies of the business licence that are there and were not refused. */
export async function certificatesOf(db: Queries, enrollmentId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from file_item item
      where item.owner_kind = 'ENROLLMENT' and item.owner_id = $1 and item.file_group = 'CERTIFICATE'
        and item.removed_at is null
        and exists (select 1 from file_version version where version.item_id = item.id and version.state <> 'REFUSED')`,
    [enrollmentId],
  );
  return row?.count ?? 0;
}
