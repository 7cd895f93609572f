import { z } from 'zod';
import { activityCategories, askedCategories, promoters } from '#domain/activity/category.ts';
import { activitySorts, periods } from '#domain/activity/when.ts';
import { type Api, Id, pageOf, pageQuery, WireDateTime } from '#contract/api.ts';
import { EnrollmentStanding } from '#contract/enrollment/enrollment.ts';
import { pictureErrors, PictureQuery, picturesPerMinute } from '#contract/file.ts';
import { WaitingQuestionnaire } from '#contract/questionnaire/waiting.ts';
import { Named, Texts, WireNames } from '#contract/texts.ts';

/** Fields of an activity as the documents name them (D1 §3). Dates are whole days in Macau, sent as date and time. */
export const ActivityCard = z.object({
  id: Id,
  category: z.enum(activityCategories),
  promoter: z.enum(promoters).nullable(),
  code: z.string(),
  ...WireNames,
  description: Texts,
  place: Texts,
  beginDate: WireDateTime,
  endDate: WireDateTime,
  enrollBeginDate: WireDateTime.nullable(),
  enrollEndDate: WireDateTime.nullable(),
  exhibitorEnrollBeginDate: WireDateTime.nullable(),
  exhibitorEnrollEndDate: WireDateTime.nullable(),
  customerEnrollBeginDate: WireDateTime.nullable(),
  customerEnrollEndDate: WireDateTime.nullable(),
  /** The version of its small picture, to be asked for with it; null without one. */
  thumbnail: Id.nullable(),
  /** The version of its wide picture. */
  banner: Id.nullable(),
});
export type ActivityCard = z.infer<typeof ActivityCard>;

export const LinkedActivity = z.object({
  id: Id,
  category: z.enum(activityCategories),
  promoter: z.enum(promoters).nullable(),
  ...WireNames,
  beginDate: WireDateTime,
  endDate: WireDateTime,
  /** The version of its small picture. */
  thumbnail: Id.nullable(),
});
export type LinkedActivity = z.infer<typeof LinkedActivity>;

export const Activity = ActivityCard.extend({
  /** It does not take place. */
  isCancelled: z.boolean(),
  remark: Texts,
  statement: Texts,
  /** Active ones it points to, in the order staff gave them, and what staff say about each at the same place. */
  bindingOtherActivities: z.array(LinkedActivity),
  bindingOtherActivityTips: z.array(Texts),
  announcementNameTc: z.string(),
  announcementNameEn: z.string(),
  announcementNamePt: z.string(),
});
export type Activity = z.infer<typeof Activity>;

export const Forum = z.object({
  id: Id,
  ...WireNames,
  forum: z.object({ holdDate: WireDateTime }),
  activity: Named,
  status: z.literal('PUBLISHED'),
  /** The version of its picture, to be asked for with it; null without one. */
  image: Id.nullable(),
});
export type Forum = z.infer<typeof Forum>;

const ActivitySearch = {
  query: z.object({ ...pageQuery(100, 12), sort: z.enum(activitySorts).default('createdTime:desc') }),
  body: z.object({
    categories: z
      .array(z.enum(askedCategories))
      .max(askedCategories.length)
      .default([...activityCategories]),
    /** Only those that are on or ahead, or only those that are over. */
    period: z.enum(periods).optional(),
    /** Each word begins one of the activity's names. */
    search: z.string().trim().max(100).optional(),
  }),
  reply: pageOf(ActivityCard),
};

export const activityApi = {
  searchPublicActivities: {
    method: 'post',
    path: '/public/api/v1/activities/search',
    access: 'public',
    summary: 'Active activities of the categories asked for, newest first or by their days',
    ...ActivitySearch,
    sameForAll: true,
    errors: [],
  },
  searchMyActivities: {
    method: 'post',
    path: '/activities/search',
    access: 'account',
    summary: 'Activities that the present role of the account covers, those included that its unit could register for',
    ...ActivitySearch,
    body: ActivitySearch.body.extend({
      /** Only those that the unit takes part in already. */
      joined: z.boolean().default(false),
    }),
    errors: [],
  },
  activity: {
    method: 'get',
    path: '/activities/{activityId}',
    access: 'public',
    summary: 'One activity with all its texts',
    params: z.object({ activityId: Id }),
    reply: Activity,
    sameForAll: true,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  activityStatuses: {
    method: 'post',
    path: '/activities/status',
    access: 'account',
    summary:
      'Where the unit of the present role stands in each activity that it is registered for (G10), and which questionnaires wait for the account',
    body: z.object({ activityIds: z.array(Id).max(100) }),
    reply: z.object({ content: z.array(EnrollmentStanding), questionnaires: z.array(WaitingQuestionnaire) }),
    errors: [],
  },
  event: {
    method: 'get',
    path: '/events/{eventId}',
    access: 'public',
    summary: 'An event, which owns activities',
    params: z.object({ eventId: Id }),
    reply: z.object({ id: Id, ...WireNames, activityIds: z.array(Id) }),
    sameForAll: true,
    errors: ['EVENT_NOT_FOUND'],
  },
  searchForums: {
    method: 'get',
    path: '/public/api/v1/forums',
    access: 'public',
    summary: 'Published forums and questionnaires, soonest first; of those that are over the last one first',
    query: z.object({
      ...pageQuery(100, 3),
      status: z.literal('PUBLISHED').default('PUBLISHED'),
      /** Only those of this one. */
      activityId: Id.optional(),
      /** Only those from today on, or only those before. */
      period: z.enum(periods).optional(),
    }),
    reply: pageOf(Forum),
    sameForAll: true,
    errors: [],
  },
  forum: {
    method: 'get',
    path: '/public/api/v1/forums/{forumId}',
    access: 'public',
    summary: 'One published forum or questionnaire with its activity',
    params: z.object({ forumId: Id }),
    reply: Forum,
    sameForAll: true,
    errors: ['ENTITY_NOT_FOUND'],
  },
  forumImage: {
    method: 'get',
    path: '/public/api/v1/forums/{dynamicTableId}/image',
    access: 'public',
    summary: 'The picture of a published forum; with its version it may be kept for ever',
    params: z.object({ dynamicTableId: Id }),
    query: PictureQuery,
    perMinute: picturesPerMinute,
    reply: 'file',
    errors: pictureErrors,
  },
} as const satisfies Api;
