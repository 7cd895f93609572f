import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { activity } from '#server/activity/tables.ts';
import { id } from '#server/db/columns.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { boothsArea } from './tables.ts';

/** Where a booth can stand in an activity's hall. */
export const place = pgTable(
  'place',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    /** Null for one that belongs to no area. */
    boothsAreaId: integer('booths_area_id').references(() => boothsArea.id),
    /** As A01; written on the plan of the hall. */
    code: text('code').notNull(),
    /** Its place in the order of its area; equal ones follow their codes. */
    position: integer('position').notNull().default(0),
    /** Whose booth stands there; null while it is free. */
    enrollmentId: uuid('enrollment_id').references(() => enrollment.id),
  },
  (table) => [
    uniqueIndex('place_code').on(table.activityId, table.code),
    index('place_area').on(table.boothsAreaId),
    index('place_enrollment').on(table.enrollmentId),
  ],
);

/** Who builds the booths: of an area, or of a whole activity where no area is named (G20). */
export const boothContractor = pgTable(
  'booth_contractor',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    boothsAreaId: integer('booths_area_id').references(() => boothsArea.id),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => unit.id),
  },
  (table) => [
    uniqueIndex('booth_contractor_area')
      .on(table.activityId, table.boothsAreaId)
      .where(sql`${table.boothsAreaId} is not null`),
    uniqueIndex('booth_contractor_rest')
      .on(table.activityId)
      .where(sql`${table.boothsAreaId} is null`),
    index('booth_contractor_unit').on(table.unitId),
  ],
);
