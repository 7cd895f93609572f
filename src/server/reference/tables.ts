import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PlainList } from '#domain/reference/lists.ts';
import { activity } from '#server/activity/tables.ts';
import { businessDate, id } from '#server/db/columns.ts';

/** Above every number that the installed lists use. */
const firstOwnNumber = 1_000_000;

const referenceColumns = () => ({
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstOwnNumber }),
  code: text('code').notNull().default(''),
  nameTc: text('name_tc').notNull(),
  nameEn: text('name_en').notNull().default(''),
  namePt: text('name_pt').notNull().default(''),
  /** Its place in the list; equal ones follow their numbers. */
  position: integer('position').notNull(),
  /** No longer offered once false; what was chosen before keeps it. */
  active: boolean('active').notNull().default(true),
});

/** Grows with each change of an item that staff edit. */
const version = () => integer('version').notNull().default(1);

/** Null: for every activity that has no items of its own. */
const activityId = () => uuid('activity_id').references(() => activity.id);

interface Texts {
  tc: string;
  en: string;
  pt: string;
}
const texts = (name: string) => jsonb(name).$type<Texts>().notNull().default({ tc: '', en: '', pt: '' });

/** The items of every list that are no more than a code and a name. */
export const referenceItem = pgTable(
  'reference_item',
  {
    ...referenceColumns(),
    list: text('list').$type<PlainList>().notNull(),
    activityId: activityId(),
    version: version(),
  },
  (table) => [index('reference_item_listed').on(table.list, table.activityId, table.position, table.id)],
);

export const countryRegion = pgTable(
  'country_region',
  { ...referenceColumns(), mobileCode: text('mobile_code').notNull() },
  (table) => [index('country_region_listed').on(table.position, table.id)],
);

export const province = pgTable(
  'province',
  {
    ...referenceColumns(),
    countryRegionId: integer('country_region_id')
      .notNull()
      .references(() => countryRegion.id),
  },
  (table) => [index('province_listed').on(table.countryRegionId, table.position, table.id)],
);

export const city = pgTable(
  'city',
  {
    ...referenceColumns(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => province.id),
  },
  (table) => [index('city_listed').on(table.provinceId, table.position, table.id)],
);

export const exhibitorType = pgTable(
  'exhibitor_type',
  {
    ...referenceColumns(),
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
    ...referenceColumns(),
    activityId: activityId(),
    version: version(),
    boardCountLimit: integer('board_count_limit'),
    enabledChildSelect: boolean('enabled_child_select').notNull().default(false),
    /** Its booths carry a fascia name of at most 13 characters (G23). */
    shortTitle: boolean('short_title').notNull().default(false),
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
    ...referenceColumns(),
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
