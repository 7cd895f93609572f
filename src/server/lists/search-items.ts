import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '#server/db/database.ts';

type ReferenceTable = PgTable & Record<'id' | 'position' | 'active', PgColumn>;
type ActivityTable = ReferenceTable & Record<'activityId', PgColumn>;

export interface Paging {
  page: number;
  size: number;
}

/** Items still offered, in the order of their list. */
export async function searchItems<Table extends ReferenceTable>(
  db: Queries,
  table: Table,
  narrowed: SQL | undefined,
  { page, size }: Paging,
): Promise<{ content: Table['$inferSelect'][]; totalElements: number }> {
  const wanted = and(eq(table.active, true), narrowed);
  // The builder's own types cannot follow a table that is only known by its columns.
  const source: PgTable = table;
  const content = await db.orm
    .select()
    .from(source)
    .where(wanted)
    .orderBy(asc(table.position), asc(table.id))
    .limit(size)
    .offset(page * size);
  return { content, totalElements: await db.orm.$count(table, wanted) };
}

/** Nothing is narrowed by what was not asked for. */
export const where = (column: PgColumn, value: number | string | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);

/**
 * An activity's own items where it has any, else those for every activity. @param list of a table that holds several
 */
export async function offeredAt(
  db: Queries,
  table: ActivityTable,
  activityId: string | undefined,
  list?: SQL,
): Promise<SQL | undefined> {
  if (activityId === undefined) return list;
  const own = and(list, eq(table.activityId, activityId));
  const hasOwn = (await db.orm.$count(table, own)) > 0;
  return hasOwn ? own : and(list, isNull(table.activityId));
}
