import { index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import type { FileParty } from '#domain/approval/file-rights.ts';
import type { FrozenFile } from '#domain/approval/frozen.ts';
import { account } from '#server/account/tables.ts';
import { businessDate, id, instant } from '#server/db/columns.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { fileVersion } from '#server/file/tables.ts';

/** A remark on a spot of a picture or of a page. */
export const pin = pgTable(
  'pin',
  {
    id: id(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => fileVersion.id),
    /** From 1; a picture has one page. */
    page: integer('page').notNull(),
    /** From the left and from the top, as parts of the page's width and height: 0 to 1. */
    x: real('x').notNull(),
    y: real('y').notNull(),
    text: text('text').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    role: text('role').$type<FileParty>().notNull(),
    at: instant('at').notNull(),
    /** Null while it is open. */
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by').references(() => account.id),
  },
  (table) => [index('pin_of_version').on(table.versionId, table.at, table.id)],
);

/** What was approved, fixed by what the files hold: a later one does not take the place of an earlier. Append only. */
export const frozenDesign = pgTable(
  'frozen_design',
  {
    id: id(),
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollment.id),
    files: jsonb('files').$type<FrozenFile[]>().notNull(),
    /** Of the list of files, so that nobody can change it unseen. */
    sha256: text('sha256').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    at: instant('at').notNull(),
  },
  (table) => [index('frozen_design_of').on(table.enrollmentId, table.at)],
);

/** The days on which the fund was told what has waited too long. */
export const waitingDigest = pgTable('waiting_digest', {
  day: businessDate('day').primaryKey(),
  at: instant('at').notNull(),
});

/** That a side was reminded of a turn that it has had for too long: once for each turn. */
export const idleReminder = pgTable(
  'idle_reminder',
  {
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollment.id),
    /** When the turn began. */
    since: instant('since').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enrollmentId, table.since] })],
);
