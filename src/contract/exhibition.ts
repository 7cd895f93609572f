import { z } from 'zod';
import { administrators, fundStaff } from '#domain/account/roles.ts';
import { type Api, BusinessDay, Done, Id, ItemId, ItemIdInPath, Version } from './api.ts';
import { DeskNames } from '#contract/activity/desk.ts';
import { DeskText, DeskTexts, Named, WireNames } from './texts.ts';

const Offered = {
  code: DeskText(20),
  ...DeskNames,
  /** Still offered to applicants; what was chosen before keeps it. */
  active: z.boolean(),
};

export const ExhibitorTypeFields = z.object({
  ...Offered,
  needsLicence: z.boolean(),
  /** Null where only the category limits them. */
  maxBooths: z.number().int().min(1).max(999).nullable(),
});
export type ExhibitorTypeFields = z.infer<typeof ExhibitorTypeFields>;

export const AreaCategoryFields = z.object({
  ...Offered,
  /** Null stands for 999 (G76). */
  boardCountLimit: z.number().int().min(1).max(999).nullable(),
  enabledChildSelect: z.boolean(),
  /** Its booths carry a fascia name of at most 13 characters (G23). */
  shortTitle: z.boolean(),
  /** What its boards are printed at: files of a design are measured by it. */
  boardWidthMm: z.number().int().min(100).max(20_000).nullable(),
  boardHeightMm: z.number().int().min(100).max(20_000).nullable(),
  boothsDescription: DeskTexts(2000),
  boardSpecDescription: DeskTexts(2000),
  boothsInstruction: DeskTexts(2000),
  /** The exhibitor types it is for; every type where none is named. */
  typeIds: z.array(ItemId).max(50),
  enrollmentPeriods: z.array(z.object({ beginDate: BusinessDay, endDate: BusinessDay })).max(30),
});
export type AreaCategoryFields = z.infer<typeof AreaCategoryFields>;

export const AreaFields = z.object({ ...Offered, categoryId: ItemId, afterDescription: DeskTexts(500) });
export type AreaFields = z.infer<typeof AreaFields>;

/** What uses a thing, so that it cannot be removed. */
const Uses = z.object({
  registrations: z.number().int(),
  categories: z.number().int(),
  areas: z.number().int(),
  places: z.number().int(),
  contractors: z.number().int(),
});
export type Uses = z.infer<typeof Uses>;

const item = <Fields extends z.ZodObject>(fields: Fields) =>
  z.object({ id: ItemId, version: Version, fields, uses: Uses });

const ExhibitorType = item(ExhibitorTypeFields);
const AreaCategory = item(AreaCategoryFields);
const Area = item(AreaFields);
const Place = z.object({
  id: Id,
  code: z.string(),
  areaId: ItemId.nullable(),
  /** Whose booth stands there. */
  occupant: z.object(WireNames).nullable(),
});
const Contractor = z.object({
  id: Id,
  areaId: ItemId.nullable(),
  unit: Named,
});

/** What an exhibition is made of. Lists that are not its own are the general ones, which hold until it has any. */
export const Exhibition = z.object({
  own: z.object({ exhibitorTypes: z.boolean(), categories: z.boolean() }),
  exhibitorTypes: z.array(ExhibitorType),
  categories: z.array(AreaCategory),
  areas: z.array(Area),
  places: z.array(Place),
  contractors: z.array(Contractor),
});
export type Exhibition = z.infer<typeof Exhibition>;
export type ExhibitorTypeItem = z.infer<typeof ExhibitorType>;
export type AreaCategoryItem = z.infer<typeof AreaCategory>;
export type AreaItem = z.infer<typeof Area>;
export type PlaceItem = z.infer<typeof Place>;
export type ContractorItem = z.infer<typeof Contractor>;

/** The general lists, which hold for every activity without items of its own. */
export const GeneralExhibition = Exhibition.pick({ exhibitorTypes: true, categories: true, areas: true });
export type GeneralExhibition = z.infer<typeof GeneralExhibition>;

const ofActivity = { activityId: Id };
const writes = { access: administrators } as const;
const errors = ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND', 'STATUS_ERROR'] as const;

/** The lists that stand in an order of their own. */
export const exhibitionLists = ['exhibitorTypes', 'categories', 'areas'] as const;
export type ExhibitionList = (typeof exhibitionLists)[number];

/** The three verbs of a list, below the address of whose it is. */
const list = <Path extends string, Owner extends z.ZodRawShape, Fields extends z.ZodObject, Item extends z.ZodObject>(
  path: Path,
  owner: Owner,
  thing: string,
  fields: Fields,
  reply: Item,
) => {
  const ofItem = z.object({ ...owner, itemId: ItemIdInPath });
  return {
    create: {
      method: 'post',
      path,
      ...writes,
      summary: `Add ${thing}`,
      params: z.object(owner),
      body: z.object({ fields }),
      reply,
      once: true,
      errors,
    },
    save: {
      method: 'put',
      path: `${path}/{itemId}`,
      ...writes,
      summary: `Save ${thing} over the version that was read`,
      params: ofItem,
      body: z.object({ version: Version, fields }),
      reply,
      errors,
    },
    remove: {
      method: 'delete',
      path: `${path}/{itemId}`,
      ...writes,
      summary: `Remove ${thing}; refused while something uses it, and told what does`,
      params: ofItem,
      reply: Done,
      errors: [...errors, 'IN_USE'],
    },
  } as const;
};

/** All lists of whoever they belong to. */
const lists = <Path extends string, Owner extends z.ZodRawShape>(path: Path, owner: Owner, whose: string) =>
  ({
    types: list(`${path}/exhibitor-types`, owner, `an exhibitor type in ${whose}`, ExhibitorTypeFields, ExhibitorType),
    categories: list(
      `${path}/area-categories`,
      owner,
      `a booth area category in ${whose}`,
      AreaCategoryFields,
      AreaCategory,
    ),
    areas: list(`${path}/areas`, owner, `a booth area in ${whose}`, AreaFields, Area),
    order: {
      method: 'put',
      path: `${path}/orders/{list}`,
      ...writes,
      summary: `Put ${whose} into an order: all its items, or all areas of one category; STATUS_ERROR when it changed meanwhile`,
      params: z.object({ ...owner, list: z.enum(exhibitionLists) }),
      body: z.object({ ids: z.array(ItemId).min(1).max(1000) }),
      reply: Done,
      errors,
    },
  }) as const;

export const ownLists = ['exhibitorTypes', 'categories'] as const;
export type OwnList = (typeof ownLists)[number];

const own = lists('/admin/activities/{activityId}', ofActivity, "an activity's own list");
const general = lists('/admin/lists', {}, 'the general list');

export const exhibitionApi = {
  exhibition: {
    method: 'get',
    path: '/admin/activities/{activityId}/exhibition',
    access: fundStaff,
    summary: 'Exhibitor types, booth area categories with their areas, places and contractors of an activity',
    params: z.object(ofActivity),
    reply: Exhibition,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  makeOwnList: {
    method: 'post',
    path: '/admin/activities/{activityId}/own-lists/{list}',
    ...writes,
    summary: 'Copy a general list into the activity, so that it can be changed there; its registrations move along',
    params: z.object({ ...ofActivity, list: z.enum(ownLists) }),
    reply: Exhibition,
    errors: ['ACTIVITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  createExhibitorType: own.types.create,
  saveExhibitorType: own.types.save,
  removeExhibitorType: own.types.remove,
  createAreaCategory: own.categories.create,
  saveAreaCategory: own.categories.save,
  removeAreaCategory: own.categories.remove,
  createArea: own.areas.create,
  saveArea: own.areas.save,
  removeArea: own.areas.remove,
  orderExhibition: own.order,
  addPlaces: {
    method: 'post',
    path: '/admin/activities/{activityId}/places',
    ...writes,
    summary: 'Add places by their codes, as A01-A40; those that are there already stay as they are',
    params: z.object(ofActivity),
    body: z.object({ codes: DeskText(2000).min(1), areaId: ItemId.nullable() }),
    reply: z.object({ added: z.number().int(), kept: z.number().int() }),
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND'],
  },
  movePlaces: {
    method: 'post',
    path: '/admin/activities/{activityId}/places/area',
    ...writes,
    summary: 'Put places into an area, or into none',
    params: z.object(ofActivity),
    body: z.object({ placeIds: z.array(Id).min(1).max(1000), areaId: ItemId.nullable() }),
    reply: Done,
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND'],
  },
  removePlaces: {
    method: 'post',
    path: '/admin/activities/{activityId}/places/removal',
    ...writes,
    summary: 'Remove places; refused while a booth stands on one',
    params: z.object(ofActivity),
    body: z.object({ placeIds: z.array(Id).min(1).max(1000) }),
    reply: Done,
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND', 'IN_USE'],
  },
  orderPlaces: {
    method: 'put',
    path: '/admin/activities/{activityId}/places/order',
    ...writes,
    summary: 'Put all places of one area into an order; STATUS_ERROR when they changed meanwhile',
    params: z.object(ofActivity),
    body: z.object({ placeIds: z.array(Id).min(1).max(1000) }),
    reply: Done,
    errors,
  },
  assignContractor: {
    method: 'put',
    path: '/admin/activities/{activityId}/contractors',
    ...writes,
    summary:
      'Name the contractor of an area, or of all areas that have none of their own; its accounts cover the activity',
    params: z.object(ofActivity),
    body: z.object({ unitId: Id, areaId: ItemId.nullable() }),
    reply: Contractor,
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND'],
  },
  removeContractor: {
    method: 'delete',
    path: '/admin/activities/{activityId}/contractors/{contractorId}',
    ...writes,
    summary: 'Take a contractor away from an area',
    params: z.object({ ...ofActivity, contractorId: Id }),
    reply: Done,
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND', 'IN_USE'],
  },
} as const satisfies Api;

/** The general lists of what exhibitions are made of. */
export const generalExhibitionApi = {
  generalExhibition: {
    method: 'get',
    path: '/admin/lists/exhibition',
    access: fundStaff,
    summary: 'Exhibitor types, booth area categories and their areas of every activity without its own',
    reply: GeneralExhibition,
    errors: [],
  },
  createGeneralExhibitorType: general.types.create,
  saveGeneralExhibitorType: general.types.save,
  removeGeneralExhibitorType: general.types.remove,
  createGeneralAreaCategory: general.categories.create,
  saveGeneralAreaCategory: general.categories.save,
  removeGeneralAreaCategory: general.categories.remove,
  createGeneralArea: general.areas.create,
  saveGeneralArea: general.areas.save,
  removeGeneralArea: general.areas.remove,
  orderGeneralExhibition: general.order,
} as const satisfies Api;
