import { queryOptions } from '@tanstack/react-query';
import type { ListItem } from '#contract/lists/desk.ts';
import type { PlainList } from '#domain/lists/lists.ts';
import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import { inOrder } from '#web/desk/order.ts';
import { storeOrder } from '#web/desk/store-order.ts';

const listKey = (list: PlainList) => ['desk-lists', list] as const;

export const readList = async (list: PlainList): Promise<ListItem[]> =>
  (await answer(api.GET('/admin/lists/{list}', { params: { path: { list } } }))).items;

export const listQuery = (list: PlainList) => queryOptions({ queryKey: listKey(list), queryFn: () => readList(list) });

export const refreshList = (list: PlainList) => changed(listKey(list));

export const saveListItem = (list: PlainList, { id, version, fields }: Omit<ListItem, 'code'>): Promise<ListItem> =>
  answer(
    api.PUT('/admin/lists/{list}/items/{itemId}', {
      params: { path: { list, itemId: id } },
      body: { version, fields },
    }),
  );

/** Shows the new order at once and stores it. */
export const orderList = (list: PlainList, ids: number[]): Promise<void> =>
  storeOrder<ListItem[]>(listKey(list), {
    show: (before) => inOrder(before, ids),
    store: () => answer(api.PUT('/admin/lists/{list}/order', { params: { path: { list } }, body: { ids } })),
  });
