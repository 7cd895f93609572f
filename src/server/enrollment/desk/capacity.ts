import { endedStatuses, type EnrollmentStatus } from '#domain/enrollment/status.ts';
import type { Queries } from '#server/db/database.ts';

const freeStatuses: readonly EnrollmentStatus[] = [...endedStatuses, '{p}RETURN'];

/** Booths of a category that nobody has been given; without a limit there are always enough. */
export async function capacityLeft(db: Queries, categoryIds: readonly number[]): Promise<Map<number, number>> {
  if (categoryIds.length === 0) return new Map();
  const rows = await db.query<{ id: number; limit: number | null; given: number }>(
    `select c.id, c.board_count_limit as "limit",
            coalesce((select sum(e.assign_booths_count) from enrollment e
                       where e.category_id = c.id and e.status <> all ($2)), 0)::int as given
       from booths_area_category c where c.id = any ($1::int[])`,
    [[...categoryIds], freeStatuses],
  );
  return new Map(rows.map(({ id, limit, given }) => [id, limit === null ? Number.MAX_SAFE_INTEGER : limit - given]));
}
