import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MatchStatus } from '#domain/road-show/match-moves.ts';
import type { RecordForm, RecordKind } from '#domain/road-show/record-form.ts';
import type { RecordStatus } from '#domain/road-show/record-status.ts';
import { account } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { businessDate, id, instant } from '#server/db/columns.ts';
import { wordsColumn } from '#server/db/text-search.ts';
import { unit } from '#server/unit/tables.ts';

/** A research result or a technical demand. */
export const roadShowRecord = pgTable(
  'road_show_record',
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
    kind: text('kind').$type<RecordKind>().notNull(),
    status: text('status').$type<RecordStatus>().notNull(),
    /** Where it goes back to when it is withdrawn. */
    keptStatus: text('kept_status').$type<RecordStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    /** As its author left it. */
    form: jsonb('form').$type<RecordForm>().notNull(),
    /** What the public reads; it stays until a change is decided. Null while there is nothing. */
    published: jsonb('published').$type<RecordForm>(),
    publishedAt: instant('published_at'),
    /** All that it says, in both scripts, with the words of its field of technology in every language. */
    allText: text('all_text').notNull().default(''),
    publicText: text('public_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    words: wordsColumn('words', 'all_text'),
    publicWords: wordsColumn('public_words', 'public_text'),
  },
  (table) => [
    index('road_show_record_listed').on(table.activityId, table.kind, table.updatedAt, table.id),
    index('road_show_record_of_unit').on(table.unitId, table.updatedAt, table.id),
    index('road_show_record_of_account').on(table.accountId, table.updatedAt, table.id),
    index('road_show_record_waiting').on(table.status, table.statusSince, table.id),
    index('road_show_record_public')
      .on(table.activityId, table.publishedAt, table.id)
      .where(sql`${table.publishedAt} is not null`),
    index('road_show_record_newest')
      .on(table.publishedAt, table.id)
      .where(sql`${table.publishedAt} is not null`),
    index('road_show_record_words').using('gin', table.words),
    index('road_show_record_public_words').using('gin', table.publicWords),
  ],
);

/** What a published record is about: terms of the glossary and words, each with what it counts for. */
export const roadShowTopic = pgTable(
  'road_show_topic',
  {
    recordId: uuid('record_id')
      .notNull()
      .references(() => roadShowRecord.id),
    activityId: uuid('activity_id').notNull(),
    kind: text('kind').$type<RecordKind>().notNull(),
    topic: text('topic').notNull(),
    weight: real('weight').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.topic] }),
    // All that a suggestion reads stands in the index.
    index('road_show_topic_found').on(table.activityId, table.kind, table.topic, table.recordId, table.weight),
  ],
);

/** That somebody who published one thing is interested in another's, and what became of it (row 187). */
export const roadShowMatch = pgTable(
  'road_show_match',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    /** Of the side that asks. */
    sourceRecordId: uuid('source_record_id')
      .notNull()
      .references(() => roadShowRecord.id),
    targetRecordId: uuid('target_record_id')
      .notNull()
      .references(() => roadShowRecord.id),
    status: text('status').$type<MatchStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    /** What the asker writes to the other. */
    message: text('message').notNull().default(''),
    /** Who asked. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    /** When both meet, once that is arranged: the day and, in Macau, the time. */
    arrangeDate: businessDate('arrange_date'),
    arrangeTime: text('arrange_time').notNull().default(''),
    expiresAt: instant('expires_at').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('road_show_match_listed').on(table.activityId, table.createdAt, table.id),
    index('road_show_match_source').on(table.sourceRecordId, table.createdAt),
    index('road_show_match_target').on(table.targetRecordId, table.createdAt),
    index('road_show_match_waiting')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'PENDING'`),
    // Whichever of the two asked: one living interest in a pair.
    uniqueIndex('road_show_match_pair')
      .on(
        sql`least(${table.sourceRecordId}, ${table.targetRecordId})`,
        sql`greatest(${table.sourceRecordId}, ${table.targetRecordId})`,
      )
      .where(sql`${table.status} <> 'NOT_PASS'`),
  ],
);
