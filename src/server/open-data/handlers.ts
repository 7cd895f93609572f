import type { FastifyReply } from 'fastify';
import { type openDataApi, openDataMaxAgeSeconds } from '#contract/open-data.ts';
import type { Handlers } from '#server/serve.ts';
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

export const openDataHandlers: Handlers<typeof openDataApi> = {
  async openActivities({ world, query, reply }) {
    const page = await openActivities(world, query);
    toAll(reply);
    return page;
  },
  async openProgramme({ world, query, reply }) {
    const page = await openProgramme(world, query);
    toAll(reply);
    return page;
  },
  async openResults({ world, query, reply }) {
    const page = await openResults(world, query);
    toAll(reply);
    return page;
  },
  async openPositions({ world, query, reply }) {
    const page = await openPositions(world, query);
    toAll(reply);
    return page;
  },
  async openCalendar({ world, query, reply }) {
    const file = await openCalendar(world, query.language);
    await toAll(reply)
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="activities.ics"')
      .send(file);
  },
};
