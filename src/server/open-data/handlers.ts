import type { FastifyReply } from 'fastify';
import { type openDataApi, openDataMaxAgeSeconds } from '#contract/open-data.ts';
import type { Handlers } from '#server/serve.ts';
import type { World } from '#server/world.ts';
import { openActivities } from './open-activities.ts';
import { openCalendar } from './open-calendar.ts';
import { openPositions } from './open-positions.ts';
import { openProgramme } from './open-programme.ts';
import { openResults } from './open-results.ts';

/** From any site, and kept by whoever stands between. */
const toAll = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', `public, max-age=${openDataMaxAgeSeconds}`);

/** A page of what everybody may read, found as its endpoint's query asks. */
const paged =
  <Query, Page>(read: (world: World, query: Query) => Promise<Page>) =>
  async ({ world, query, reply }: { world: World; query: Query; reply: FastifyReply }): Promise<Page> => {
    const page = await read(world, query);
    toAll(reply);
    return page;
  };

export const openDataHandlers: Handlers<typeof openDataApi> = {
  openActivities: paged(openActivities),
  openProgramme: paged(openProgramme),
  openResults: paged(openResults),
  openPositions: paged(openPositions),
  async openCalendar({ world, query, reply }) {
    const file = await openCalendar(world, query.language);
    await toAll(reply)
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="activities.ics"')
      .send(file);
  },
};
