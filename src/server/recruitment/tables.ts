import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PositionForm, PositionType } from '#domain/recruitment/position-form.ts';
import type { PositionStatus } from '#domain/recruitment/position-status.ts';
import { account } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { businessDate, id, instant } from '#server/db/columns.ts';
import { wordsColumn } from '#server/db/text-search.ts';
import { unit } from '#server/unit/tables.ts';

/** What a recruiting company offers. */
export const recruitmentPosition = pgTable(
  'recruitment_position',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => unit.id),
    /** Who began it. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    status: text('status').$type<PositionStatus>().notNull(),
    /** Where it goes back to when it is withdrawn. */
    keptStatus: text('kept_status').$type<PositionStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    /** As its company left it. */
    form: jsonb('form').$type<PositionForm>().notNull(),
    /** What everybody reads; it stays until a change is decided. Null while there is nothing, and once it is closed. */
    listed: jsonb('listed').$type<PositionForm>(),
    listedAt: instant('listed_at'),
    /** Of what is listed: by which the public list is narrowed. */
    listedType: text('listed_type').$type<PositionType>(),
    listedUntil: businessDate('listed_until'),
    /** All that it says, in both scripts, with its terms of technology in every language. */
    allText: text('all_text').notNull().default(''),
    listedText: text('listed_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    words: wordsColumn('words', () => sql.raw('all_text')),
    listedWords: wordsColumn('listed_words', () => sql.raw('listed_text')),
  },
  (table) => {
    const isListed = sql`${table.listedAt} is not null`;
    return [
      index('recruitment_position_of_activity').on(table.activityId, table.updatedAt, table.id),
      index('recruitment_position_of_unit').on(table.unitId, table.updatedAt, table.id),
      index('recruitment_position_of_account').on(table.accountId),
      index('recruitment_position_waiting').on(table.status, table.statusSince, table.id),
      index('recruitment_position_newest').on(table.listedAt, table.id).where(isListed),
      index('recruitment_position_of_type').on(table.listedType, table.listedAt, table.id).where(isListed),
      index('recruitment_position_listed').on(table.activityId, table.listedAt, table.id).where(isListed),
      index('recruitment_position_until').on(table.listedUntil).where(isListed),
      index('recruitment_position_words').using('gin', table.words),
      index('recruitment_position_listed_words').using('gin', table.listedWords),
    ];
  },
);
