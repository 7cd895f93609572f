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

/** How many rows fit, counted as far as anybody leafs: so a list is as quick with a hundred thousand rows as with few. */
export async function countUpTo(db: Queries, table: PgTable, where: SQL | undefined): Promise<Counted> {
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
