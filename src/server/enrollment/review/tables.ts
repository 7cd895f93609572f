import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from '#server/account/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import { enrollment } from '../tables.ts';

/** What a reviewer wants changed in one field or file, and what the exhibitor says to it. */
export const reviewNote = pgTable(
  'review_note',
  {
    id: id(),
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollment.id),
    /** The field or file that it is about, as `exhibitor.nameEn` or `board.<id>.descriptionTc`. */
    target: text('target').notNull(),
    text: text('text').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    role: text('role').notNull(),
    at: instant('at').notNull(),
    /** Null while only its reviewers see it. */
    sentAt: instant('sent_at'),
    answer: text('answer').notNull().default(''),
    answeredAt: instant('answered_at'),
    /** Null until the reviewer is content, or the next round begins. */
    closedAt: instant('closed_at'),
  },
  (table) => [index('review_note_of').on(table.enrollmentId, table.at, table.id)],
);
