import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/db/columns.ts';

/** Work to be done later, written in the transaction that wants it. A row that is done is gone. */
export const job = pgTable(
  'job',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** At most one waiting job has the same key, as for work that repeats. */
    key: text('key'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Taken by a process until then; later it is anybody's again. */
    leasedUntil: instant('leased_until'),
    lastError: text('last_error'),
    /** Tried as often as its kind allows; staff see it, nothing runs it. */
    givenUpAt: instant('given_up_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('job_key').on(table.key),
    index('job_due')
      .on(table.dueAt)
      .where(sql`${table.givenUpAt} is null`),
  ],
);
