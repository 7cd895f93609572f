import type { meetingDayApi } from '#contract/meeting-day.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { Handlers } from '#server/serve.ts';
import { answerOffer } from '../offer/answer-offer.ts';
import { listOwnOffers } from '../offer/list-own-offers.ts';
import { markMeeting } from './mark-meeting.ts';
import { meetingDay } from './meeting-day.ts';

export const meetingDayHandlers: Handlers<typeof meetingDayApi> = {
  ownMeetingOffers: async ({ world, actor, query }) => ({
    offers: await listOwnOffers(world, actor, query.activityId),
  }),

  answerMeetingOffer: async ({ world, actor, params, body }) => ({
    status: await answerOffer(world, actor, { ...params, ...body }),
  }),

  meetingDay: ({ world, params, query }) => meetingDay(world, { ...params, ...query }),

  async markMeeting({ world, actor, params, body }) {
    await findActivity(world.db, params.activityId);
    await markMeeting(world, actor, { ...params, ...body });
    return { done: true };
  },
};
