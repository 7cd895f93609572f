import { type SQLWrapper, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OrgType } from '#domain/account/roles.ts';
import type { InvitationState } from '#domain/invitation/words.ts';
import type { Locale } from '#domain/locale.ts';
import { account } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { activity, event } from '#server/activity/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import { wordsColumn } from '#server/db/text-search.ts';

/** Somebody was written to and has not answered: in these words for the lists, so that an index of just those serves. */
export const isUnanswered = (of: { sentCount: SQLWrapper; state: SQLWrapper }) =>
  sql`${of.sentCount} > 0 and ${of.state} <> 'ACTIVATED'`;

/** A unit invited to an activity of an event by e-mail (D1 §3): what staff know of it, and how far it has come. */
export const invitation = pgTable(
  'invitation',
  {
    id: id(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => event.id),
    /** The activity whose role it gives; null where that is left to later. */
    activityId: uuid('activity_id').references(() => activity.id),
    /** The unit that is invited, where the fund knows it; after an answer the one that came of it. */
    unitId: uuid('unit_id').references(() => unit.id),
    /** The role that an answer gives, and the level of a road-show role. */
    orgType: text('org_type').$type<OrgType>().notNull().default('EXHIBITOR'),
    role: text('role'),
    /** The kind of exhibitor. */
    typeId: integer('type_id'),
    nameTc: text('name_tc').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    namePt: text('name_pt').notNull().default(''),
    summary: text('summary').notNull().default(''),
    contactPerson: text('contact_person').notNull().default(''),
    /** As 853; the number beside it has none. */
    countryCode: text('country_code').notNull().default('853'),
    contactMobile: text('contact_mobile').notNull().default(''),
    contactTelNo: text('contact_tel_no').notNull().default(''),
    contactEmail: text('contact_email').notNull(),
    countryRegionId: integer('country_region_id'),
    provinceId: integer('province_id'),
    cityId: integer('city_id'),
    /** Of the account that answered. */
    username: text('username'),
    accountId: uuid('account_id').references(() => account.id),
    language: text('language').$type<Locale>().notNull().default('zh'),
    state: text('state').$type<InvitationState>().notNull().default('CREATED'),
    /** `hashToken` of the code in the link; a new one with every sending. */
    codeHash: text('code_hash'),
    expiresAt: instant('expires_at'),
    sentAt: instant('sent_at'),
    sentCount: integer('sent_count').notNull().default(0),
    openedAt: instant('opened_at'),
    activatedAt: instant('activated_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** What an invitation is found by: the unit's names, who to ask for there, and the address. */
    words: wordsColumn(
      'words',
      `name_tc || ' ' || name_en || ' ' || name_pt || ' ' || contact_person || ' ' || contact_email`,
    ),
  },
  (table) => [
    // One to each activity of an event, and one to the event itself.
    uniqueIndex('invitation_email').on(
      table.eventId,
      sql`coalesce(${table.activityId}, ${table.eventId})`,
      sql`lower(${table.contactEmail})`,
    ),
    index('invitation_of_email').on(sql`lower(${table.contactEmail})`),
    uniqueIndex('invitation_code').on(table.codeHash),
    index('invitation_listed').on(table.createdAt, table.id),
    index('invitation_unit')
      .on(table.unitId)
      .where(sql`${table.unitId} is not null`),
    index('invitation_account')
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
    index('invitation_by_state').on(table.state, table.expiresAt),
    index('invitation_sent').on(table.state, table.sentAt, table.id),
    index('invitation_created').on(table.state, table.createdAt, table.id),
    index('invitation_of_activity').on(table.activityId, table.state, table.createdAt, table.id),
    index('invitation_activity_newest').on(table.activityId, table.createdAt, table.id),
    index('invitation_unanswered').on(table.createdAt, table.id).where(isUnanswered(table)),
    index('invitation_activity_unanswered').on(table.activityId, table.createdAt, table.id).where(isUnanswered(table)),
    index('invitation_words').using('gin', table.words),
  ],
);
