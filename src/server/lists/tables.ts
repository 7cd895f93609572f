import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PlainList } from '#domain/lists/lists.ts';
import { activityId, listColumns, version } from './columns.ts';

/** The items of every list that are no more than a code and a name. */
export const referenceItem = pgTable(
  'reference_item',
  {
    ...listColumns(),
    list: text('list').$type<PlainList>().notNull(),
    activityId: activityId(),
    version: version(),
  },
  (table) => [index('reference_item_listed').on(table.list, table.activityId, table.position, table.id)],
);

export const countryRegion = pgTable(
  'country_region',
  { ...listColumns(), mobileCode: text('mobile_code').notNull() },
  (table) => [index('country_region_listed').on(table.position, table.id)],
);

export const province = pgTable(
  'province',
  {
    ...listColumns(),
    countryRegionId: integer('country_region_id')
      .notNull()
      .references(() => countryRegion.id),
  },
  (table) => [index('province_listed').on(table.countryRegionId, table.position, table.id)],
);

export const city = pgTable(
  'city',
  {
    ...listColumns(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => province.id),
  },
  (table) => [index('city_listed').on(table.provinceId, table.position, table.id)],
);
