import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import type { DemandStatus } from '#domain/public-event/demand.ts';
import type { RegistrationStatus } from '#domain/public-event/registration-moves.ts';
import { account } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { businessDate, id, instant } from '#server/db/columns.ts';
import { wordsColumn } from '#server/db/text-search.ts';
import { participant } from '#server/participant/tables.ts';
import { unit } from '#server/unit/tables.ts';

/**
 * The seats of a public event. Whoever takes or frees one holds this row, so that they come one after another: `taken`
 * is what registrations hold, `lastArrival` the number of the last one.
 */
export const publicEvent = pgTable(
  'public_event',
  {
    activityId: uuid('activity_id')
      .primaryKey()
      .references(() => activity.id),
    seats: integer('seats').notNull(),
    seatsPerRegistration: integer('seats_per_registration').notNull(),
    waitingList: boolean('waiting_list').notNull(),
    acceptHours: integer('accept_hours').notNull(),
    reminderHours: integer('reminder_hours').notNull(),
    announcementTc: text('announcement_tc').notNull().default(''),
    announcementEn: text('announcement_en').notNull().default(''),
    announcementPt: text('announcement_pt').notNull().default(''),
    mapUrl: text('map_url').notNull().default(''),
    taken: integer('taken').notNull().default(0),
    lastArrival: integer('last_arrival').notNull().default(0),
    /** In whose name guests stand on the list of participants; null before the first. */
    guestUnitId: uuid('guest_unit_id').references(() => unit.id),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('public_event_guests').on(table.guestUnitId)],
);

/** Somebody without an account who comes to a public event, or would like to. */
export const publicRegistration = pgTable(
  'public_registration',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => publicEvent.activityId),
    /** The order in which they came. */
    arrival: integer('arrival').notNull(),
    status: text('status').$type<RegistrationStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    /** The status that they were last written to about. */
    toldStatus: text('told_status').$type<RegistrationStatus>(),
    seats: integer('seats').notNull(),
    name: text('name').notNull(),
    /** As a school class; empty for somebody who comes alone or with friends. */
    groupName: text('group_name').notNull().default(''),
    /** Who comes along: the second person first. Empty where nobody said. */
    names: jsonb('names').$type<string[]>().notNull().default([]),
    language: text('language').$type<Locale>().notNull(),
    /** The e-mail address, encrypted; empty once erased. */
    sealed: text('sealed').notNull(),
    emailFingerprint: text('email_fingerprint').notNull(),
    /** An address that nobody has confirmed yet, encrypted; empty for none. */
    sealedNew: text('sealed_new').notNull().default(''),
    /** Names that address in its mail. */
    newEmailId: uuid('new_email_id'),
    newEmailUntil: instant('new_email_until'),
    /** How many addresses were written to for that. */
    newEmails: integer('new_emails').notNull().default(0),
    /** What opens it since its address changed, so that mails to the one before open nothing; null: its own id. */
    linkId: uuid('link_id'),
    /** When their link was last sent again. */
    linkSentAt: instant('link_sent_at'),
    offeredUntil: instant('offered_until'),
    remindedAt: instant('reminded_at'),
    /** Why staff cancelled it. */
    reason: text('reason').notNull().default(''),
    consentAt: instant('consent_at').notNull(),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
    words: wordsColumn('words', `name || ' ' || group_name`),
  },
  (table) => [
    uniqueIndex('public_registration_arrival').on(table.activityId, table.arrival),
    uniqueIndex('public_registration_email')
      .on(table.activityId, table.emailFingerprint)
      .where(sql`${table.status} in ('SEATED', 'OFFERED', 'WAITING')`),
    uniqueIndex('public_registration_new_email').on(table.newEmailId),
    uniqueIndex('public_registration_link').on(table.linkId),
    index('public_registration_queue')
      .on(table.activityId, table.arrival)
      .where(sql`${table.status} = 'WAITING'`),
    index('public_registration_offered')
      .on(table.offeredUntil)
      .where(sql`${table.status} = 'OFFERED'`),
    index('public_registration_listed').on(table.activityId, table.status, table.arrival),
    index('public_registration_words').using('gin', table.words),
  ],
);

/** Who sits on a seat, as the door knows them. */
export const publicSeat = pgTable(
  'public_seat',
  {
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => publicRegistration.id),
    /** From 1. */
    number: integer('number').notNull(),
    participantId: uuid('participant_id')
      .notNull()
      .references(() => participant.id),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.number] }),
    index('public_seat_participant').on(table.participantId),
  ],
);

/** What an invited unit would like to have at a public event (G58). */
export const publicDemand = pgTable(
  'public_demand',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => unit.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    contact: text('contact').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    date: businessDate('date').notNull(),
    status: text('status').$type<DemandStatus>().notNull().default('PENDING'),
    reason: text('reason').notNull().default(''),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('public_demand_listed').on(table.activityId, table.createdAt, table.id),
    index('public_demand_newest').on(table.createdAt, table.id),
    index('public_demand_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'PENDING'`),
    index('public_demand_unit').on(table.unitId),
    index('public_demand_account').on(table.accountId),
  ],
);
