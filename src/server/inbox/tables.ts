import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '#domain/errors.ts';
import type { BulkItemState, BulkMove, BulkState, BulkWorkflow } from '#domain/inbox/words.ts';
import { id, instant } from '#server/db/columns.ts';

/** One decision over many cases: first a dry run, then done by a job, then for some seconds to be taken back. */
export const bulkAction = pgTable(
  'bulk_action',
  {
    id: id(),
    workflow: text('workflow').$type<BulkWorkflow>().notNull(),
    move: text('move').$type<BulkMove>().notNull(),
    /** What the decision says: the note, a number of booths. */
    options: jsonb('options').$type<{ note: string; count: number | null }>().notNull(),
    accountId: uuid('account_id').notNull(),
    state: text('state').$type<BulkState>().notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Taken back only before. */
    undoUntil: instant('undo_until'),
  },
  (table) => [index('bulk_action_of_account').on(table.accountId, table.createdAt)],
);

/** What becomes of one case. */
export const bulkItem = pgTable(
  'bulk_item',
  {
    actionId: uuid('action_id')
      .notNull()
      .references(() => bulkAction.id, { onDelete: 'cascade' }),
    caseId: uuid('case_id').notNull(),
    position: integer('position').notNull(),
    /** What the dry run saw, so that a case that changed since is refused. */
    version: integer('version').notNull(),
    label: text('label').notNull(),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
    /** Message kinds or triggers that go out with it. */
    messages: jsonb('messages').$type<string[]>().notNull(),
    state: text('state').$type<BulkItemState>().notNull(),
    refusal: text('refusal').$type<ErrorCode>(),
  },
  (table) => [
    primaryKey({ columns: [table.actionId, table.caseId] }),
    index('bulk_item_listed').on(table.actionId, table.position),
    index('bulk_item_state').on(table.actionId, table.state, table.position),
  ],
);
