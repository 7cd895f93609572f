import { and, desc, eq } from 'drizzle-orm';
import type { activityApi } from '#contract/activity/activity.ts';
import { isStaff } from '#server/actor.ts';
import { sendPicture } from '#server/file/send-picture.ts';
import { refuse } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import { standingsOfUnit } from '#server/enrollment/standings.ts';
import { waitingFor } from '#server/questionnaire/own/waiting.ts';
import { productCode } from '#server/setting/product.ts';
import { activityPage, findActivity, searchActivities } from './activities.ts';
import { publicForums, publishedForum, wireForums } from './public-forums.ts';
import { activity, event } from './tables.ts';

export const activityHandlers: Handlers<typeof activityApi> = {
  searchPublicActivities: ({ world, query, body }) =>
    searchActivities(world.db, { ...query, ...body }, world.clock.now()),

  // Staff cover every activity; everybody else those of their present membership.
  async searchMyActivities({ world, actor, query, body }) {
    const everything = isStaff(actor);
    if (!everything && !actor.membershipId) return { content: [], totalElements: 0 };
    const own = !everything && actor.membershipId ? { membershipId: actor.membershipId } : {};
    return searchActivities(world.db, { ...query, ...body, ...own }, world.clock.now());
  },

  async activity({ world, params }) {
    return activityPage(world.db, await findActivity(world.db, params.activityId));
  },

  activityStatuses: async ({ world, actor, body }) => ({
    questionnaires: await waitingFor(world, actor.accountId),
    content: actor.unitId ? await standingsOfUnit(world.db, productCode(world), actor.unitId, body.activityIds) : [],
  }),

  async event({ world, params }) {
    const [row] = await world.db.orm.select().from(event).where(eq(event.id, params.eventId));
    if (!row) throw refuse('EVENT_NOT_FOUND');
    const owned = await world.db.orm
      .select({ id: activity.id })
      .from(activity)
      .where(and(eq(activity.eventId, row.id), eq(activity.state, 'ACTIVE')))
      .orderBy(desc(activity.createdAt));
    return {
      id: row.id,
      nameTc: row.nameTc,
      nameEn: row.nameEn,
      namePt: row.namePt,
      activityIds: owned.map(({ id }) => id),
    };
  },

  searchForums: ({ world, query }) => publicForums(world.db, query, world.clock.now()),

  async forum({ world, params }) {
    const [found] = await wireForums(world.db, [await publishedForum(world.db, params.forumId)]);
    if (!found) throw refuse('ENTITY_NOT_FOUND');
    return found;
  },
  async forumImage({ world, actor, params, query, request, reply }) {
    const field = { ownerKind: 'FORUM', ownerId: params.dynamicTableId, group: 'FORUM_IMAGE' } as const;
    await sendPicture(world, { actor, field, query, request, reply });
  },
};
