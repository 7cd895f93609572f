import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import type { ApplicationStatus, ErasureCause } from '#domain/recruitment/application-moves.ts';
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
    words: wordsColumn('words', 'all_text'),
    listedWords: wordsColumn('listed_words', 'listed_text'),
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

/** Somebody without an account who would like to have a position. Erased, the row is gone and a proof is left. */
export const jobApplication = pgTable(
  'job_application',
  {
    id: id(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => recruitmentPosition.id),
    /** At a fair a company takes over an application for another position, with its files, by the applicant's code. */
    originId: uuid('origin_id').references((): AnyPgColumn => jobApplication.id, { onDelete: 'set null' }),
    status: text('status').$type<ApplicationStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    /** What the company said of its last answer; the applicant reads it. */
    reason: text('reason').notNull().default(''),
    name: text('name').notNull(),
    language: text('language').$type<Locale>().notNull(),
    /** E-mail, mobile and message, encrypted. */
    sealed: text('sealed').notNull(),
    emailFingerprint: text('email_fingerprint').notNull(),
    consentAt: instant('consent_at').notNull(),
    /** The last day that the applicant agreed to. */
    keepUntil: businessDate('keep_until').notNull(),
    /** The company met them at the fair. */
    metAt: instant('met_at'),
    /** The company was told of it. */
    companyToldAt: instant('company_told_at'),
    /** The applicant, who still waited, was told that the position is closed. */
    closedToldAt: instant('closed_told_at'),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
    words: wordsColumn('words', 'name'),
  },
  (table) => [
    uniqueIndex('job_application_email')
      .on(table.positionId, table.emailFingerprint)
      .where(sql`${table.status} <> 'WITHDRAWN'`),
    index('job_application_listed').on(table.positionId, table.createdAt, table.id),
    index('job_application_newest').on(table.createdAt, table.id),
    index('job_application_of_person').on(table.emailFingerprint, table.createdAt, table.id),
    index('job_application_origin').on(table.originId),
    index('job_application_due').on(table.keepUntil),
    index('job_application_untold')
      .on(table.positionId)
      .where(sql`${table.companyToldAt} is null`),
    index('job_application_words').using('gin', table.words),
  ],
);

/** Whoever withdrew no longer does. */
export const stillApplies = (of = 'job_application'): string => `${of}.status <> 'WITHDRAWN'`;
export const applies = sql.raw(stillApplies());

/** What a company's people write to each other about an application; the applicant never reads it. */
export const jobApplicationNote = pgTable(
  'job_application_note',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => jobApplication.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('job_application_note_listed').on(table.applicationId, table.createdAt, table.id),
    index('job_application_note_account').on(table.accountId),
  ],
);

/** All that is left of an application once it is erased. */
export const jobApplicationErased = pgTable(
  'job_application_erased',
  {
    /** Of the application. */
    id: uuid('id').primaryKey(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => recruitmentPosition.id),
    cause: text('cause').$type<ErasureCause>().notNull(),
    erasedAt: instant('erased_at').notNull(),
  },
  (table) => [index('job_application_erased_of_position').on(table.positionId, table.erasedAt)],
);
