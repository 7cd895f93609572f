import type { deskReferenceApi } from '#contract/lists/desk.ts';
import type { Handlers } from '#server/serve.ts';
import { createListItem, orderList, readList, saveListItem } from './list-items.ts';

export const deskReferenceHandlers: Handlers<typeof deskReferenceApi> = {
  deskList: async ({ world, params }) => ({ items: await readList(world.db, params.list) }),
  createListItem: ({ world, actor, params, body }) => createListItem(world, actor.accountId, params.list, body),
  saveListItem: ({ world, actor, params, body }) => saveListItem(world, actor.accountId, params, body),
  async orderList({ world, actor, params, body }) {
    await orderList(world, actor.accountId, params.list, body.ids);
    return { done: true };
  },
};
