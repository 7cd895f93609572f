import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale, WrittenLanguage } from '#domain/locale.ts';
import type { Answers, Question } from '#domain/questionnaire/question.ts';
import type { AnswerStatus, QuestionnaireStatus } from '#domain/questionnaire/status.ts';
import { account } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import { wordsColumn } from '#server/db/text-search.ts';
import { unit } from '#server/unit/tables.ts';

const words = (name: string) => text(name).notNull().default('');

/** What those concerned are asked after an activity (rows 219 and 220). */
export const questionnaire = pgTable(
  'questionnaire',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    /** Within its activity, from 1. */
    number: integer('number').notNull(),
    status: text('status').$type<QuestionnaireStatus>().notNull().default('DRAFT'),
    statusSince: instant('status_since').notNull(),
    /** Nobody can tell who answered what; fixed with the first recipient. */
    anonymous: boolean('anonymous').notNull(),
    titleTc: words('title_tc'),
    titleEn: words('title_en'),
    titlePt: words('title_pt'),
    introTc: words('intro_tc'),
    introEn: words('intro_en'),
    introPt: words('intro_pt'),
    /** In which everything has to be said before it opens. */
    mainLanguage: text('main_language').$type<WrittenLanguage>().notNull().default('tc'),
    /** Of its questions as they are asked now. */
    edition: integer('edition').notNull().default(1),
    /** Opens and closes by itself then; null: by hand. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** So long before the end everybody without an answer hears of it once; 0: nobody does. */
    remindHours: integer('remind_hours').notNull().default(48),
    remindedAt: instant('reminded_at'),
    openedAt: instant('opened_at'),
    lastNumber: integer('last_number').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('questionnaire_number').on(table.activityId, table.number),
    unique('questionnaire_kind').on(table.id, table.anonymous),
    index('questionnaire_listed').on(table.createdAt, table.id),
    index('questionnaire_starts')
      .on(table.startsAt)
      .where(sql`${table.status} = 'DRAFT' and ${table.startsAt} is not null`),
    index('questionnaire_ends')
      .on(table.endsAt)
      .where(sql`${table.status} = 'OPEN'`),
  ],
);

/** The questions as they were asked at some time; an answer names the edition that it answers. */
export const questionnaireEdition = pgTable(
  'questionnaire_edition',
  {
    questionnaireId: uuid('questionnaire_id')
      .notNull()
      .references(() => questionnaire.id),
    edition: integer('edition').notNull(),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionnaireId, table.edition] })],
);

/** Who is asked. Of an anonymous questionnaire it says whether they answered, and neither when nor what. */
export const questionnaireRecipient = pgTable(
  'questionnaire_recipient',
  {
    id: id(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    anonymous: boolean('anonymous').notNull(),
    /** Within its questionnaire, from 1. */
    number: integer('number').notNull(),
    /** Null for somebody without an account. */
    accountId: uuid('account_id').references(() => account.id),
    /** For which unit they answer; null where it is none. */
    unitId: uuid('unit_id').references(() => unit.id),
    name: text('name').notNull(),
    unitName: text('unit_name').notNull().default(''),
    language: text('language').$type<Locale>().notNull(),
    /** The e-mail address of somebody without an account, encrypted. */
    sealed: text('sealed').notNull().default(''),
    emailFingerprint: text('email_fingerprint'),
    status: text('status').$type<AnswerStatus>().notNull().default('INVITED'),
    answeredAt: instant('answered_at'),
    /** When the opening was written about to them, and when they were last reminded. */
    toldAt: instant('told_at'),
    remindedAt: instant('reminded_at'),
    words: wordsColumn('words', `name || ' ' || unit_name`),
  },
  (table) => [
    foreignKey({
      name: 'questionnaire_recipient_kind',
      columns: [table.questionnaireId, table.anonymous],
      foreignColumns: [questionnaire.id, questionnaire.anonymous],
    }),
    check(
      'questionnaire_recipient_untold',
      sql`not ${table.anonymous} or (${table.answeredAt} is null and ${table.status} <> 'PARTIAL')`,
    ),
    unique('questionnaire_recipient_known').on(table.id, table.anonymous),
    uniqueIndex('questionnaire_recipient_number').on(table.questionnaireId, table.number),
    uniqueIndex('questionnaire_recipient_account').on(table.questionnaireId, table.accountId),
    uniqueIndex('questionnaire_recipient_email').on(table.questionnaireId, table.emailFingerprint),
    index('questionnaire_recipient_status').on(table.questionnaireId, table.status, table.number),
    index('questionnaire_recipient_of_account').on(table.accountId),
    index('questionnaire_recipient_of_unit').on(table.unitId),
    index('questionnaire_recipient_words').using('gin', table.words),
  ],
);

/** SQL: what they were asked is answered. @param of the recipients, as the statement calls them */
export const hasAnswered = (of: string): string => `${of}.status = 'ANSWERED'`;

/** What somebody says; the database refuses one to an anonymous questionnaire. */
export const questionnaireAnswer = pgTable(
  'questionnaire_answer',
  {
    recipientId: uuid('recipient_id').primaryKey(),
    anonymous: boolean('anonymous').notNull().default(false),
    questionnaireId: uuid('questionnaire_id').notNull(),
    edition: integer('edition').notNull(),
    /** As it stands on their screen, handed in or not. */
    answers: jsonb('answers').$type<Answers>().notNull(),
    /** By question, the version in which its answer was last changed. */
    changedIn: jsonb('changed_in').$type<Record<string, number>>().notNull(),
    /** What counts; null before it is handed in. */
    submitted: jsonb('submitted').$type<Answers>(),
    submittedAt: instant('submitted_at'),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('questionnaire_answer_named', sql`not ${table.anonymous}`),
    foreignKey({
      name: 'questionnaire_answer_of',
      columns: [table.recipientId, table.anonymous],
      foreignColumns: [questionnaireRecipient.id, questionnaireRecipient.anonymous],
    }),
    foreignKey({
      name: 'questionnaire_answer_edition',
      columns: [table.questionnaireId, table.edition],
      foreignColumns: [questionnaireEdition.questionnaireId, questionnaireEdition.edition],
    }),
    index('questionnaire_answer_submitted')
      .on(table.questionnaireId, table.submittedAt, table.recipientId)
      .where(sql`${table.submittedAt} is not null`),
  ],
);

/** A file that answers a question, and what it was called; the database refuses one to an anonymous questionnaire. */
export const questionnaireFile = pgTable(
  'questionnaire_file',
  {
    /** Made by the device that sends it. */
    id: id(),
    recipientId: uuid('recipient_id').notNull(),
    anonymous: boolean('anonymous').notNull().default(false),
    questionId: text('question_id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('questionnaire_file_named', sql`not ${table.anonymous}`),
    foreignKey({
      name: 'questionnaire_file_of',
      columns: [table.recipientId, table.anonymous],
      foreignColumns: [questionnaireRecipient.id, questionnaireRecipient.anonymous],
    }).onDelete('cascade'),
    index('questionnaire_file_answers').on(table.recipientId, table.questionId, table.createdAt),
    index('questionnaire_file_created').on(table.createdAt),
  ],
);

/** What was handed in before it was changed. */
export const questionnaireFormerAnswer = pgTable(
  'questionnaire_former_answer',
  {
    id: id(),
    recipientId: uuid('recipient_id').notNull(),
    edition: integer('edition').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'questionnaire_former_answer_to',
      columns: [table.recipientId],
      foreignColumns: [questionnaireAnswer.recipientId],
    }),
    index('questionnaire_former_answer_of').on(table.recipientId, table.replacedAt),
  ],
);

/**
 * All answers to an anonymous questionnaire, in one row that is shuffled and written anew with each: neither their
 * order, nor an id, nor a time tells whose one is. The database refuses a box to any other questionnaire.
 */
export const questionnaireBox = pgTable(
  'questionnaire_box',
  {
    questionnaireId: uuid('questionnaire_id').primaryKey(),
    anonymous: boolean('anonymous').notNull().default(true),
    answers: jsonb('answers').$type<Answers[]>().notNull(),
  },
  (table) => [
    check('questionnaire_box_anonymous', sql`${table.anonymous}`),
    foreignKey({
      name: 'questionnaire_box_of',
      columns: [table.questionnaireId, table.anonymous],
      foreignColumns: [questionnaire.id, questionnaire.anonymous],
    }),
  ],
);
