import { eq } from 'drizzle-orm';
import type { referenceApi } from '#contract/lists/lists.ts';
import { ownerIdOfNumber } from '#domain/file/numbered-owner.ts';
import type { PlainList } from '#domain/lists/lists.ts';
import { sendPicture } from '#server/file/send-picture.ts';
import type { Handlers } from '#server/serve.ts';
import type { World } from '#server/world.ts';
import { boardImagesOf } from '#server/exhibition/board-images.ts';
import { contractors, exhibitorsOfActivity } from './list-units.ts';
import { searchAreaCategories } from '#server/exhibition/search-area-categories.ts';
import { offeredAt, type Paging, searchItems, where } from './search-items.ts';
import { boothsArea, exhibitorType } from '#server/exhibition/tables.ts';
import { city, countryRegion, province, referenceItem } from './tables.ts';

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
  async boardImage({ world, actor, params, query, request, reply }) {
    const { boothsAreaCategoryId: id } = params;
    const ownerId = (await boardImagesOf(world.db, [id])).get(id)?.ownerId ?? ownerIdOfNumber(id);
    const field = { ownerKind: 'BOOTHS_AREA_CATEGORY', ownerId, group: 'BOARD_IMAGE' } as const;
    await sendPicture(world, { actor, field, query, request, reply });
  },
  exhibitorsOfActivity: ({ world, query }) => exhibitorsOfActivity(world.db, query.activityId, query),
  contractors: ({ world, query }) => contractors(world.db, query.activityId ?? null, query),
};
