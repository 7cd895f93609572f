import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { activity } from '#server/activity/tables.ts';
import { id, instant } from '#server/db/columns.ts';

/** A sheet that staff uploaded. */
export const sheetImport = pgTable(
  'sheet_import',
  {
    id: id(),
    /** Of what: the `name` of a `SheetKind`. */
    kind: text('kind').notNull(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    /** The rows as read, encrypted; empty once they were confirmed. */
    sealed: text('sealed').notNull(),
    fileName: text('file_name').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    index('sheet_import_made').on(table.createdAt),
    index('sheet_import_of_activity').on(table.activityId, table.kind),
  ],
);
