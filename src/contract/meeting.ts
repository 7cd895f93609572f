import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { changeButtons, mostWishedSlots } from '#domain/schedule/change-moves.ts';
import { outcomes } from '#domain/schedule/outcome.ts';
import { type Api, Done, Id, Instant, pageOf, pageQuery, Version } from './api.ts';
import { ownLinkErrors } from './own-link.ts';
import { OwnAttendance } from './meeting-day.ts';
import { Named, Texts, WireNames } from './texts.ts';

const Reason = z.string().trim().max(300);
const Outcome = z.enum(outcomes);

const Change = z.object({
  id: Id,
  /** By the documents' words (row 189), the fund's with its prefix. */
  status: z.string(),
  version: Version,
  wished: z.array(Instant),
  reason: z.string(),
  answer: z.string(),
  buttons: z.array(z.enum(changeButtons)),
});

const OwnMeeting = z.object({
  id: Id,
  activityId: Id,
  activity: z.object(WireNames),
  begin: Instant,
  end: Instant,
  place: z.string(),
  table: z.number().int().min(1),
  with: Named,
  /** The last one that anybody asked for. */
  change: Change.extend({ isOwn: z.boolean() }).nullable(),
  /** Null before its day. */
  attendance: OwnAttendance.nullable(),
  mayAsk: z.boolean(),
  outcome: Outcome.nullable(),
  mayTell: z.boolean(),
});
export type OwnMeeting = z.infer<typeof OwnMeeting>;

const AskedChange = Change.extend({
  meetingId: Id,
  unitA: Named,
  unitB: Named,
  askedBy: z.enum(['A', 'B']),
  begin: Instant,
  createdAt: Instant,
  /** It may be granted now. */
  mayGrant: z.boolean(),
  /** The draft that would grant it. */
  draftRunId: Id.nullable(),
});
export type AskedChange = z.infer<typeof AskedChange>;

/** A line of a road show's time plan (row 192): when and where, who, and the result that they meet about. */
const PlannedMeeting = z.object({
  id: Id,
  activity: z.object(WireNames),
  address: Texts,
  begin: Instant,
  end: Instant,
  place: z.string(),
  table: z.number().int().min(1),
  /** Who has the result, where two matched. */
  unit: Named,
  dockUnit: Named,
  /** One of the two is whom one speaks for. */
  isOwn: z.boolean(),
  about: z
    .object({ index: z.number().int().min(1), group: z.string(), ...WireNames, personInCharge: z.object(WireNames) })
    .nullable(),
});
export type PlannedMeeting = z.infer<typeof PlannedMeeting>;

export const HeldMeeting = z.object({
  id: Id,
  begin: Instant,
  end: Instant,
  place: z.string(),
  table: z.number().int().min(1),
  unitA: Named,
  unitB: Named,
});
export type HeldMeeting = z.infer<typeof HeldMeeting>;

const HallScreen = z.object({
  activity: z.object(WireNames),
  /** The server's clock: that of a screen in a hall may be wrong. */
  now: Instant,
  units: z.array(z.object({ unitId: Id, ...WireNames })),
  meetings: z.array(
    z.object({
      id: Id,
      begin: Instant,
      end: Instant,
      place: z.string(),
      table: z.number().int().min(1),
      unitA: Id,
      unitB: Id,
    }),
  ),
});
export type HallScreen = z.infer<typeof HallScreen>;

const ofActivity = z.object({ activityId: Id });
const ofMeeting = z.object({ meetingId: Id });
const ofChange = z.object({ changeId: Id });

export const meetingApi = {
  ownMeetings: {
    method: 'get',
    path: '/schedule/meetings',
    access: 'account',
    summary: 'The released meetings of the unit that one speaks for, with what was asked about them',
    query: z.object({ activityId: Id.optional(), scheduleItemId: Id.optional() }),
    reply: z.object({ meetings: z.array(OwnMeeting) }),
    errors: [],
  },
  timePlan: {
    method: 'get',
    path: '/schedule/time-plan',
    access: ['ROADSHOW'],
    summary: 'The released meetings of road shows that one’s level sees, with the result that each is about (row 192)',
    query: z.object({ activityId: Id.optional() }),
    reply: z.object({ meetings: z.array(PlannedMeeting) }),
    errors: [],
  },
  meetingSlots: {
    method: 'get',
    path: '/schedule/meetings/{meetingId}/slots',
    access: 'account',
    summary: 'Other times at which one is free for a meeting, and whether the other side is',
    params: ofMeeting,
    reply: z.object({ slots: z.array(z.object({ begin: Instant, end: Instant, otherIsFree: z.boolean() })) }),
    errors: ['ENTITY_NOT_FOUND'],
  },
  askMeetingChange: {
    method: 'post',
    path: '/schedule/meetings/{meetingId}/changes',
    access: 'account',
    summary: 'Ask for another time of a released meeting, with up to three that one would like (row 193)',
    params: ofMeeting,
    body: z.object({ wished: z.array(Instant).min(1).max(mostWishedSlots), reason: Reason }),
    reply: z.object({ changeId: Id }),
    once: true,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'REPEAT_ENROLLMENT', 'SCHEDULE_TIME_CONFLICT'],
  },
  moveMeetingChange: {
    method: 'post',
    path: '/schedule/changes/{changeId}/moves',
    access: 'account',
    summary: 'Agree to another time or not, take the wish back, or refuse it for the fund',
    params: ofChange,
    body: z.object({ move: z.enum(changeButtons), version: Version, note: Reason }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  saveMeetingOutcome: {
    method: 'put',
    path: '/schedule/meetings/{meetingId}/outcome',
    access: 'account',
    summary: 'What came of a meeting, as one’s own side says; the other side does not see it',
    params: ofMeeting,
    body: z.object({ outcome: Outcome, note: Reason }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  meetingFeed: {
    method: 'get',
    path: '/schedule/feed',
    access: 'account',
    summary: 'Whether there is a secret address for one’s calendar, and since when',
    reply: z.object({ since: Instant.nullable() }),
    errors: [],
  },
  openMeetingFeed: {
    method: 'post',
    path: '/schedule/feed',
    access: 'account',
    summary: 'A new secret address that a calendar follows; one from before ends',
    reply: z.object({ path: z.string() }),
    errors: [],
  },
  closeMeetingFeed: {
    method: 'delete',
    path: '/schedule/feed',
    access: 'account',
    summary: 'End the secret address',
    reply: Done,
    errors: [],
  },
  meetingCalendar: {
    method: 'get',
    path: '/public/api/v1/schedule/feeds/{secret}',
    access: 'public',
    summary: 'The meetings behind a secret address, as iCalendar',
    params: z.object({ secret: z.string().min(20).max(100) }),
    reply: 'file',
    errors: ['ENTITY_NOT_FOUND'],
  },
  hallScreen: {
    method: 'get',
    path: '/public/api/v1/own/hall-screen',
    access: 'public',
    summary: 'For a screen in a hall: who meets at which table and when, by the link in the header `own-link`',
    reply: HallScreen,
    errors: ownLinkErrors,
  },
  hallScreenLink: {
    method: 'get',
    path: '/admin/schedule/{activityId}/hall-screen',
    access: fundStaff,
    summary: 'The secret address of the hall screen, which ends a day after the last meeting',
    params: ofActivity,
    reply: z.object({ url: z.string() }),
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND'],
  },
  meetingChanges: {
    method: 'get',
    path: '/admin/schedule/{activityId}/changes',
    access: fundStaff,
    summary: 'What parties asked to change about the released schedule, what waits first',
    params: ofActivity,
    reply: z.object({ changes: z.array(AskedChange) }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  draftMeetingChange: {
    method: 'post',
    path: '/admin/schedule/changes/{changeId}/draft',
    access: fundStaff,
    summary: 'A draft with the meeting at a wished time and the fewest others moved; its release grants the wish',
    params: ofChange,
    body: z.object({ begin: Instant }),
    reply: z.object({ runId: Id }),
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'SCHEDULE_TIME_CONFLICT'],
  },
  repairSchedule: {
    method: 'post',
    path: '/admin/schedule/{activityId}/repairs',
    access: fundStaff,
    summary: 'A draft for units that are late or cancel: the released schedule with the fewest meetings moved',
    params: ofActivity,
    body: z.object({
      absences: z
        .array(z.object({ unitId: Id, from: Instant, until: Instant.nullable() }))
        .min(1)
        .max(100),
    }),
    reply: z.object({ runId: Id }),
    once: true,
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  heldMeetings: {
    method: 'get',
    path: '/admin/schedule/{activityId}/held-meetings',
    access: fundStaff,
    summary:
      'Released meetings that are over and of which neither side said that it was not held, in the order of time',
    params: ofActivity,
    query: z.object({ unitId: Id.optional(), ...pageQuery(100, 20) }),
    reply: pageOf(HeldMeeting),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  meetingOutcomes: {
    method: 'get',
    path: '/admin/schedule/{activityId}/outcomes',
    access: fundStaff,
    summary: 'What both sides said came of each released meeting, and where they differ',
    params: ofActivity,
    reply: z.object({
      meetings: z.array(
        z.object({
          meetingId: Id,
          begin: Instant,
          unitA: Named,
          unitB: Named,
          ofA: Outcome.nullable(),
          ofB: Outcome.nullable(),
          agree: z.boolean().nullable(),
        }),
      ),
    }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
} as const satisfies Api;
