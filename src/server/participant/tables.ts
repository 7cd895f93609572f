import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate, id, instant, writingTransaction } from '#server/db/columns.ts';
import { unit } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';

/** A person whom a unit sends to an activity. */
export const participant = pgTable(
  'participant',
  {
    id: id(),
    /** What stands in the person's code: see `domain/sign-in/credential.ts`. */
    number: integer('number').generatedAlwaysAsIdentity(),
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
    dinner: boolean('dinner').notNull().default(false),
    dinnerTable: text('dinner_table').notNull().default(''),
    diet: text('diet').notNull().default(''),
    hotel: boolean('hotel').notNull().default(false),
    hotelRoom: text('hotel_room').notNull().default(''),
    checkIn: businessDate('check_in'),
    checkOut: businessDate('check_out'),
    /** Last four digits, for search at the door; the number itself is sealed. */
    phoneTail: text('phone_tail').notNull().default(''),
    /** Set once the person is expected; without one there is nobody to sign in. */
    credential: text('credential'),
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
  (table) => [
    uniqueIndex('participant_credential').on(table.credential),
    uniqueIndex('participant_number').on(table.number),
    index('participant_activity_unit').on(table.activityId, table.unitId),
    index('participant_changed').on(table.activityId, table.changedBy, table.id),
  ],
);
