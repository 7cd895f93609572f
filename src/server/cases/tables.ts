import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Texts } from '#contract/texts.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { BulkItemState, BulkState, DeedMove, DeedWorkflow } from '#domain/inbox/words.ts';
import type { PlannedPlaces } from './bulk-kind.ts';
import { id, instant } from '#server/db/columns.ts';

/** One decision over many cases: first a dry run, then done by a job, then for some seconds to be taken back. */
export const bulkAction = pgTable(
  'bulk_action',
  {
    id: id(),
    workflow: text('workflow').$type<DeedWorkflow>().notNull(),
    move: text('move').$type<DeedMove>().notNull(),
    note: text('note').notNull(),
    /** Booths to approve; null gives each what it asked for. */
    count: integer('count'),
    /** There were more cases than one action takes. */
    more: boolean('more').notNull(),
    accountId: uuid('account_id').notNull(),
    /** The role it was confirmed in, which says what it may decide about. */
    membershipId: uuid('membership_id'),
    state: text('state').$type<BulkState>().notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Taken back only before. */
    undoUntil: instant('undo_until'),
  },
  (table) => [
    index('bulk_action_of_account').on(table.accountId, table.createdAt),
    index('bulk_action_begun')
      .on(table.workflow)
      .where(sql`${table.state} in ('WAITING', 'RUNNING')`),
  ],
);

/** What becomes of one case. */
export const bulkItem = pgTable(
  'bulk_item',
  {
    actionId: uuid('action_id')
      .notNull()
      .references(() => bulkAction.id, { onDelete: 'cascade' }),
    caseId: uuid('case_id').notNull(),
    /** What is sent for it, so that it can be taken back by itself. */
    groupId: uuid('group_id').notNull(),
    position: integer('position').notNull(),
    /** What the dry run saw, then what the move left: a case that changed since is left alone. */
    version: integer('version').notNull(),
    /** Of its unit, as it was called then. */
    names: jsonb('names').$type<Texts>().notNull(),
    activityId: uuid('activity_id'),
    /** Booths it gets, asked for, and finds left; null where there are none. */
    booths: integer('booths'),
    boothsWished: integer('booths_wished'),
    boothsLeft: integer('booths_left'),
    /** Where its booths go and stood before; null for what gives none. */
    places: jsonb('places').$type<PlannedPlaces>(),
    /** What else of it the deed changed, as it was; null for what has nothing of the kind. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** What is to be done beside the move, of a deed on a record's page that begins later. */
    wish: jsonb('wish').$type<Record<string, unknown>>(),
    /** Since when it waited, so that taking back does not begin its time anew. */
    waitedSince: instant('waited_since'),
    /** What it is instead, as the kind of a message. */
    detail: text('detail').notNull(),
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

/** What a decider wants changed in a field of a case's form, and what its author says to it. */
export const fieldNote = pgTable(
  'field_note',
  {
    id: id(),
    /** Of whichever workflow. */
    caseId: uuid('case_id').notNull(),
    field: text('field').notNull(),
    text: text('text').notNull(),
    accountId: uuid('account_id').notNull(),
    at: instant('at').notNull(),
    answer: text('answer').notNull().default(''),
    answeredAt: instant('answered_at'),
    /** Null until the next decision. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('field_note_of').on(table.caseId, table.at, table.id),
    index('field_note_of_account').on(table.accountId),
  ],
);
