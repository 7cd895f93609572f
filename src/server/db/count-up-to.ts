import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** A list is leafed through no further than this; beyond it a filter finds things faster than paging. */
export const countedAtMost = 2000;

export interface Counted {
  totalElements: number;
  /** There are more than were counted. */
  more: boolean;
}

/** A page that was read before the rows are counted. */
interface PageRead {
  page: number;
  size: number;
  /** How many rows it has. */
  found: number;
}

/**
 * How many rows fit, counted as far as anybody leafs: so a list is as quick with a hundred thousand rows as with few.
 * The last page says by itself how many there are.
 */
export async function countUpTo(
  db: Queries,
  table: PgTable,
  where: SQL | undefined,
  { page, size, found }: PageRead,
): Promise<Counted> {
  const isLast = found < size && (found > 0 || page === 0);
  const reached = page * size + found;
  if (isLast) return { totalElements: Math.min(reached, countedAtMost), more: reached > countedAtMost };
  const some = db.orm
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(countedAtMost + 1)
    .as('some');
  const [row] = await db.orm.select({ total: sql<number>`count(*)::int` }).from(some);
  const total = row?.total ?? 0;
  return { totalElements: Math.min(total, countedAtMost), more: total > countedAtMost };
}
