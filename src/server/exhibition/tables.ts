import { boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { businessDate, id } from '#server/db/columns.ts';
import { activityId, listColumns, texts, version } from '#server/lists/columns.ts';

export const exhibitorType = pgTable(
  'exhibitor_type',
  {
    ...listColumns(),
    activityId: activityId(),
    version: version(),
    maxBooths: integer('max_booths'),
    needsLicence: boolean('needs_licence').notNull().default(false),
  },
  (table) => [index('exhibitor_type_listed').on(table.activityId, table.position, table.id)],
);

export const boothsAreaCategory = pgTable(
  'booths_area_category',
  {
    ...listColumns(),
    activityId: activityId(),
    version: version(),
    boardCountLimit: integer('board_count_limit'),
    enabledChildSelect: boolean('enabled_child_select').notNull().default(false),
    /** Its booths carry a fascia name of at most 13 characters (G23). */
    shortTitle: boolean('short_title').notNull().default(false),
    /** What its boards are printed at; null where nobody has said it. */
    boardWidthMm: integer('board_width_mm'),
    boardHeightMm: integer('board_height_mm'),
    boothsDescription: texts('booths_description'),
    boardSpecDescription: texts('board_spec_description'),
    boothsInstruction: texts('booths_instruction'),
  },
  (table) => [index('booths_area_category_listed').on(table.activityId, table.position, table.id)],
);

/** Which exhibitor types may choose a category; one that is not here at all is open to every type. */
export const boothsAreaCategoryType = pgTable(
  'booths_area_category_type',
  {
    boothsAreaCategoryId: integer('booths_area_category_id')
      .notNull()
      .references(() => boothsAreaCategory.id),
    exhibitorTypeId: integer('exhibitor_type_id')
      .notNull()
      .references(() => exhibitorType.id),
  },
  (table) => [primaryKey({ columns: [table.boothsAreaCategoryId, table.exhibitorTypeId] })],
);

export const boothsArea = pgTable(
  'booths_area',
  {
    ...listColumns(),
    boothsAreaCategoryId: integer('booths_area_category_id')
      .notNull()
      .references(() => boothsAreaCategory.id),
    version: version(),
    afterDescription: texts('after_description'),
  },
  (table) => [index('booths_area_listed').on(table.boothsAreaCategoryId, table.position, table.id)],
);

/** When booths of a category are to be had; an applicant prefers one and a second one (D1 §3). */
export const enrollmentPeriod = pgTable(
  'enrollment_period',
  {
    id: id(),
    boothsAreaCategoryId: integer('booths_area_category_id')
      .notNull()
      .references(() => boothsAreaCategory.id),
    beginDate: businessDate('begin_date').notNull(),
    endDate: businessDate('end_date').notNull(),
  },
  (table) => [index('enrollment_period_listed').on(table.boothsAreaCategoryId, table.beginDate)],
);
