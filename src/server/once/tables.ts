import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from '#server/account/tables.ts';
import { instant } from '#server/db/columns.ts';

/** A call that makes something anew each time, by the key that its sender gave it. */
export const answeredCall = pgTable(
  'answered_call',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    key: uuid('key').notNull(),
    /** Of the endpoint and all that was sent to it, which may be a first password. */
    questionFingerprint: text('question_fingerprint').notNull(),
    /** Sealed: what was made may hold what is personal. Null only while it is being made. */
    sealedAnswer: text('sealed_answer'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] }), index('answered_call_oldest').on(table.at)],
);
