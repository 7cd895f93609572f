import { eq } from 'drizzle-orm';
import type { referenceApi } from '#contract/reference.ts';
import type { PlainList } from '#domain/reference/lists.ts';
import type { Handlers } from '#server/serve.ts';
import type { World } from '#server/world.ts';
import { contractors, exhibitorsOfActivity } from './list-units.ts';
import { searchAreaCategories } from './search-area-categories.ts';
import { offeredAt, type Paging, searchItems, where } from './search-items.ts';
import { boothsArea, city, countryRegion, exhibitorType, province, referenceItem } from './tables.ts';

interface PlainSearch {
  world: World;
  query: Paging;
  body: { activityId?: string | undefined };
}

const plain =
  (list: PlainList) =>
  async ({ world: { db }, query, body }: PlainSearch) =>
    searchItems(
      db,
      referenceItem,
      await offeredAt(db, referenceItem, body.activityId, eq(referenceItem.list, list)),
      query,
    );

export const referenceHandlers: Handlers<typeof referenceApi> = {
  searchBoothsAreas: ({ world, query }) => searchItems(world.db, boothsArea, undefined, query),
  searchBoothsAreaCategories: ({ world, query, body }) => searchAreaCategories(world.db, body, query),
  searchBusinessCategories: plain('businessCategory'),
  searchBusinessScopes: plain('businessScope'),
  searchCooperationWays: plain('cooperationWay'),
  searchCustomerCategories: plain('customerCategory'),
  searchExhibitorTypes: async ({ world, query, body }) =>
    searchItems(world.db, exhibitorType, await offeredAt(world.db, exhibitorType, body.activityId), query),
  searchTargetMarkets: plain('targetMarket'),
  searchCountryRegions: ({ world, query }) => searchItems(world.db, countryRegion, undefined, query),
  searchCities: ({ world, query, body }) => searchItems(world.db, city, where(city.provinceId, body.provinceId), query),
  searchProvinces: ({ world, query, body }) =>
    searchItems(world.db, province, where(province.countryRegionId, body.countryRegionId), query),
  exhibitorsOfActivity: ({ world, query }) => exhibitorsOfActivity(world, query.activityId, query),
  contractors: ({ world, query }) => contractors(world.db, query.activityId ?? null, query),
};
