import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OrgType } from '#domain/account/roles.ts';
import { endedStatuses, type EnrollmentStatus } from '#domain/enrollment/status.ts';
import { account } from '#server/account/tables.ts';
import { sqlList } from '#server/db/sql-list.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import { boothsAreaCategory, exhibitorType } from '#server/exhibition/tables.ts';

/** A unit's application to an activity, and how far it has come. */
export const enrollment = pgTable(
  'enrollment',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => unit.id),
    /** Who applied, in which role. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    orgType: text('org_type').$type<OrgType>().notNull(),
    contractorUnitId: uuid('contractor_unit_id').references(() => unit.id),
    /** With `{p}` for the fund's prefix (domain/enrollment/status.ts). */
    status: text('status').$type<EnrollmentStatus>().notNull(),
    /** The status before a change that the exhibitor asked for. */
    keptStatus: text('kept_status').$type<EnrollmentStatus>(),
    /** Since when it stands where it does. */
    statusSince: instant('status_since').notNull(),
    /** Null until the exhibitor has said who designs. */
    selfDesigned: boolean('self_designed'),
    boothsCount: integer('booths_count').notNull().default(0),
    assignBoothsCount: integer('assign_booths_count'),
    /** Page of five that the wizard was left at. */
    progress: integer('progress').notNull().default(1),
    /** Exhibitor type, and category of booth area. */
    typeId: integer('type_id').references(() => exhibitorType.id),
    categoryId: integer('category_id').references(() => boothsAreaCategory.id),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    submittedAt: instant('submitted_at'),
  },
  (table) => [
    uniqueIndex('enrollment_live')
      .on(table.activityId, table.unitId)
      .where(sql`${table.status} not in (${sql.raw(sqlList(endedStatuses))})`),
    index('enrollment_unit').on(table.unitId, table.updatedAt, table.id),
    index('enrollment_activity').on(table.activityId, table.status, table.createdAt, table.id),
    index('enrollment_status').on(table.status, table.statusSince, table.id),
    index('enrollment_waiting').on(table.activityId, table.status, table.statusSince, table.id),
    index('enrollment_newest').on(table.activityId, table.createdAt, table.id),
    index('enrollment_by_design').on(
      table.status,
      sql`coalesce(${table.selfDesigned}, false)`,
      table.statusSince,
      table.id,
    ),
    index('enrollment_created').on(table.createdAt, table.id),
    index('enrollment_account').on(table.accountId, table.updatedAt, table.id),
    index('enrollment_contractor').on(table.contractorUnitId, table.updatedAt, table.id),
    index('enrollment_built')
      .on(table.activityId, table.statusSince, table.id)
      .where(sql`${table.contractorUnitId} is not null`),
    index('enrollment_of_type')
      .on(table.typeId)
      .where(sql`${table.typeId} is not null`),
    index('enrollment_of_category')
      .on(table.categoryId)
      .where(sql`${table.categoryId} is not null`),
  ],
);

/**
 * SQL: it was handed in and is in force, which is what is called registered.
 * @param of the table, or what it is called in the statement
 */
export const isRegistered = (of = 'enrollment'): string => `${of}.status <> 'APPLY_PENDING' and ${inForce(of)}`;

/** SQL: the registration is not over, and holds its place. @param of the table, or what it is called in the statement */
export const inForce = (of = 'enrollment'): string => `${of}.status not in (${sqlList(endedStatuses)})`;
