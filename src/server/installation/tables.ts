import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/db/columns.ts';

/** One row: what this database is called, and a text that only the key it was made with opens. */
export const installation = pgTable('installation', {
  id: id(),
  /** Always the same word, so that there is one row. */
  place: text('place').notNull().unique().default('here'),
  keyCheck: text('key_check').notNull(),
  createdAt: instant('created_at').notNull(),
});
