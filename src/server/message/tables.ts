import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import type { MessageChannel, MessageKind, MessageState } from '#domain/message/words.ts';
import { activity } from '#server/activity/tables.ts';
import { id, instant } from '#server/db/columns.ts';

/** Every mail and SMS, written in the transaction of the change that it tells of. */
export const message = pgTable(
  'message',
  {
    id: id(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    language: text('language').$type<Locale>().notNull(),
    activityId: uuid('activity_id').references(() => activity.id),
    /** Who it goes to, subject, text and attachments: personal, so encrypted; null once swept. */
    sealed: text('sealed'),
    /** Finds what went to an address or number that is known; null once swept. */
    recipientFingerprint: text('recipient_fingerprint'),
    state: text('state').$type<MessageState>().notNull(),
    /** Until then it may be taken back. */
    heldUntil: instant('held_until'),
    /** Everything that was sent at once, and is taken back at once. */
    groupId: uuid('group_id'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('message_listed').on(table.createdAt, table.id),
    index('message_by_state').on(table.state, table.createdAt, table.id),
    index('message_by_channel').on(table.channel, table.createdAt, table.id),
    index('message_by_recipient').on(table.recipientFingerprint, table.createdAt, table.id),
    index('message_by_group').on(table.groupId),
    index('message_of_activity')
      .on(table.activityId)
      .where(sql`${table.activityId} is not null`),
    index('message_kept')
      .on(table.createdAt)
      .where(sql`${table.sealed} is not null`),
  ],
);
