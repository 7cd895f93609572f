import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/** What was loaded into this database, so that it is loaded once. */
export const loadedData = pgTable('loaded_data', { name: text('name').primaryKey(), at: instant('at').notNull() });
