import type {
  AreaCategoryFields,
  AreaCategoryItem,
  AreaFields,
  AreaItem,
  ExhibitionList,
  ExhibitorTypeFields,
  ExhibitorTypeItem,
  GeneralExhibition,
} from '#contract/exhibition.ts';
import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import type { Once } from '#web/api/once.ts';
import { inOrder } from '#web/desk/order.ts';
import { storeOrder } from '#web/desk/store-order.ts';
import { exhibitionKey, generalKey, readExhibition, readGeneral } from '#web/activity/desk/queries.ts';

interface ListCalls<Fields, Item> {
  create: (fields: Fields, once: Once) => Promise<Item>;
  save: (itemId: number, body: { version: number; fields: Fields }) => Promise<Item>;
  remove: (itemId: number) => Promise<unknown>;
}

/** What can be done with the lists that exhibitions are made of. */
export interface ExhibitionLists {
  /** Names them in keys of drafts. */
  owner: string;
  read: () => Promise<GeneralExhibition>;
  refresh: () => Promise<void>;
  types: ListCalls<ExhibitorTypeFields, ExhibitorTypeItem>;
  categories: ListCalls<AreaCategoryFields, AreaCategoryItem>;
  areas: ListCalls<AreaFields, AreaItem>;
  /** Shows the new order at once and stores it. */
  order: (list: ExhibitionList, ids: number[]) => void;
}

const shownAndStored =
  (key: readonly unknown[], store: (list: ExhibitionList, ids: number[]) => Promise<unknown>) =>
  (list: ExhibitionList, ids: number[]): void =>
    void storeOrder<GeneralExhibition>(key, {
      show: (before) => ({
        ...before,
        [list]: inOrder<GeneralExhibition[ExhibitionList][number]>(before[list], ids),
      }),
      store: () => store(list, ids),
    });

/** An activity's own. */
export function listsOfActivity(activityId: string): ExhibitionLists {
  const ofActivity = { params: { path: { activityId } } };
  const of = (itemId: number) => ({ params: { path: { activityId, itemId } } });
  const types = '/admin/activities/{activityId}/exhibitor-types';
  const categories = '/admin/activities/{activityId}/area-categories';
  const areas = '/admin/activities/{activityId}/areas';
  const key = exhibitionKey(activityId);
  const refresh = () => changed(key);
  return {
    owner: activityId,
    read: () => readExhibition(activityId),
    refresh,
    types: {
      create: (fields, once) => answer(api.POST(types, { ...ofActivity, body: { fields }, ...once })),
      save: (itemId, body) => answer(api.PUT(`${types}/{itemId}`, { ...of(itemId), body })),
      remove: (itemId) => answer(api.DELETE(`${types}/{itemId}`, of(itemId))),
    },
    categories: {
      create: async (fields, once) => await answer(api.POST(categories, { ...ofActivity, body: { fields }, ...once })),
      save: async (itemId, body) => await answer(api.PUT(`${categories}/{itemId}`, { ...of(itemId), body })),
      remove: (itemId) => answer(api.DELETE(`${categories}/{itemId}`, of(itemId))),
    },
    areas: {
      create: (fields, once) => answer(api.POST(areas, { ...ofActivity, body: { fields }, ...once })),
      save: (itemId, body) => answer(api.PUT(`${areas}/{itemId}`, { ...of(itemId), body })),
      remove: (itemId) => answer(api.DELETE(`${areas}/{itemId}`, of(itemId))),
    },
    order: shownAndStored(key, (list, ids) =>
      answer(
        api.PUT('/admin/activities/{activityId}/orders/{list}', {
          params: { path: { activityId, list } },
          body: { ids },
        }),
      ),
    ),
  };
}

const of = (itemId: number) => ({ params: { path: { itemId } } });
const refreshGeneral = () => changed(generalKey);

/** Those of every activity without its own. */
export const generalLists: ExhibitionLists = {
  owner: 'general',
  read: readGeneral,
  refresh: refreshGeneral,
  types: {
    create: (fields, once) => answer(api.POST('/admin/lists/exhibitor-types', { body: { fields }, ...once })),
    save: (itemId, body) => answer(api.PUT('/admin/lists/exhibitor-types/{itemId}', { ...of(itemId), body })),
    remove: (itemId) => answer(api.DELETE('/admin/lists/exhibitor-types/{itemId}', of(itemId))),
  },
  categories: {
    create: async (fields, once) =>
      await answer(api.POST('/admin/lists/area-categories', { body: { fields }, ...once })),
    save: async (itemId, body) =>
      await answer(api.PUT('/admin/lists/area-categories/{itemId}', { ...of(itemId), body })),
    remove: (itemId) => answer(api.DELETE('/admin/lists/area-categories/{itemId}', of(itemId))),
  },
  areas: {
    create: (fields, once) => answer(api.POST('/admin/lists/areas', { body: { fields }, ...once })),
    save: (itemId, body) => answer(api.PUT('/admin/lists/areas/{itemId}', { ...of(itemId), body })),
    remove: (itemId) => answer(api.DELETE('/admin/lists/areas/{itemId}', of(itemId))),
  },
  order: shownAndStored(generalKey, (list, ids) =>
    answer(api.PUT('/admin/lists/orders/{list}', { params: { path: { list } }, body: { ids } })),
  ),
};
