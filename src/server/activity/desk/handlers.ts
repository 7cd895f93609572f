import type { deskActivityApi } from '#contract/activity/desk.ts';
import { activityPage } from '../activities.ts';
import type { Handlers } from '#server/serve.ts';
import { copyActivity } from './copy-activity.ts';
import { createActivity } from './create-activity.ts';
import { createEvent, listEvents, saveEvent } from './events.ts';
import { deskActivity, findAnyActivity } from '../find-activity.ts';
import { createForum, findForum, listForums, moveForum, removeForum, saveForum } from './forums.ts';
import { listActivities } from './list-activities.ts';
import { moveActivity } from './move-activity.ts';
import { saveActivity } from './save-activity.ts';
import { countToldOfCancelling } from './told-of-cancelling.ts';
import { undoCancelling } from './undo-cancelling.ts';

export const deskActivityHandlers: Handlers<typeof deskActivityApi> = {
  deskActivities: ({ world, query }) => listActivities(world.db, query),
  async deskActivity({ world, actor, params }) {
    return deskActivity(world.db, await findAnyActivity(world.db, params.activityId), actor.orgType);
  },
  async createActivity({ world, actor, body }) {
    return deskActivity(world.db, await createActivity(world, actor.accountId, body), actor.orgType);
  },
  async saveActivity({ world, actor, params, body }) {
    const saved = await saveActivity(world, actor.accountId, params.activityId, body);
    return deskActivity(world.db, saved, actor.orgType);
  },
  async moveActivity({ world, actor, params, body }) {
    const { row, told } = await moveActivity(world, actor.accountId, { ...params, ...body });
    return { ...(await deskActivity(world.db, row, actor.orgType)), told };
  },
  async cancellation({ world, params: { activityId } }) {
    await findAnyActivity(world.db, activityId);
    return { count: await countToldOfCancelling(world.db, activityId) };
  },
  async undoCancelling({ world, actor, params, body }) {
    const undone = await undoCancelling(world, actor.accountId, params.activityId, body.version);
    return deskActivity(world.db, undone, actor.orgType);
  },
  async copyActivity({ world, actor, params, body }) {
    const copy = await copyActivity(world, actor.accountId, params.activityId, body.code);
    return deskActivity(world.db, copy, actor.orgType);
  },
  async previewActivity({ world, params }) {
    return activityPage(world.db, await findAnyActivity(world.db, params.activityId));
  },
  deskEvents: ({ world, query }) => listEvents(world.db, query),
  createEvent: ({ world, actor, body }) => createEvent(world, actor.accountId, body),
  saveEvent: ({ world, actor, params, body }) => saveEvent(world, actor.accountId, params.eventId, body),
  deskForums: ({ world, actor, query }) => listForums(world.db, query, actor.orgType),
  createForum: ({ world, actor, body }) => createForum(world, actor.accountId, body),
  deskForum: ({ world, actor, params }) => findForum(world.db, params.forumId, actor.orgType),
  saveForum: ({ world, actor, params, body }) => saveForum(world, actor.accountId, params.forumId, body),
  moveForum: ({ world, actor, params, body }) =>
    moveForum(world, actor.accountId, params.forumId, params.move, body.version),
  async removeForum({ world, actor, params, query }) {
    await removeForum(world, actor.accountId, params.forumId, query.version);
    return { done: true };
  },
};
