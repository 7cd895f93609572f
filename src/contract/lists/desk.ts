import { z } from 'zod';
import { administrators, fundStaff } from '#domain/account/roles.ts';
import { plainLists } from '#domain/lists/lists.ts';
import { type Api, Done, ItemId, ItemIdInPath, Version } from '#contract/api.ts';
import { DeskNames } from '#contract/activity/desk.ts';
import { DeskText } from '#contract/texts.ts';

/** What staff write of an item. Its code stays what it was: rules and applications know the item by it. */
export const ListItemFields = z.object({
  ...DeskNames,
  /** Still offered; what was chosen before keeps it. */
  active: z.boolean(),
});
export type ListItemFields = z.infer<typeof ListItemFields>;

export const ListItem = z.object({ id: ItemId, version: Version, code: z.string(), fields: ListItemFields });
export type ListItem = z.infer<typeof ListItem>;

const ofList = z.object({ list: z.enum(plainLists) });
const writes = { access: administrators } as const;

/** The lists of plain items that hold for every activity. An item is withdrawn, never removed: applications name it. */
export const deskReferenceApi = {
  deskList: {
    method: 'get',
    path: '/admin/lists/{list}',
    access: fundStaff,
    summary: 'A general list in its order, withdrawn items too',
    params: ofList,
    reply: z.object({ items: z.array(ListItem) }),
    errors: [],
  },
  createListItem: {
    method: 'post',
    path: '/admin/lists/{list}',
    ...writes,
    summary: 'Add an item at the end of a general list; one whose code begins with OTHER asks for a text of one’s own',
    params: ofList,
    body: z.object({ code: DeskText(40).regex(/^[A-Z0-9_]*$/), fields: ListItemFields }),
    reply: ListItem,
    once: true,
    errors: [],
  },
  saveListItem: {
    method: 'put',
    path: '/admin/lists/{list}/items/{itemId}',
    ...writes,
    summary: 'Rename an item, withdraw it or offer it again, over the version that was read',
    params: ofList.extend({ itemId: ItemIdInPath }),
    body: z.object({ version: Version, fields: ListItemFields }),
    reply: ListItem,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  orderList: {
    method: 'put',
    path: '/admin/lists/{list}/order',
    ...writes,
    summary: 'Put all items of a general list into an order; STATUS_ERROR when they changed meanwhile',
    params: ofList,
    body: z.object({ ids: z.array(ItemId).min(1).max(1000) }),
    reply: Done,
    errors: ['STATUS_ERROR'],
  },
} as const satisfies Api;
