import { z } from 'zod';
import { activityCategories } from '#domain/activity/category.ts';
import { locales } from '#domain/locale.ts';
import { ForumSession } from '#contract/forum/session.ts';
import { ListedPosition } from '#contract/recruitment/position.ts';
import { PublicRecord } from '#contract/road-show/road-show.ts';
import { type Api, BusinessDay, Id, Instant, pageOf, pageQuery } from './api.ts';
import { Texts, WireNames } from './texts.ts';

/** Its page in the portal. */
const url = z.url();

const OpenActivity = z.object({
  id: Id,
  category: z.enum(activityCategories),
  ...WireNames,
  place: Texts,
  /** Whole days in Macau, both included. */
  beginDate: BusinessDay,
  endDate: BusinessDay,
  url,
});
export type OpenActivity = z.infer<typeof OpenActivity>;

const OpenForum = z.object({
  id: Id,
  activityId: Id,
  ...WireNames,
  begins: Instant,
  /** What takes place at it in which hall, by time; empty where there is no programme. */
  sessions: z.array(ForumSession),
  url,
});
export type OpenForum = z.infer<typeof OpenForum>;

const OpenRecord = PublicRecord.extend({ url });
export type OpenRecord = z.infer<typeof OpenRecord>;

const OpenPosition = ListedPosition.extend({ url });
export type OpenPosition = z.infer<typeof OpenPosition>;

const largestPage = 100;
export const openDataMaxAgeSeconds = 300;

const open = {
  method: 'get',
  access: 'public',
  errors: [],
} as const;
const paged = z.object(pageQuery(largestPage, largestPage));
const about = 'Open data for other sites and programs; asked for again it may be five minutes old';

/** What is published, for anybody's programs (G57): without login, from any site, kept by caches for five minutes. */
export const openDataApi = {
  openActivities: {
    ...open,
    path: '/public/api/v1/open/activities',
    summary: `Published activities, newest first. ${about}`,
    query: paged,
    reply: pageOf(OpenActivity),
  },
  openProgramme: {
    ...open,
    path: '/public/api/v1/open/programme',
    summary: `Forums of all activities by the time at which they begin, with their sessions. ${about}`,
    query: paged,
    reply: pageOf(OpenForum),
  },
  openResults: {
    ...open,
    path: '/public/api/v1/open/results',
    summary: `Published research results and technical demands, newest first. ${about}`,
    query: paged,
    reply: pageOf(OpenRecord),
  },
  openPositions: {
    ...open,
    path: '/public/api/v1/open/positions',
    summary: `Open positions of careers fairs, newest first. ${about}`,
    query: paged,
    reply: pageOf(OpenPosition),
  },
  openCalendar: {
    ...open,
    path: '/public/api/v1/open/calendar',
    summary: `Activities, their forums and the sessions of these as iCalendar, for a calendar that follows it. ${about}`,
    query: z.object({ language: z.enum(locales).default('zh') }),
    reply: 'file',
  },
} as const satisfies Api;
