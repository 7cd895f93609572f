import { z } from 'zod';
import { administrators, fundStaff } from '#domain/account/roles.ts';
import {
  activityTextNames,
  activityTexts,
  type ActivityTextField,
  bindingLimit,
  tipLimit,
  languageSuffixes,
} from '#domain/activity/activity-fields.ts';
import { activityStateMoves, activityStates } from '#domain/activity/activity-moves.ts';
import { activityCategories, promoters } from '#domain/activity/category.ts';
import { longestHallName, mostHalls, mostTables } from '#domain/activity/settings.ts';
import { forumDeskMoves, forumStatuses, forumStatusMoves } from '#domain/activity/forum-moves.ts';
import { longestGrace } from '#domain/schedule/attendance.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import { Activity } from './activity.ts';
import { type Api, BusinessDay, Done, Id, Instant, pageOf, pageQuery, Version } from '#contract/api.ts';
import { offersOf } from '#contract/offers.ts';
import { DeskText, WireNames } from '#contract/texts.ts';
import { Told } from '#contract/notice/supplement.ts';

export const DeskNames = { nameTc: DeskText(200), nameEn: DeskText(200), namePt: DeskText(200) };
const Code = DeskText(30).regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/);
const Count = z.number().int().min(1).max(100_000);
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const ActivitySettings = z.object({
  participantLimit: Count,
  intendedUnitLimit: Count,
  participantWindow: z.object({ begin: BusinessDay.nullable(), end: BusinessDay.nullable() }),
  hotel: z.object({ firstNight: BusinessDay, lastNight: BusinessDay, roomsPerNight: Count }).nullable(),
  dinner: z.object({ sitting: DeskText(60).min(1), at: Instant, seats: Count }).nullable(),
  signIn: z.object({
    oncePerDay: z.boolean(),
    windows: z
      .array(z.object({ kind: z.enum(signInKinds), opensAt: Instant.nullable(), closesAt: Instant.nullable() }))
      .max(20),
  }),
  printDeadline: BusinessDay.nullable(),
  visits: z
    .object({
      matchingMinutes: z.number().int().min(5).max(240),
      restMinutes: z.number().int().min(0).max(120),
      halls: z
        .array(z.object({ name: DeskText(longestHallName).min(1), tables: z.number().int().min(1).max(mostTables) }))
        .min(1)
        .max(mostHalls),
      graceMinutes: z.number().int().min(0).max(longestGrace).optional(),
      sessions: z.array(z.object({ day: BusinessDay, from: TimeOfDay, to: TimeOfDay })).max(60),
    })
    .nullable(),
});

const textFields = Object.fromEntries(
  activityTextNames.flatMap((text) =>
    languageSuffixes.map((language) => [`${text}${language}`, DeskText(activityTexts[text])]),
  ),
) as Record<ActivityTextField, ReturnType<typeof DeskText>>;

const Basics = {
  eventId: Id.nullable(),
  category: z.enum(activityCategories),
  /** Only of a road show. */
  promoter: z.enum(promoters).nullable(),
  code: Code,
  beginDate: BusinessDay,
  endDate: BusinessDay,
};

/** All that staff write about an activity (row 228). */
export const ActivityFields = z.object({
  ...Basics,
  ...textFields,
  enrollBeginDate: BusinessDay.nullable(),
  enrollEndDate: BusinessDay.nullable(),
  exhibitorEnrollBeginDate: BusinessDay.nullable(),
  exhibitorEnrollEndDate: BusinessDay.nullable(),
  customerEnrollBeginDate: BusinessDay.nullable(),
  customerEnrollEndDate: BusinessDay.nullable(),
  settings: ActivitySettings,
  bindings: z
    .array(
      z.object({
        otherActivityId: Id,
        tipTc: DeskText(tipLimit),
        tipEn: DeskText(tipLimit),
        tipPt: DeskText(tipLimit),
      }),
    )
    .max(bindingLimit),
});
export type ActivityFields = z.infer<typeof ActivityFields>;

export const DeskActivity = z.object({
  id: Id,
  state: z.enum(activityStates),
  version: Version,
  fields: ActivityFields,
  offers: offersOf(activityStateMoves),
  /** May be changed in its present state. */
  isEditable: z.boolean(),
  registrations: z.number().int(),
});
export type DeskActivity = z.infer<typeof DeskActivity>;

const Progress = z.object({ filled: z.number().int(), missing: z.array(z.enum(activityTextNames)) });

export const DeskActivityRow = z.object({
  id: Id,
  state: z.enum(activityStates),
  code: z.string(),
  category: z.enum(activityCategories),
  promoter: z.enum(promoters).nullable(),
  ...WireNames,
  beginDate: BusinessDay,
  endDate: BusinessDay,
  completeness: z.object({ Tc: Progress, En: Progress, Pt: Progress }),
});
export type DeskActivityRow = z.infer<typeof DeskActivityRow>;

export const DeskEvent = z.object({
  id: Id,
  ...WireNames,
  version: Version,
  activities: z.number().int(),
});
export type DeskEvent = z.infer<typeof DeskEvent>;

export const ForumFields = z.object({ activityId: Id, ...DeskNames, holdDate: Instant });
export type ForumFields = z.infer<typeof ForumFields>;

export const DeskForum = ForumFields.extend({
  id: Id,
  status: z.enum(forumStatuses),
  version: Version,
  activity: z.object(WireNames),
  offers: offersOf(forumDeskMoves),
});
export type DeskForum = z.infer<typeof DeskForum>;

const ofActivity = z.object({ activityId: Id });
const reads = { access: fundStaff } as const;
const writes = { access: administrators } as const;

export const deskActivityApi = {
  deskActivities: {
    method: 'get',
    path: '/admin/activities',
    ...reads,
    summary: 'Every activity, drafts too, newest first',
    query: z.object({
      search: DeskText(100).optional(),
      state: z.enum(activityStates).optional(),
      category: z.enum(activityCategories).optional(),
      eventId: Id.optional(),
      ...pageQuery(100, 20),
    }),
    reply: pageOf(DeskActivityRow),
    errors: [],
  },
  createActivity: {
    method: 'post',
    path: '/admin/activities',
    ...writes,
    summary: 'Begin an activity as a draft',
    body: z.object({ ...Basics, ...DeskNames }),
    reply: DeskActivity,
    once: true,
    errors: ['EVENT_NOT_FOUND'],
  },
  deskActivity: {
    method: 'get',
    path: '/admin/activities/{activityId}',
    ...reads,
    summary: 'An activity with all that staff write about it',
    params: ofActivity,
    reply: DeskActivity,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  saveActivity: {
    method: 'put',
    path: '/admin/activities/{activityId}',
    ...writes,
    summary: 'Save an activity over the version that was read; STATUS_ERROR when somebody saved another since',
    params: ofActivity,
    body: z.object({ version: Version, fields: ActivityFields }),
    reply: DeskActivity,
    errors: ['ACTIVITY_NOT_FOUND', 'EVENT_NOT_FOUND', 'STATUS_ERROR'],
  },
  moveActivity: {
    method: 'post',
    path: '/admin/activities/{activityId}/moves/{move}',
    ...writes,
    summary: 'Publish, unpublish, close, reopen, cancel or restore; cancelling tells everybody concerned',
    params: ofActivity.extend({ move: z.enum(activityStateMoves) }),
    body: z.object({ version: Version, reason: DeskText(500).default('') }),
    reply: DeskActivity.extend({ told: Told }),
    errors: ['ACTIVITY_NOT_FOUND', 'STATUS_ERROR', 'IN_USE'],
  },
  cancellation: {
    method: 'get',
    path: '/admin/activities/{activityId}/cancellation',
    ...writes,
    summary: 'How many would be told if the activity were cancelled',
    params: ofActivity,
    reply: z.object({ count: z.number().int() }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  undoCancelling: {
    method: 'post',
    path: '/admin/activities/{activityId}/cancellation/undo',
    ...writes,
    summary: 'Take a cancellation back while nobody has heard of it',
    params: ofActivity,
    body: z.object({ version: Version }),
    reply: DeskActivity,
    errors: ['ACTIVITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  copyActivity: {
    method: 'post',
    path: '/admin/activities/{activityId}/copies',
    ...writes,
    summary: 'A draft with the same texts, dates, settings, links, booth categories, areas and places',
    params: ofActivity,
    body: z.object({ code: Code }),
    reply: DeskActivity,
    once: true,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  previewActivity: {
    method: 'get',
    path: '/admin/activities/{activityId}/preview',
    ...reads,
    summary: 'What a visitor would see, of a draft too',
    params: ofActivity,
    reply: Activity,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  deskEvents: {
    method: 'get',
    path: '/admin/events',
    ...reads,
    summary: 'Events, as the science week of a year, with how many activities each owns; newest first',
    query: z.object(pageQuery(100, 50)),
    reply: pageOf(DeskEvent),
    errors: [],
  },
  createEvent: {
    method: 'post',
    path: '/admin/events',
    ...writes,
    summary: 'A new event; named in one language at least',
    body: z.object(DeskNames),
    reply: DeskEvent,
    once: true,
    errors: [],
  },
  saveEvent: {
    method: 'put',
    path: '/admin/events/{eventId}',
    ...writes,
    summary: 'Rename an event',
    params: z.object({ eventId: Id }),
    body: z.object({ version: Version, ...DeskNames }),
    reply: DeskEvent,
    errors: ['EVENT_NOT_FOUND', 'STATUS_ERROR'],
  },
  deskForums: {
    method: 'get',
    path: '/admin/forums',
    ...reads,
    summary: 'Every forum, the last one first',
    query: z.object({
      status: z.enum(forumStatuses).optional(),
      activityId: Id.optional(),
      ...pageQuery(100, 20),
    }),
    reply: pageOf(DeskForum),
    errors: [],
  },
  createForum: {
    method: 'post',
    path: '/admin/forums',
    ...writes,
    summary: 'A new forum, which home does not show yet',
    body: ForumFields,
    reply: DeskForum,
    once: true,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  deskForum: {
    method: 'get',
    path: '/admin/forums/{forumId}',
    ...reads,
    summary: 'One forum',
    params: z.object({ forumId: Id }),
    reply: DeskForum,
    errors: ['ENTITY_NOT_FOUND'],
  },
  saveForum: {
    method: 'put',
    path: '/admin/forums/{forumId}',
    ...writes,
    summary: 'Save a forum over the version that was read',
    params: z.object({ forumId: Id }),
    body: z.object({ version: Version, fields: ForumFields }),
    reply: DeskForum,
    errors: ['ENTITY_NOT_FOUND', 'ACTIVITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  moveForum: {
    method: 'post',
    path: '/admin/forums/{forumId}/moves/{move}',
    ...writes,
    summary: 'Show a forum on home, or take it back',
    params: z.object({ forumId: Id, move: z.enum(forumStatusMoves) }),
    body: z.object({ version: Version }),
    reply: DeskForum,
    errors: ['ENTITY_NOT_FOUND', 'ACTIVITY_NOT_PUBLIC', 'STATUS_ERROR'],
  },
  removeForum: {
    method: 'delete',
    path: '/admin/forums/{forumId}',
    ...writes,
    summary: 'Remove a forum that home does not show',
    params: z.object({ forumId: Id }),
    query: z.object({ version: z.coerce.number().int().min(1) }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
} as const satisfies Api;
