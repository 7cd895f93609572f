import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/db/columns.ts';

/** One field of a change; personal data is masked, or named without its values. */
export interface FieldChange {
  field: string;
  from: string | number | boolean | null;
  to: string | number | boolean | null;
}

/** Who did what to whose data, and why. Append only. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id(),
    at: instant('at').notNull(),
    /** Null for what the portal did by itself. */
    accountId: uuid('account_id'),
    action: text('action').notNull(),
    /** What kind of thing it was done to, as activity or account. */
    subjectKind: text('subject_kind').notNull().default(''),
    subjectId: uuid('subject_id'),
    reason: text('reason').notNull().default(''),
    /** From what to what. */
    changes: jsonb('changes').$type<FieldChange[]>().notNull().default([]),
    /** Numbers and names of fields, never values of personal data. */
    details: jsonb('details').$type<Record<string, string | number | boolean | string[] | null>>().notNull(),
  },
  (table) => [
    index('audit_entry_subject').on(table.subjectId, table.at, table.id),
    index('audit_entry_at').on(table.at, table.id),
    index('audit_entry_account').on(table.accountId, table.at, table.id),
    index('audit_entry_action').on(table.action, table.at, table.id),
    index('audit_entry_kind').on(table.subjectKind, table.at, table.id),
  ],
);
