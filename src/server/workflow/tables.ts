import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/db/columns.ts';

/** Every move of every record that has a workflow. Append only. */
export const statusChange = pgTable(
  'status_change',
  {
    id: id(),
    caseType: text('case_type').notNull(),
    caseId: uuid('case_id').notNull(),
    fromStatus: text('from_status').notNull(),
    action: text('action').notNull(),
    toStatus: text('to_status').notNull(),
    /** Null for what the portal did by itself. */
    accountId: uuid('account_id'),
    role: text('role').notNull(),
    reason: text('reason').notNull().default(''),
    /** What was told of it and is taken back with it. */
    groupId: uuid('group_id'),
    /** The record's version after the move. */
    version: integer('version').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('status_change_case').on(table.caseId, table.at, table.id)],
);
