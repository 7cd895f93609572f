import type { publicEventDeskApi } from '#contract/public-event/desk.ts';
import type { publicEventApi } from '#contract/public-event/public-event.ts';
import { requireDecider } from '#server/account/decider.ts';
import { shownOwnRecord } from '#server/own-link/own-link.ts';
import type { Handlers } from '#server/serve.ts';
import { askDemand, decideDemand, listDemands } from './demand/demands.ts';
import { listRegistrations } from './desk/registrations.ts';
import { readSettings, saveSettings } from './desk/save-settings.ts';
import { findRegistration, registrationShown } from './find-event.ts';
import { readPublicEvent } from './public-view.ts';
import { changeOwn, confirmEmail } from './registration/change-own.ts';
import { sendCalendar } from './registration/calendar.ts';
import { moveByStaff, moveRegistration } from './registration/move-registration.ts';
import { readOwnRegistration } from './registration/own-view.ts';
import { register } from './registration/register.ts';
import { sendLink } from './registration/send-link.ts';

const done = { done: true } as const;

export const publicEventHandlers: Handlers<typeof publicEventApi> = {
  publicEvent: ({ world, params }) => readPublicEvent(world, params.activityId),
  publicEventCalendar: ({ world, params, query, reply }) => sendCalendar(world, { ...params, ...query }, reply),
  registerForPublicEvent: ({ world, params, body }) => register(world, params.activityId, body),
  async ownRegistration({ world, request, reply }) {
    reply.header('cache-control', 'no-store');
    return readOwnRegistration(world, await registrationShown(world, request));
  },
  async changeOwnRegistration({ world, request, body }) {
    await changeOwn(world, await registrationShown(world, request), body);
    return done;
  },
  confirmRegistrationEmail: async ({ world, request }) => ({
    link: await confirmEmail(world, shownOwnRecord(world, request, 'public-registration-email').id),
  }),
  async sendRegistrationLink({ world, params, body }) {
    await sendLink(world, { ...params, ...body });
    return done;
  },
  async moveOwnRegistration({ world, request, body }) {
    const registrationId = await registrationShown(world, request);
    await moveRegistration(world, { registrationId, role: 'registrant', ...body });
    return done;
  },
};

export const publicEventDeskHandlers: Handlers<typeof publicEventDeskApi> = {
  deskPublicEvent: ({ world, params }) => readSettings(world, params.activityId),
  saveDeskPublicEvent: ({ world, actor, params, body }) =>
    saveSettings(world, { ...params, ...body, accountId: actor.accountId }),
  publicRegistrations: ({ world, params, query }) => listRegistrations(world, { ...params, ...query }),
  async movePublicRegistration({ world, actor, params: { registrationId }, body }) {
    await requireDecider(world.db, actor, (await findRegistration(world.db, registrationId)).activityId);
    await moveByStaff(world, actor, { registrationId, ...body });
    return done;
  },
  publicDemands: ({ world, actor, query }) => listDemands(world, actor, query),
  askPublicDemand: async ({ world, actor, body }) => ({ id: await askDemand(world, actor, body) }),
  async decidePublicDemand({ world, actor, params, body }) {
    await decideDemand(world, actor, { ...params, ...body });
    return done;
  },
};
