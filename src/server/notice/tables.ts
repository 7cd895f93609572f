import { boolean, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import type { NoticeTrigger } from '#domain/notice/triggers.ts';
import type { NoticeChannel, SupplementStatus, TemplateState } from '#domain/notice/words.ts';
import { account, session } from '#server/account/tables.ts';
import { activity, event } from '#server/activity/tables.ts';
import { businessDate, id, instant } from '#server/db/columns.ts';

/** What a notice says, in one language by one channel. */
export const noticeTemplate = pgTable(
  'notice_template',
  {
    id: id(),
    /** Of notices about this event's activities only, in place of the general text; null for that. */
    eventId: uuid('event_id').references(() => event.id),
    trigger: text('trigger').$type<NoticeTrigger>().notNull(),
    language: text('language').$type<Locale>().notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    /** Empty for an SMS. */
    subject: text('subject').notNull(),
    /** Paragraphs, with an empty line between them. */
    body: text('body').notNull(),
    state: text('state').$type<TemplateState>().notNull().default('ON'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
    /** Null for the usual text. */
    updatedBy: uuid('updated_by').references(() => account.id),
  },
  (table) => [
    unique('notice_template_one').on(table.trigger, table.language, table.channel, table.eventId).nullsNotDistinct(),
  ],
);

/** What the bell of the portal shows to one account. */
export const inAppNotice = pgTable(
  'in_app_notice',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    trigger: text('trigger').$type<NoticeTrigger>().notNull(),
    /** In which it was sent; it may speak others too. */
    language: text('language').$type<Locale>().notNull(),
    activityId: uuid('activity_id').references(() => activity.id),
    /** Title and text by language: they name people, so encrypted. */
    sealed: text('sealed').notNull(),
    actionNeeded: boolean('action_needed').notNull(),
    groupId: uuid('group_id'),
    /** Shown from then on; before it can be taken back. */
    visibleAt: instant('visible_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('in_app_notice_listed').on(table.accountId, table.visibleAt, table.id),
    index('in_app_notice_group').on(table.groupId),
    index('in_app_notice_read').on(table.readAt),
  ],
);

/** A browser that agreed to show notices while the portal is closed, for one login of one account. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** Address and keys of the browser's push service: whoever has them can write to the browser, so encrypted. */
    sealed: text('sealed').notNull(),
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscription_endpoint').on(table.fingerprint),
    index('push_subscription_account').on(table.accountId),
    index('push_subscription_session').on(table.sessionId),
  ],
);

/** Something more that an activity asks of those enrolled in it, as a further file (row 173). */
export const supplementNotice = pgTable(
  'supplement_notice',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    nameTc: text('name_tc').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    namePt: text('name_pt').notNull().default(''),
    textTc: text('text_tc').notNull().default(''),
    textEn: text('text_en').notNull().default(''),
    textPt: text('text_pt').notNull().default(''),
    status: text('status').$type<SupplementStatus>().notNull(),
    /** Why it is not active, where the status alone does not say it. */
    reasonTc: text('reason_tc').notNull().default(''),
    reasonEn: text('reason_en').notNull().default(''),
    reasonPt: text('reason_pt').notNull().default(''),
    /** The last day for what it asks. */
    dueDate: businessDate('due_date'),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** When those enrolled were told. */
    publishedAt: instant('published_at'),
    /** What they were told with, and the status before: for taking it back. */
    groupId: uuid('group_id'),
    statusBefore: text('status_before').$type<SupplementStatus>(),
  },
  (table) => [index('supplement_notice_activity').on(table.activityId, table.position)],
);
