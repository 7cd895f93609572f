import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/** What the embedded identity provider keeps (its adapter's rows). */
export const providerRecord = pgTable(
  'provider_record',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('provider_record_grant').on(table.grantId),
    index('provider_record_uid').on(table.uid),
    index('provider_record_expires').on(table.expiresAt),
  ],
);
