import type { forumDeskApi } from '#contract/forum/desk.ts';
import { type forumApi, programmeMaxAgeSeconds } from '#contract/forum/programme.ts';
import type { Handlers } from '#server/serve.ts';
import {
  addSession,
  readProgramme,
  readSession,
  restoreSession,
  saveSession,
  withdrawSession,
} from './desk/sessions.ts';
import { publishedProgramme } from './find-sessions.ts';
import { beginOwnProgramme, chooseSession, leaveSession, readOwnProgramme, shownProgramme } from './own-programme.ts';
import { sendProgrammeCalendar } from './programme-calendar.ts';
import { sessionView } from './session-view.ts';

const done = { done: true } as const;

export const forumHandlers: Handlers<typeof forumApi> = {
  async programme({ world, params, reply }) {
    const sessions = await publishedProgramme(world.db, params.forumId);
    reply.header('cache-control', `public, max-age=${programmeMaxAgeSeconds}`);
    return { content: sessions.map(sessionView) };
  },
  beginOwnProgramme: async ({ world, body }) => ({ link: await beginOwnProgramme(world, body.sessionIds) }),
  async ownProgramme({ world, request, reply }) {
    reply.header('cache-control', 'no-store');
    return readOwnProgramme(world, await shownProgramme(world, request));
  },
  async chooseSession({ world, request, params }) {
    await chooseSession(world, await shownProgramme(world, request), params.sessionId);
    return done;
  },
  async leaveSession({ world, request, params }) {
    await leaveSession(world, await shownProgramme(world, request), params.sessionId);
    return done;
  },
  ownProgrammeCalendar: ({ world, params, query, reply }) =>
    sendProgrammeCalendar(world, { ...params, ...query }, reply),
};

export const forumDeskHandlers: Handlers<typeof forumDeskApi> = {
  deskProgramme: ({ world, params }) => readProgramme(world.db, params.forumId),
  addSession: ({ world, actor, params, body }) => addSession(world, actor.accountId, params.forumId, body),
  deskSession: ({ world, params }) => readSession(world.db, params.sessionId),
  saveSession: ({ world, actor, params, body: { version, ...said } }) =>
    saveSession(world, actor.accountId, { ...params, version }, said),
  withdrawSession: ({ world, actor, params, query }) =>
    withdrawSession(world, actor.accountId, { ...params, ...query }),
  restoreSession: ({ world, actor, params, body }) => restoreSession(world, actor.accountId, { ...params, ...body }),
};
