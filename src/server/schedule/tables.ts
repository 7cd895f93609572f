import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Instant } from '#domain/instant.ts';
import type { Certificate } from '#domain/schedule/certificate.ts';
import type { ChangeStatus } from '#domain/schedule/change-moves.ts';
import type { Absent, MeetingStatus } from '#domain/schedule/meeting-moves.ts';
import type { OfferStatus } from '#domain/schedule/offer-moves.ts';
import type { Outcome } from '#domain/schedule/outcome.ts';
import type { PlacedMeeting, Problem, Side } from '#domain/schedule/problem.ts';
import type { Slot } from '#domain/schedule/slots.ts';
import type { RunState } from '#domain/schedule/states.ts';
import { account } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import { unit } from '#server/unit/tables.ts';

const activityId = () =>
  uuid('activity_id')
    .notNull()
    .references(() => activity.id);
const unitId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => unit.id);

/** Two units that want to meet, as staff entered it: beside what they agreed on themselves. */
export const scheduleWish = pgTable(
  'schedule_wish',
  {
    id: id(),
    activityId: activityId(),
    unitA: unitId('unit_a'),
    unitB: unitId('unit_b'),
    weight: integer('weight').notNull(),
    must: boolean('must').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('schedule_wish_once').on(table.activityId, table.unitA, table.unitB),
    index('schedule_wish_unit_a').on(table.unitA),
    index('schedule_wish_unit_b').on(table.unitB),
  ],
);

/** What is otherwise about a unit than usual: its own tables, what it was promised, when it cannot. */
export const scheduleParty = pgTable(
  'schedule_party',
  {
    activityId: activityId(),
    unitId: unitId('unit_id'),
    version: integer('version').notNull().default(1),
    atOnce: integer('at_once').notNull(),
    least: integer('least').notNull(),
    away: jsonb('away').$type<{ from: Instant; until: Instant }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.unitId] }), index('schedule_party_unit').on(table.unitId)],
);

/** All that a run was made of. */
export interface RunInputs {
  problem: Problem;
  slots: Slot[];
  steps: number;
  /** At which tables pinned meetings stay. */
  kept?: PlacedMeeting[];
}

export const scheduleRun = pgTable(
  'schedule_run',
  {
    id: id(),
    activityId: activityId(),
    state: text('state').$type<RunState>().notNull(),
    version: integer('version').notNull().default(1),
    seed: integer('seed').notNull(),
    inputs: jsonb('inputs').$type<RunInputs>().notNull(),
    /** From 0 to 1 while it runs. */
    progress: doublePrecision('progress').notNull().default(0),
    placed: jsonb('placed').$type<PlacedMeeting[]>().notNull().default([]),
    /** Meetings that stay where they are when the rest is computed again. */
    pinned: jsonb('pinned').$type<string[]>().notNull().default([]),
    certificate: jsonb('certificate').$type<Certificate>(),
    /** Staff changed it: the certificate is that of what was computed. */
    changed: boolean('changed').notNull().default(false),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => account.id),
    createdAt: instant('created_at').notNull(),
    releasedBy: uuid('released_by').references(() => account.id),
    releasedAt: instant('released_at'),
  },
  (table) => [
    index('schedule_run_listed').on(table.activityId, table.createdAt),
    uniqueIndex('schedule_run_published')
      .on(table.activityId)
      .where(sql`${table.state} = 'PUBLISHED'`),
  ],
);

/** Of the published run of an activity: nobody and no table is twice in a slot, whatever a program does. */
export const scheduleMeeting = pgTable(
  'schedule_meeting',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => scheduleRun.id),
    wishId: uuid('wish_id').notNull(),
    activityId: activityId(),
    unitA: unitId('unit_a'),
    unitB: unitId('unit_b'),
    slot: integer('slot').notNull(),
    /** Which of the unit's own tables, where it has several. */
    laneA: integer('lane_a').notNull(),
    laneB: integer('lane_b').notNull(),
    place: text('place').notNull(),
    tableNumber: integer('table_number').notNull(),
    beginsAt: instant('begins_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.wishId] }),
    uniqueIndex('schedule_meeting_table').on(table.runId, table.slot, table.place, table.tableNumber),
    uniqueIndex('schedule_meeting_unit_a').on(table.runId, table.slot, table.unitA, table.laneA),
    uniqueIndex('schedule_meeting_unit_b').on(table.runId, table.slot, table.unitB, table.laneB),
    index('schedule_meeting_of_unit_a').on(table.unitA, table.activityId),
    index('schedule_meeting_of_unit_b').on(table.unitB, table.activityId),
    index('schedule_meeting_begins').on(table.beginsAt),
    index('schedule_meeting_of_activity').on(table.activityId),
  ],
);

/** A side of a released meeting that would rather meet at another time. */
export const scheduleChange = pgTable(
  'schedule_change',
  {
    id: id(),
    activityId: activityId(),
    wishId: uuid('wish_id').notNull(),
    /** Which side of the meeting asks; its units are those of the meeting. */
    askedBy: text('asked_by').$type<Side>().notNull(),
    status: text('status').$type<ChangeStatus>().notNull(),
    version: integer('version').notNull().default(1),
    /** When the meeting was when somebody asked, and when it would be liked better. */
    beginsAt: instant('begins_at').notNull(),
    wished: jsonb('wished').$type<Instant[]>().notNull(),
    reason: text('reason').notNull(),
    /** What whoever answered last had to say. */
    answer: text('answer').notNull().default(''),
    askedAccount: uuid('asked_account')
      .notNull()
      .references(() => account.id),
    createdAt: instant('created_at').notNull(),
    /** The draft that grants it once it is released. */
    draftRunId: uuid('draft_run_id').references(() => scheduleRun.id),
  },
  (table) => [
    index('schedule_change_listed').on(table.activityId, table.createdAt),
    index('schedule_change_draft').on(table.draftRunId),
    uniqueIndex('schedule_change_open')
      .on(table.wishId)
      .where(sql`${table.status} in ('PENDING', 'AGREE')`),
  ],
);

/** The secret address under which somebody's calendar follows their meetings. */
export const scheduleFeed = pgTable(
  'schedule_feed',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => account.id),
    /** What is left of the secret. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('schedule_feed_found').on(table.fingerprint)],
);

/** What came of a meeting, as one side alone says. */
export const scheduleOutcome = pgTable(
  'schedule_outcome',
  {
    wishId: uuid('wish_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    activityId: activityId(),
    outcome: text('outcome').$type<Outcome>().notNull(),
    note: text('note').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wishId, table.side] }),
    index('schedule_outcome_listed').on(table.activityId),
  ],
);

/** A meeting as it stands in the hall: of which two, when and where. */
const seat = () => ({
  activityId: activityId(),
  wishId: uuid('wish_id').notNull(),
  unitA: unitId('unit_a'),
  unitB: unitId('unit_b'),
  beginsAt: instant('begins_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  place: text('place').notNull(),
  tableNumber: integer('table_number').notNull(),
});

/**
 * What became of a released meeting on its day, once anything did. It says also when and where it was to be: its table
 * may be given to others, and then no schedule has it any more.
 */
export const scheduleAttendance = pgTable(
  'schedule_attendance',
  {
    id: id(),
    ...seat(),
    status: text('status').$type<MeetingStatus>().notNull(),
    absent: text('absent').$type<Absent>().notNull().default(''),
    /** Staff said so: what the door says counts no more. */
    byStaff: boolean('by_staff').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('schedule_attendance_once').on(table.wishId, table.beginsAt),
    index('schedule_attendance_listed').on(table.activityId, table.beginsAt),
    index('schedule_attendance_begins').on(table.beginsAt),
    index('schedule_attendance_unit_a').on(table.unitA),
    index('schedule_attendance_unit_b').on(table.unitB),
  ],
);

/** A freed slot, offered to two who waited for a meeting; one at a time is asked, and nobody twice at once. */
export const scheduleOffer = pgTable(
  'schedule_offer',
  {
    id: id(),
    ...seat(),
    /** The meeting that freed the slot. */
    freedId: uuid('freed_id')
      .notNull()
      .references(() => scheduleAttendance.id),
    status: text('status').$type<OfferStatus>().notNull(),
    acceptedA: boolean('accepted_a').notNull().default(false),
    acceptedB: boolean('accepted_b').notNull().default(false),
    until: instant('until').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('schedule_offer_listed').on(table.activityId, table.createdAt),
    index('schedule_offer_freed').on(table.freedId),
    uniqueIndex('schedule_offer_open_slot')
      .on(table.freedId)
      .where(sql`${table.status} in ('OPEN', 'ACCEPTED')`),
    uniqueIndex('schedule_offer_open_wish')
      .on(table.wishId)
      .where(sql`${table.status} = 'OPEN'`),
    index('schedule_offer_unit_a').on(table.unitA),
    index('schedule_offer_unit_b').on(table.unitB),
  ],
);
