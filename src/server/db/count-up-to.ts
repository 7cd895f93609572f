import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** How far beyond the page that is looked at rows are counted; a filter finds things faster than leafing. */
export const countedAhead = 1000;

export interface Counted {
  totalElements: number;
  /** There are more than were counted. */
  more: boolean;
}

/** A page that was read before the rows are counted. */
export interface PageRead {
  page: number;
  size: number;
  /** How many rows it has. */
  found: number;
}

/**
 * How many rows fit, counted as far as anybody leafs from here: so a list is as quick with a hundred thousand rows as
 * with few, and its end can be reached. The last page says by itself how many there are.
 * @param countRows counts rows, but no more than it is told
 */
export async function countUpTo(
  { page, size, found }: PageRead,
  countRows: (most: number) => Promise<number>,
): Promise<Counted> {
  const isLast = found < size && (found > 0 || page === 0);
  if (isLast) return { totalElements: page * size + found, more: false };
  const most = page * size + countedAhead;
  const total = await countRows(most + 1);
  return { totalElements: Math.min(total, most), more: total > most };
}

/** How many rows of a table fit, beside a list of others: so many that the list would be looked at in another way. */
export const countSome = (db: Queries, table: PgTable, where: SQL | undefined): Promise<Counted> =>
  countTableUpTo(db, table, where, { page: 0, size: 0, found: 0 });

/** `countUpTo` of the rows of a table. */
export const countTableUpTo = (
  db: Queries,
  table: PgTable,
  where: SQL | undefined,
  pageRead: PageRead,
): Promise<Counted> =>
  countUpTo(pageRead, async (most) => {
    const some = db.orm
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(where)
      .limit(most)
      .as('some');
    const [row] = await db.orm.select({ total: sql<number>`count(*)::int` }).from(some);
    return row?.total ?? 0;
  });
