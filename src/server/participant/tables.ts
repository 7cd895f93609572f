import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import type { ListStatus } from '#domain/participant/list-moves.ts';
import type { ChangeState } from '#domain/participant/list-words.ts';
import type { DocumentType, Gender } from '#domain/participant/person.ts';
import { businessDate, id, instant, writingTransaction } from '#server/db/columns.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';

/** A person whom a unit sends to an activity. */
export const participant = pgTable(
  'participant',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => unit.id),
    version: integer('version').notNull().default(1),
    nameTc: text('name_tc').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    pinyin: text('pinyin').notNull().default(''),
    title: text('title').notNull().default(''),
    /** Whom they come with, where that is not their unit: the door lists them together under this name. */
    party: text('party').notNull().default(''),
    gender: text('gender').$type<Gender>().notNull().default('SIR'),
    nationality: text('nationality').notNull().default(''),
    documentType: text('document_type').$type<DocumentType>().notNull().default('OTHER'),
    language: text('language').$type<Locale>().notNull().default('zh'),
    phoneCountry: text('phone_country').notNull().default('853'),
    /** The personal fields (`domain/participant/person.ts`), encrypted as one; empty once erased. */
    sealed: text('sealed').notNull().default(''),
    /** Finds the same document on the same list without reading it. */
    documentFingerprint: text('document_fingerprint'),
    /** The version of their photo that is shown; kept up by `participant-files.ts`. */
    photoId: uuid('photo_id'),
    /** By the person's SMS code, or by staff who entered them. */
    phoneVerifiedAt: instant('phone_verified_at'),
    dinner: boolean('dinner').notNull().default(false),
    dinnerTable: text('dinner_table').notNull().default(''),
    diet: text('diet').notNull().default(''),
    hotel: boolean('hotel').notNull().default(false),
    hotelRoom: text('hotel_room').notNull().default(''),
    checkIn: businessDate('check_in'),
    checkOut: businessDate('check_out'),
    /** Last four digits, for search at the door; the number itself is sealed. */
    phoneTail: text('phone_tail').notNull().default(''),
    /** What search compares with once the pieces have narrowed it down (`domain/participant/search-grams.ts`). */
    searchText: text('search_text').notNull().default(''),
    /** The one- and two-character pieces of `searchText`, for the index. */
    grams: text('grams').array().notNull().default([]),
    /** Set once the person is expected; without one there is nobody to sign in. */
    credential: text('credential'),
    /** What stands for the code on phones and in attempts (`domain/sign-in/code-hash.ts`). */
    codeHash: text('code_hash').generatedAlwaysAs(
      sql`'sha256:' || rtrim(translate(encode(substring(sha256(decode(credential, 'escape')) from 1 for 16), 'base64'), '+/', '-_'), '=')`,
    ),
    /** The code no longer holds, as for a lost badge or a person turned away. */
    revokedAt: instant('revoked_at'),
    /** The registration was cancelled; a sign-in made before stays (R14). */
    cancelledAt: instant('cancelled_at'),
    /** Taken off the list before it was ever locked. */
    removedAt: instant('removed_at'),
    createdAt: instant('created_at').notNull(),
    changedBy: writingTransaction('changed_by')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => {
    const onTheList = sql`${table.removedAt} is null`;
    return [
      uniqueIndex('participant_credential').on(table.credential),
      uniqueIndex('participant_code_hash').on(table.codeHash),
      uniqueIndex('participant_document')
        .on(table.activityId, table.unitId, table.documentFingerprint)
        .where(sql`${table.removedAt} is null and ${table.cancelledAt} is null`),
      index('participant_activity_unit').on(table.activityId, table.unitId),
      index('participant_unit').on(table.unitId),
      index('participant_changed').on(table.activityId, table.changedBy, table.id),
      index('participant_newest').on(table.activityId, table.createdAt, table.id).where(onTheList),
      index('participant_by_name').on(table.activityId, table.pinyin, table.id).where(onTheList),
      index('participant_by_unit').on(table.activityId, table.unitId, table.pinyin, table.id).where(onTheList),
      index('participant_dinner')
        .on(table.activityId, table.dinnerTable, table.pinyin, table.id)
        .where(sql`${table.removedAt} is null and ${table.dinner}`),
      index('participant_hotel')
        .on(table.activityId, table.checkIn, table.checkOut, table.id)
        .where(sql`${table.removedAt} is null and ${table.hotel}`),
      index('participant_door_alone')
        .on(table.activityId, table.id)
        .where(sql`${table.removedAt} is null and not ${table.dinner} and not ${table.hotel}`),
      index('participant_grams').using('gin', table.grams).where(onTheList),
      index('participant_out')
        .on(table.activityId, table.id)
        .where(sql`${table.cancelledAt} is not null or ${table.revokedAt} is not null`),
    ];
  },
);

/** A unit's list of participants for one activity; its moves are in `domain/participant/list-moves.ts`. */
export const participantList = pgTable(
  'participant_list',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => unit.id),
    status: text('status').$type<ListStatus>().notNull().default('DRAFT'),
    version: integer('version').notNull().default(1),
    /** Who speaks for the unit at meetings (D2 §3): one, because there is one column. */
    representativeId: uuid('representative_id').references((): AnyPgColumn => participant.id),
    /** Who sent it, to be told of what becomes of it. */
    submittedBy: uuid('submitted_by'),
    submittedAt: instant('submitted_at'),
    lockedAt: instant('locked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('participant_list_unit').on(table.activityId, table.unitId),
    index('participant_list_of_unit').on(table.unitId),
    index('participant_list_representative')
      .on(table.representativeId)
      .where(sql`${table.representativeId} is not null`),
    index('participant_list_status').on(table.activityId, table.status, table.submittedAt, table.id),
    index('participant_list_sent')
      .on(table.submittedAt, table.id)
      .where(sql`${table.status} = 'SUBMITTED'`),
  ],
);

/** What a unit wants changed on a locked list. */
export const participantChange = pgTable(
  'participant_change',
  {
    id: id(),
    listId: uuid('list_id')
      .notNull()
      .references(() => participantList.id),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    state: text('state').$type<ChangeState>().notNull().default('OPEN'),
    reason: text('reason').notNull(),
    /** The wished additions, edits and removals, encrypted; empty once erased. */
    sealed: text('sealed').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    answer: text('answer').notNull().default(''),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('participant_change_open')
      .on(table.listId)
      .where(sql`${table.state} = 'OPEN'`),
    index('participant_change_waiting')
      .on(table.askedAt, table.id)
      .where(sql`${table.state} = 'OPEN'`),
    index('participant_change_listed').on(table.activityId, table.state, table.askedAt, table.id),
    index('participant_change_list').on(table.listId, table.askedAt),
  ],
);

/**
 * SQL: the person stands on a list and was not cancelled; a code that was revoked is another matter.
 * @param of the table, or what it is called in the statement
 */
export const stillComing = (of = 'participant'): string => `${of}.removed_at is null and ${of}.cancelled_at is null`;
