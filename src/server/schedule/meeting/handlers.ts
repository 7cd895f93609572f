import { eq } from 'drizzle-orm';
import type { meetingApi } from '#contract/meeting.ts';
import { requireDecider } from '#server/account/decider.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { Handlers } from '#server/serve.ts';
import { scheduleFeed } from '../tables.ts';
import { askChange } from './ask-change.ts';
import { draftChange } from './draft-change.ts';
import { draftRepair } from './draft-repair.ts';
import { openFeed, sendFeed } from './feed.ts';
import { freeSlots } from './free-slots.ts';
import { hallScreen, hallScreenUrl } from './hall-screen.ts';
import { listChanges } from './list-changes.ts';
import { listHeld } from './list-held.ts';
import { listOwn } from './list-own.ts';
import { moveChange } from './move-change.ts';
import { listOutcomes, saveOutcome } from './outcomes.ts';
import { ownMeeting } from './released.ts';
import { timePlan } from './time-plan.ts';

const done = { done: true } as const;

export const meetingHandlers: Handlers<typeof meetingApi> = {
  ownMeetings: async ({ world, actor, query }) => ({ meetings: await listOwn(world, actor, query) }),

  timePlan: async ({ world, actor, query }) => ({ meetings: await timePlan(world, actor, query.activityId) }),

  async meetingSlots({ world, actor, params }) {
    const { meeting, side } = await ownMeeting(world.db, actor, params.meetingId);
    return { slots: await freeSlots(world.db, meeting, side, world.clock.now()) };
  },

  askMeetingChange: async ({ world, actor, params, body }) => ({
    changeId: await askChange(world, actor, { ...params, ...body }),
  }),

  async moveMeetingChange({ world, actor, params, body }) {
    await moveChange(world, actor, { ...params, ...body });
    return done;
  },

  async saveMeetingOutcome({ world, actor, params, body }) {
    await saveOutcome(world, actor, { ...params, ...body });
    return done;
  },

  async meetingFeed({ world, actor }) {
    const [row] = await world.db.orm
      .select({ since: scheduleFeed.createdAt })
      .from(scheduleFeed)
      .where(eq(scheduleFeed.accountId, actor.accountId));
    return { since: row?.since ?? null };
  },

  openMeetingFeed: async ({ world, actor }) => ({ path: await openFeed(world, actor.accountId) }),

  async closeMeetingFeed({ world, actor }) {
    await world.db.orm.delete(scheduleFeed).where(eq(scheduleFeed.accountId, actor.accountId));
    return done;
  },

  meetingCalendar: ({ world, params, reply }) => sendFeed(world, params.secret, reply),

  hallScreen: ({ world, request }) => hallScreen(world, request),

  hallScreenLink: async ({ world, params }) => ({ url: await hallScreenUrl(world, params.activityId) }),

  async meetingChanges({ world, params }) {
    await findActivity(world.db, params.activityId);
    return { changes: await listChanges(world, params.activityId) };
  },

  draftMeetingChange: async ({ world, actor, params, body }) => ({
    runId: await draftChange(world, actor, { ...params, ...body }),
  }),

  async repairSchedule({ world, actor, params, body }) {
    await findActivity(world.db, params.activityId);
    await requireDecider(world.db, actor, params.activityId);
    const wanted = { ...params, ...body, by: actor.accountId, pins: [] };
    return { runId: await world.db.transaction((tx) => draftRepair(world, tx, wanted)) };
  },

  heldMeetings: ({ world, params, query }) => listHeld(world, { ...params, ...query }),

  async meetingOutcomes({ world, params }) {
    await findActivity(world.db, params.activityId);
    return { meetings: await listOutcomes(world.db, params.activityId) };
  },
};
