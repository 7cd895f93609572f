import { z } from 'zod';
import { type Api, BusinessDay, Done, Id } from './api.ts';
import { DeskNames, deskReaders, DeskText, DeskVersion, deskWriters } from './desk-activity.ts';

const ItemId = z.number().int().min(1).max(2_147_483_647);
const ItemIdInPath = z.coerce.number().int().min(1).max(2_147_483_647);
const Texts = (longest: number) => z.object({ tc: DeskText(longest), en: DeskText(longest), pt: DeskText(longest) });
const Named = {
  code: DeskText(20),
  ...DeskNames,
  /** Still offered to applicants; what was chosen before keeps it. */
  active: z.boolean(),
};

export const ExhibitorTypeFields = z.object({
  ...Named,
  needsLicence: z.boolean(),
  /** Null where only the category limits them. */
  maxBooths: z.number().int().min(1).max(999).nullable(),
});
export type ExhibitorTypeFields = z.infer<typeof ExhibitorTypeFields>;

export const AreaCategoryFields = z.object({
  ...Named,
  /** Null stands for 999 (G76). */
  boardCountLimit: z.number().int().min(1).max(999).nullable(),
  enabledChildSelect: z.boolean(),
  /** Its booths carry a fascia name of at most 13 characters (G23). */
  shortTitle: z.boolean(),
  boothsDescription: Texts(2000),
  boardSpecDescription: Texts(2000),
  boothsInstruction: Texts(2000),
  /** The exhibitor types it is for; every type where none is named. */
  typeIds: z.array(ItemId).max(50),
  enrollmentPeriods: z.array(z.object({ beginDate: BusinessDay, endDate: BusinessDay })).max(30),
});
export type AreaCategoryFields = z.infer<typeof AreaCategoryFields>;

export const AreaFields = z.object({ ...Named, categoryId: ItemId, afterDescription: Texts(500) });
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
  z.object({ id: ItemId, version: DeskVersion, fields, uses: Uses });

const ExhibitorType = item(ExhibitorTypeFields);
const AreaCategory = item(AreaCategoryFields);
const Area = item(AreaFields);
const Place = z.object({ id: Id, code: z.string(), areaId: ItemId.nullable() });
const Contractor = z.object({
  id: Id,
  areaId: ItemId.nullable(),
  unit: z.object({ id: Id, nameTc: z.string(), nameEn: z.string(), namePt: z.string() }),
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

const ofActivity = { activityId: Id };
const writes = { access: deskWriters } as const;
const errors = ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND', 'STATUS_ERROR'] as const;
const ofItem = z.object({ ...ofActivity, itemId: ItemIdInPath });

/** The three verbs of a list that an activity has of its own. */
const list = <Path extends string, Fields extends z.ZodObject, Item extends z.ZodObject>(
  path: Path,
  thing: string,
  fields: Fields,
  reply: Item,
) =>
  ({
    create: {
      method: 'post',
      path: `/admin/activities/{activityId}/${path}`,
      ...writes,
      summary: `Add ${thing} to an activity's own list`,
      params: z.object(ofActivity),
      body: z.object({ fields }),
      reply,
      errors,
    },
    save: {
      method: 'put',
      path: `/admin/activities/{activityId}/${path}/{itemId}`,
      ...writes,
      summary: `Save ${thing} over the version that was read`,
      params: ofItem,
      body: z.object({ version: DeskVersion, fields }),
      reply,
      errors,
    },
    remove: {
      method: 'delete',
      path: `/admin/activities/{activityId}/${path}/{itemId}`,
      ...writes,
      summary: `Remove ${thing}; refused while something uses it, and told what does`,
      params: ofItem,
      reply: Done,
      errors: [...errors, 'IN_USE'],
    },
  }) as const;

const types = list('exhibitor-types', 'an exhibitor type', ExhibitorTypeFields, ExhibitorType);
const categories = list('area-categories', 'a booth area category', AreaCategoryFields, AreaCategory);
const areas = list('areas', 'a booth area', AreaFields, Area);

export const ownLists = ['exhibitorTypes', 'categories'] as const;
export type OwnList = (typeof ownLists)[number];

export const exhibitionApi = {
  exhibition: {
    method: 'get',
    path: '/admin/activities/{activityId}/exhibition',
    access: deskReaders,
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
  createExhibitorType: types.create,
  saveExhibitorType: types.save,
  removeExhibitorType: types.remove,
  createAreaCategory: categories.create,
  saveAreaCategory: categories.save,
  removeAreaCategory: categories.remove,
  createArea: areas.create,
  saveArea: areas.save,
  removeArea: areas.remove,
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
    summary: 'Remove places',
    params: z.object(ofActivity),
    body: z.object({ placeIds: z.array(Id).min(1).max(1000) }),
    reply: Done,
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND'],
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
