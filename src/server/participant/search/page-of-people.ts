import { type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { countedAhead, countTableUpTo, type Counted } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/database.ts';
import { participant } from '../tables.ts';

/** The ids of at most so many that fit, in no order; asked before the page is read. */
export type FindSome = (most: number) => Promise<string[]>;

export interface PeoplePage {
  page: number;
  size: number;
  order: readonly SQL[];
  /** Where few may fit, who would be looked for among everybody: null where most do. */
  some: FindSome | null;
}

/**
 * One page of what is read of people, and how many there are. When they are few enough they are sorted afterwards; when
 * they are many a page of them is soon met in the list's own order. Asked by itself because the database guesses badly
 * how many have several words, and of the two ways takes the one that is a thousand times slower.
 */
export async function pageOfPeople<Read extends PgSelect>(
  db: Queries,
  people: Read,
  where: SQL | undefined,
  { page, size, order, some }: PeoplePage,
): Promise<Counted & { rows: Read['_']['result'][number][] }> {
  const most = page * size + countedAhead;
  const found = some ? await some(most + 1) : null;
  if (found?.length === 0) return { rows: [], totalElements: 0, more: false };
  const few = found && found.length <= countedAhead ? found : null;
  const rows = await people
    .where(few ? sql`${participant.id} = any(${sql.param(few)}::uuid[])` : where)
    .orderBy(...order)
    .limit(size)
    .offset(page * size);
  if (found) return { rows, totalElements: Math.min(found.length, most), more: found.length > most };
  return { rows, ...(await countTableUpTo(db, participant, where, { page, size, found: rows.length })) };
}

/** For a list that somebody is looked for in by what they are called. */
export const someWho =
  (db: Queries, where: SQL | undefined): FindSome =>
  async (most) => {
    const found = await db.orm.select({ id: participant.id }).from(participant).where(where).limit(most);
    return found.map(({ id }) => id);
  };
