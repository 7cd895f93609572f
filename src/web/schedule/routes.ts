import { createRoute } from '@tanstack/react-router';
import { type BusinessDate, isBusinessDate } from '#domain/instant.ts';
import { type MeetingStatus, meetingStatuses } from '#domain/schedule/meeting-moves.ts';
import { requireLogin } from '#web/api/require-login.ts';
import { asking } from '#web/desk/asking.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

/**
 * What is shown of a run: the two boards, who has no slot, what a release would change; the units; the day itself; a
 * sheet of wishes; or what is printed for the tables.
 */
export const scheduleViews = ['units', 'tables', 'leftOut', 'changes', 'parties', 'wishes', 'import', 'cards'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** A link leads to a run, a view of it, the run that it is compared with, and the one unit that it is about. */
export interface ScheduleSearch {
  run?: string | undefined;
  than?: string | undefined;
  view?: ScheduleView | undefined;
  unit?: string | undefined;
}

/** What narrows the meetings of a day. */
export interface DaySearch {
  day?: BusinessDate | undefined;
  status?: MeetingStatus | undefined;
  unitId?: string | undefined;
  page?: number | undefined;
}

/** What narrows the list of meetings that were held. */
export interface HeldSearch {
  unitId?: string | undefined;
  page?: number | undefined;
}

function dayIn(search: Record<string, unknown>): BusinessDate | undefined {
  const day = textIn(search, 'day');
  return day !== undefined && isBusinessDate(day) ? day : undefined;
}

/** One's own meetings, or that one alone by the documents' name (row 196). */
export interface MyMeetingsSearch {
  activityId?: string | undefined;
  scheduleItemId?: string | undefined;
}

const myMeetings = {
  getParentRoute: () => rootRoute,
  validateSearch: (search: Record<string, unknown>): MyMeetingsSearch => ({
    activityId: textIn(search, 'activityId'),
    scheduleItemId: textIn(search, 'scheduleItemId'),
  }),
  component: lazyPage(() => import('./meeting/my-meetings-page.tsx'), 'MyMeetingsPage'),
} as const;

const timePlan = {
  getParentRoute: () => rootRoute,
  validateSearch: (
    search: Record<string, unknown>,
  ): { activityId?: string | undefined; groupId?: string | undefined } => ({
    activityId: textIn(search, 'activityId'),
    groupId: textIn(search, 'groupId'),
  }),
  component: lazyPage(() => import('./meeting/time-plan-page.tsx'), 'TimePlanPage'),
} as const;

/** Which hall a screen stands in. */
export interface HallSearch {
  place?: string | undefined;
}

/** For a screen in a hall: opened by a link of its own, without the portal's frame. */
const hallScreenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hall-screen',
  staticData: { bare: true },
  validateSearch: (search: Record<string, unknown>): HallSearch => ({ place: textIn(search, 'place') }),
  component: lazyPage(() => import('./hall/hall-screen-page.tsx'), 'HallScreenPage'),
});

/** Each page under the documents' two addresses, and one's own meetings under one for whoever has some. */
export const scheduleRoutes = [
  createRoute({ ...myMeetings, path: '/my-meetings', beforeLoad: requireLogin }),
  createRoute({
    ...myMeetings,
    path: '/talk/time-plan/personal-list',
    beforeLoad: openRoute('/talk/time-plan/personal-list'),
  }),
  createRoute({
    ...myMeetings,
    path: '/talk2/time-plan/personal-list',
    beforeLoad: openRoute('/talk2/time-plan/personal-list'),
  }),
  createRoute({ ...timePlan, path: '/talk/time-plan/list', beforeLoad: openRoute('/talk/time-plan/list') }),
  createRoute({
    ...timePlan,
    path: '/talk2/time-plan/total-list',
    beforeLoad: openRoute('/talk2/time-plan/total-list'),
  }),
  hallScreenRoute,
] as const;

export const scheduleDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/schedule',
    component: lazyPage(() => import('./schedules-page.tsx'), 'SchedulesPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/schedule/$activityId',
    ...asking(async ({ activityId }: { activityId: string }) =>
      (await import('./queries.ts')).scheduleQuery(activityId),
    ),
    validateSearch: (search: Record<string, unknown>): ScheduleSearch => ({
      run: textIn(search, 'run'),
      than: textIn(search, 'than'),
      view: wordIn(search, 'view', scheduleViews),
      unit: textIn(search, 'unit'),
    }),
    component: lazyPage(() => import('./schedule-page.tsx'), 'SchedulePage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/schedule/$activityId/day',
    validateSearch: (search: Record<string, unknown>): DaySearch => ({
      day: dayIn(search),
      status: wordIn(search, 'status', meetingStatuses),
      unitId: textIn(search, 'unitId'),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./day/meeting-day-page.tsx'), 'MeetingDayPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/schedule/$activityId/held',
    validateSearch: (search: Record<string, unknown>): HeldSearch => ({
      unitId: textIn(search, 'unitId'),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./meeting/held-meetings-page.tsx'), 'HeldMeetingsPage'),
  }),
] as const;
