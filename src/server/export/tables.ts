import { integer, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ExportState } from '#domain/export/words.ts';
import type { Locale } from '#domain/locale.ts';
import { id, instant } from '#server/db/columns.ts';

/** A sheet that somebody asked for, made by a job. */
export const exportJob = pgTable(
  'export_job',
  {
    id: id(),
    kind: text('kind').notNull(),
    filter: jsonb('filter').$type<Record<string, unknown>>().notNull(),
    columns: jsonb('columns').$type<string[]>().notNull(),
    language: text('language').$type<Locale>().notNull(),
    /** Why personal columns were taken; empty when there are none. */
    reason: text('reason').notNull().default(''),
    accountId: uuid('account_id').notNull(),
    state: text('state').$type<ExportState>().notNull().default('WAITING'),
    rowsDone: integer('rows_done').notNull().default(0),
    /** Null until they are counted. */
    rowsTotal: integer('rows_total'),
    bytes: integer('bytes'),
    /** Where its file is in the storage, or grows: each try to make it has a place of its own. */
    storageKey: text('storage_key'),
    /** By what the storage goes on with it; null once it is whole. */
    upload: text('upload'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    /** When the file is deleted. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('export_job_of_account').on(table.accountId, table.createdAt, table.id),
    index('export_job_expires').on(table.state, table.expiresAt),
  ],
);
