import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/db/columns.ts';
import { wordsColumn } from '#server/db/text-search.ts';

function shownNameOf({ nameTc, nameEn }: { nameTc: SQLWrapper; nameEn: SQLWrapper }): SQL<string> {
  return sql`coalesce(nullif(${nameTc}, ''), ${nameEn})`;
}

export const unit = pgTable(
  'unit',
  {
    id: id(),
    nameTc: text('name_tc').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    namePt: text('name_pt').notNull().default(''),
    /** UNIVERSITY, ENTERPRISE and the like; empty when nobody said. */
    kind: text('kind').notNull().default(''),
    industry: text('industry').notNull().default(''),
    summary: text('summary').notNull().default(''),
    countryRegionId: integer('country_region_id'),
    provinceId: integer('province_id'),
    cityId: integer('city_id'),
    address: text('address').notNull().default(''),
    website: text('website').notNull().default(''),
    phone: text('phone').notNull().default(''),
    fax: text('fax').notNull().default(''),
    /** The school whose research office speaks for it (G60). */
    schoolCode: text('school_code').notNull().default(''),
    /** The unit that took over everything of this one. */
    mergedIntoId: uuid('merged_into_id'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** What a unit is found by: its names and where it can be reached. */
    words: wordsColumn('words', `name_tc || ' ' || name_en || ' ' || name_pt || ' ' || website || ' ' || school_code`),
  },
  (table) => [
    index('unit_newest').on(table.createdAt, table.id),
    index('unit_by_kind').on(table.kind, table.createdAt, table.id),
    index('unit_by_region').on(table.countryRegionId, table.createdAt, table.id),
    index('unit_by_name').on(table.nameTc, table.id),
    index('unit_by_shown_name').on(shownNameOf(table), table.id),
    index('unit_words').using('gin', table.words),
  ],
);

/** What the desk calls a unit where it has one name for all. */
export const shownName = shownNameOf(unit);
