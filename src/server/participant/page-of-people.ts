import { type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { countedAhead, countTableUpTo, type Counted } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/database.ts';
import { participant } from './tables.ts';

export interface PeoplePage {
  page: number;
  size: number;
  order: readonly SQL[];
  /** Somebody is looked for by what they are called. */
  searched: boolean;
}

/** One page of what is read of people, and how many there are. */
export async function pageOfPeople<Read extends PgSelect>(
  db: Queries,
  people: Read,
  where: SQL | undefined,
  { page, size, order, searched }: PeoplePage,
): Promise<Counted & { rows: Read['_']['result'][number][] }> {
  const few = searched ? await findFew(db, where) : null;
  if (few?.length === 0) return { rows: [], totalElements: 0, more: false };
  const rows = await people
    .where(few ? sql`${participant.id} = any(${sql.param(few)}::uuid[])` : where)
    .orderBy(...order)
    .limit(size)
    .offset(page * size);
  if (few) return { rows, totalElements: few.length, more: false };
  return { rows, ...(await countTableUpTo(db, participant, where, { page, size, found: rows.length })) };
}

/**
 * Who they are when they are few enough to be sorted afterwards; null when they are many, so that a page of them is
 * soon met in the list's own order. Asked by itself because the database guesses badly how many have several words, and
 * of the two ways takes the one that is a thousand times slower.
 */
async function findFew(db: Queries, where: SQL | undefined): Promise<string[] | null> {
  const found = await db.orm
    .select({ id: participant.id })
    .from(participant)
    .where(where)
    .limit(countedAhead + 1);
  return found.length > countedAhead ? null : found.map(({ id }) => id);
}
