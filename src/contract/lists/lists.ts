import { z } from 'zod';
import type { ReferenceList } from '#domain/lists/lists.ts';
import { type Api, countedPageOf, Id, ItemId, ItemIdInPath, pageOf, pageQuery, WireDateTime } from '#contract/api.ts';
import { pictureErrors, PictureQuery, picturesPerMinute } from '#contract/file.ts';
import { Named, Texts, WireNames } from '#contract/texts.ts';

/** What every list's items have. A code is that of a standard or of a rule; items without one have ''. */
export const ReferenceItem = z.object({
  id: ItemId,
  code: z.string(),
  ...WireNames,
});
export type ReferenceItem = z.infer<typeof ReferenceItem>;

/** `code` is that of ISO 3166-1. Number 1 is mainland China, which requires province and city (D1 §3). */
export const CountryRegion = ReferenceItem.extend({ mobileCode: z.string() });
export type CountryRegion = z.infer<typeof CountryRegion>;

/** `code` is that of GB/T 2260, as of cities. */
export const Province = ReferenceItem.extend({ countryRegionId: ItemId });
export type Province = z.infer<typeof Province>;

export const City = ReferenceItem.extend({ provinceId: ItemId });
export type City = z.infer<typeof City>;

export const ExhibitorType = ReferenceItem.extend({
  /** Most booths of one application; null where only the category limits them (G84). */
  maxBooths: z.number().int().nullable(),
  /** A copy of the business licence is asked for. */
  needsLicence: z.boolean(),
});
export type ExhibitorType = z.infer<typeof ExhibitorType>;

export const BoothsArea = ReferenceItem.extend({
  boothsAreaCategoryId: ItemId,
  /** Shown behind the name. */
  afterDescription: Texts,
});
export type BoothsArea = z.infer<typeof BoothsArea>;

export const BoothsAreaCategory = ReferenceItem.extend({
  boardCountLimit: z.number().int(),
  /** The applicant chooses one of the areas. */
  enabledChildSelect: z.boolean(),
  /** Its booths carry a fascia name of at most 13 characters (G23). */
  shortTitle: z.boolean(),
  areas: z.array(BoothsArea),
  boothsDescription: Texts,
  boardSpecDescription: Texts,
  boothsInstruction: Texts,
  /** The version of the picture of its boards, to be asked for with it; null without one. */
  boardImage: Id.nullable(),
  /** The dates an applicant may prefer; only where `withEnrollmentPeriods` asked for them. */
  enrollmentPeriods: z.array(z.object({ beginDate: WireDateTime, endDate: WireDateTime })).optional(),
});
export type BoothsAreaCategory = z.infer<typeof BoothsAreaCategory>;

/** An activity's own items where it has any, else those that hold for every activity; without it, all of them. */
const ofActivity = { activityId: Id.optional() };

const search = <List extends ReferenceList, Item extends z.ZodObject, Filters extends z.ZodRawShape>(
  list: List,
  Item: Item,
  summary: string,
  filters: Filters,
) => ({
  method: 'post' as const,
  path: `/public/api/v1/base/${list}/search` as const,
  access: 'public' as const,
  summary,
  query: z.object(pageQuery(9999, 9999)),
  body: z.object(filters),
  reply: pageOf(Item),
  sameForAll: true as const,
  errors: [] as const,
});

/**
 * One row for each of `referenceLists`, and the units to choose from. Every list comes in the order people choose from.
 */
export const referenceApi = {
  searchBoothsAreas: search('boothsArea', BoothsArea, 'Parts of the exhibition hall', {}),
  searchBoothsAreaCategories: search(
    'boothsAreaCategory',
    BoothsAreaCategory,
    'What booths are for, with their areas; of those open to an exhibitor type',
    { ...ofActivity, typeId: ItemId.optional(), withEnrollmentPeriods: z.boolean().default(false) },
  ),
  searchBusinessCategories: search('businessCategory', ReferenceItem, 'Branches of industry', {}),
  searchBusinessScopes: search('businessScope', ReferenceItem, 'What a unit does', {}),
  searchCooperationWays: search('cooperationWay', ReferenceItem, 'How two units may work together', ofActivity),
  searchCustomerCategories: search('customerCategory', ReferenceItem, 'Whom a unit wishes to meet', ofActivity),
  searchExhibitorTypes: search('exhibitorType', ExhibitorType, 'Kinds of exhibitor and what they entail', ofActivity),
  searchTargetMarkets: search('targetMarket', ReferenceItem, 'Where a unit wishes to sell', ofActivity),
  searchCountryRegions: search('countryRegion', CountryRegion, 'Countries and regions with their dialling codes', {}),
  searchCities: search('city', City, 'Cities of a province', { provinceId: ItemId.optional() }),
  searchProvinces: search('province', Province, 'Provinces of a country or region', {
    countryRegionId: ItemId.optional(),
  }),
  boardImage: {
    method: 'get',
    path: '/public/api/v1/base/boothsAreaCategory/{boothsAreaCategoryId}/image',
    access: 'public',
    summary: 'What a board of such a booth looks like; with its version it may be kept for ever',
    params: z.object({ boothsAreaCategoryId: ItemIdInPath }),
    query: PictureQuery,
    perMinute: picturesPerMinute,
    reply: 'file',
    errors: pictureErrors,
  },
  exhibitorsOfActivity: {
    method: 'get',
    path: '/base/exhibitor',
    access: 'account',
    summary: 'Units whose application to an activity was accepted, by name',
    query: z.object({ ...pageQuery(999, 999), activityId: Id }),
    reply: countedPageOf(Named),
    errors: [],
  },
  contractors: {
    method: 'get',
    path: '/base/contractor',
    access: 'account',
    summary: 'Exhibition contractors; of one activity where it is named',
    query: z.object({ ...pageQuery(999, 999), activityId: Id.optional() }),
    reply: pageOf(Named),
    errors: [],
  },
} as const satisfies Api;
