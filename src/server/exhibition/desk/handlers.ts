import type { exhibitionApi } from '#contract/exhibition.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { Handlers } from '#server/serve.ts';
import { createArea, removeArea, saveArea } from './change-areas.ts';
import { createCategory, removeCategory, saveCategory } from './change-categories.ts';
import { assignContractor, removeContractor } from './change-contractors.ts';
import { addPlaces, movePlaces, orderPlaces, removePlaces } from './change-places.ts';
import { createType, removeType, saveType } from './change-types.ts';
import { makeOwnList } from './make-own-list.ts';
import { orderItems } from './order-items.ts';
import { readExhibition } from './read-exhibition.ts';

const done = { done: true } as const;

export const exhibitionHandlers: Handlers<typeof exhibitionApi> = {
  async exhibition({ world, params }) {
    const { id } = await findAnyActivity(world.db, params.activityId);
    return readExhibition(world.db, id);
  },
  async makeOwnList({ world, actor, params }) {
    await makeOwnList(world, actor.accountId, params.activityId, params.list);
    return readExhibition(world.db, params.activityId);
  },
  createExhibitorType: ({ world, actor, params, body }) =>
    createType(world, actor.accountId, params.activityId, body.fields),
  saveExhibitorType: ({ world, actor, params, body }) =>
    saveType(world, actor.accountId, params.activityId, params.itemId, body),
  async removeExhibitorType({ world, actor, params }) {
    await removeType(world, actor.accountId, params.activityId, params.itemId);
    return done;
  },
  createAreaCategory: ({ world, actor, params, body }) =>
    createCategory(world, actor.accountId, params.activityId, body.fields),
  saveAreaCategory: ({ world, actor, params, body }) =>
    saveCategory(world, actor.accountId, params.activityId, params.itemId, body),
  async removeAreaCategory({ world, actor, params }) {
    await removeCategory(world, actor.accountId, params.activityId, params.itemId);
    return done;
  },
  createArea: ({ world, actor, params, body }) => createArea(world, actor.accountId, params.activityId, body.fields),
  saveArea: ({ world, actor, params, body }) =>
    saveArea(world, actor.accountId, params.activityId, params.itemId, body),
  async removeArea({ world, actor, params }) {
    await removeArea(world, actor.accountId, params.activityId, params.itemId);
    return done;
  },
  async orderExhibition({ world, actor, params, body }) {
    await orderItems(world, actor.accountId, params.activityId, params.list, body.ids);
    return done;
  },
  addPlaces: ({ world, actor, params, body }) => addPlaces(world, actor.accountId, params.activityId, body),
  async movePlaces({ world, actor, params, body }) {
    await movePlaces(world, actor.accountId, params.activityId, body);
    return done;
  },
  async removePlaces({ world, actor, params, body }) {
    await removePlaces(world, actor.accountId, params.activityId, body.placeIds);
    return done;
  },
  async orderPlaces({ world, actor, params, body }) {
    await orderPlaces(world, actor.accountId, params.activityId, body.placeIds);
    return done;
  },
  assignContractor: ({ world, actor, params, body }) =>
    assignContractor(world, actor.accountId, params.activityId, body),
  async removeContractor({ world, actor, params }) {
    await removeContractor(world, actor.accountId, params.activityId, params.contractorId);
    return done;
  },
};
