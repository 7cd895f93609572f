import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/db/columns.ts';

/** Who did what to whose data, and why. Append only. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id(),
    at: instant('at').notNull(),
    /** Null for what the portal did by itself. */
    accountId: uuid('account_id'),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    reason: text('reason').notNull().default(''),
    /** Numbers and names of fields, never values of personal data. */
    details: jsonb('details').$type<Record<string, string | number | boolean | string[] | null>>().notNull(),
  },
  (table) => [index('audit_entry_subject').on(table.subjectId, table.at), index('audit_entry_at').on(table.at)],
);
