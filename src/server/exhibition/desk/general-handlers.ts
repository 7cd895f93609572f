import type { generalExhibitionApi } from '#contract/exhibition.ts';
import type { Handlers } from '#server/serve.ts';
import { createArea, removeArea, saveArea } from './change-areas.ts';
import { createCategory, removeCategory, saveCategory } from './change-categories.ts';
import { createType, removeType, saveType } from './change-types.ts';
import { orderItems } from './order-items.ts';
import { readGeneralLists } from './read-exhibition.ts';

const done = { done: true } as const;
/** They belong to no activity. */
const nobody = null;

export const generalExhibitionHandlers: Handlers<typeof generalExhibitionApi> = {
  generalExhibition: ({ world }) => readGeneralLists(world.db),
  createGeneralExhibitorType: ({ world, actor, body }) => createType(world, actor.accountId, nobody, body.fields),
  saveGeneralExhibitorType: ({ world, actor, params, body }) =>
    saveType(world, actor.accountId, nobody, params.itemId, body),
  async removeGeneralExhibitorType({ world, actor, params }) {
    await removeType(world, actor.accountId, nobody, params.itemId);
    return done;
  },
  createGeneralAreaCategory: ({ world, actor, body }) => createCategory(world, actor.accountId, nobody, body.fields),
  saveGeneralAreaCategory: ({ world, actor, params, body }) =>
    saveCategory(world, actor.accountId, nobody, params.itemId, body),
  async removeGeneralAreaCategory({ world, actor, params }) {
    await removeCategory(world, actor.accountId, nobody, params.itemId);
    return done;
  },
  createGeneralArea: ({ world, actor, body }) => createArea(world, actor.accountId, nobody, body.fields),
  saveGeneralArea: ({ world, actor, params, body }) => saveArea(world, actor.accountId, nobody, params.itemId, body),
  async removeGeneralArea({ world, actor, params }) {
    await removeArea(world, actor.accountId, nobody, params.itemId);
    return done;
  },
  async orderGeneralExhibition({ world, actor, params, body }) {
    await orderItems(world, actor.accountId, nobody, params.list, body.ids);
    return done;
  },
};
