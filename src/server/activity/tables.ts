import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ActivityState } from '#domain/activity/activity-moves.ts';
import type { ActivityCategory, Promoter } from '#domain/activity/category.ts';
import type { ForumStatus } from '#domain/activity/forum-moves.ts';
import type { ActivitySettings } from '#domain/activity/settings.ts';
import { businessDate, id, instant } from '#server/db/columns.ts';
import { wordsColumn } from '#server/db/text-search.ts';

/** An event of a year, as a science week, owns activities (G69). */
export const event = pgTable('event', {
  id: id(),
  nameTc: text('name_tc').notNull(),
  nameEn: text('name_en').notNull().default(''),
  namePt: text('name_pt').notNull().default(''),
  version: integer('version').notNull().default(1),
});

export const activity = pgTable(
  'activity',
  {
    id: id(),
    eventId: uuid('event_id').references(() => event.id),
    category: text('category').$type<ActivityCategory>().notNull(),
    promoter: text('promoter').$type<Promoter>(),
    code: text('code').notNull(),
    state: text('state').$type<ActivityState>().notNull().default('ACTIVE'),
    nameTc: text('name_tc').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    namePt: text('name_pt').notNull().default(''),
    descriptionTc: text('description_tc').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionPt: text('description_pt').notNull().default(''),
    remarkTc: text('remark_tc').notNull().default(''),
    remarkEn: text('remark_en').notNull().default(''),
    remarkPt: text('remark_pt').notNull().default(''),
    statementTc: text('statement_tc').notNull().default(''),
    statementEn: text('statement_en').notNull().default(''),
    statementPt: text('statement_pt').notNull().default(''),
    announcementNameTc: text('announcement_name_tc').notNull().default(''),
    announcementNameEn: text('announcement_name_en').notNull().default(''),
    announcementNamePt: text('announcement_name_pt').notNull().default(''),
    placeTc: text('place_tc').notNull().default(''),
    placeEn: text('place_en').notNull().default(''),
    placePt: text('place_pt').notNull().default(''),
    beginDate: businessDate('begin_date').notNull(),
    endDate: businessDate('end_date').notNull(),
    enrollBeginDate: businessDate('enroll_begin_date'),
    enrollEndDate: businessDate('enroll_end_date'),
    exhibitorEnrollBeginDate: businessDate('exhibitor_enroll_begin_date'),
    exhibitorEnrollEndDate: businessDate('exhibitor_enroll_end_date'),
    customerEnrollBeginDate: businessDate('customer_enroll_begin_date'),
    customerEnrollEndDate: businessDate('customer_enroll_end_date'),
    settings: jsonb('settings').$type<ActivitySettings>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    words: wordsColumn('words', `code || ' ' || name_tc || ' ' || name_en || ' ' || name_pt`),
  },
  (table) => [
    uniqueIndex('activity_code').on(table.code),
    index('activity_listed').on(table.state, table.category, table.createdAt),
    index('activity_newest').on(table.createdAt, table.id),
    index('activity_of_event').on(table.eventId, table.createdAt),
    index('activity_words').using('gin', table.words),
  ],
);

/** Forums and questionnaires shown on home. */
export const forum = pgTable(
  'forum',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    nameTc: text('name_tc').notNull(),
    nameEn: text('name_en').notNull().default(''),
    namePt: text('name_pt').notNull().default(''),
    holdDate: instant('hold_date').notNull(),
    status: text('status').$type<ForumStatus>().notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('forum_listed').on(table.status, table.holdDate),
    index('forum_of_activity').on(table.activityId, table.holdDate),
  ],
);

/** Another activity that an activity points to, with a tip for its participants (D1 §3). */
export const activityBinding = pgTable(
  'activity_binding',
  {
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    otherActivityId: uuid('other_activity_id')
      .notNull()
      .references(() => activity.id),
    tipTc: text('tip_tc').notNull().default(''),
    tipEn: text('tip_en').notNull().default(''),
    tipPt: text('tip_pt').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.otherActivityId] }),
    index('activity_binding_other').on(table.otherActivityId),
  ],
);
