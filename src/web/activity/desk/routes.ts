import { createRoute } from '@tanstack/react-router';
import { type ActivityState, activityStates } from '#domain/activity/activity-moves.ts';
import { activityCategories, type ActivityCategory } from '#domain/activity/category.ts';
import { type ForumStatus, forumStatuses } from '#domain/activity/forum-moves.ts';
import { asking } from '#web/desk/asking.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

type Search = Record<string, unknown>;
const parent = { getParentRoute: () => deskRoute } as const;

interface ActivitiesSearch {
  search?: string | undefined;
  /** Its state; `state` itself belongs to a login that comes back. */
  stage?: ActivityState | undefined;
  category?: ActivityCategory | undefined;
  eventId?: string | undefined;
  page?: number | undefined;
}

/** Parts of an activity's page: what is written about it, its files, and what its exhibition is made of. */
export const activityTabs = ['texts', 'dates', 'settings', 'links', 'files', 'exhibition'] as const;
export type ActivityTab = (typeof activityTabs)[number];

export const deskActivityRoutes = [
  createRoute({
    ...parent,
    path: 'activities',
    validateSearch: (search: Search): ActivitiesSearch => ({
      search: textIn(search, 'search'),
      stage: wordIn(search, 'stage', activityStates),
      category: wordIn(search, 'category', activityCategories),
      eventId: textIn(search, 'eventId'),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./activities-page.tsx'), 'ActivitiesPage'),
  }),
  createRoute({
    ...parent,
    path: 'activities/events',
    component: lazyPage(() => import('./events-page.tsx'), 'EventsPage'),
  }),
  createRoute({
    ...parent,
    path: 'activities/$activityId',
    ...asking(async ({ activityId }: { activityId: string }) =>
      (await import('./queries.ts')).activityQuery(activityId),
    ),
    validateSearch: (search: Search): { tab?: ActivityTab | undefined } => ({
      tab: wordIn(search, 'tab', activityTabs),
    }),
    component: lazyPage(() => import('./activity-page.tsx'), 'ActivityPage'),
  }),
  createRoute({
    ...parent,
    path: 'activities/$activityId/preview',
    component: lazyPage(() => import('./preview-page.tsx'), 'PreviewPage'),
  }),
  createRoute({
    ...parent,
    path: 'forums',
    validateSearch: (
      search: Search,
    ): {
      status?: ForumStatus | undefined;
      page?: number | undefined;
      forumId?: string | undefined;
    } => ({
      status: wordIn(search, 'status', forumStatuses),
      page: countIn(search, 'page'),
      forumId: textIn(search, 'forumId'),
    }),
    component: lazyPage(() => import('./forums-page.tsx'), 'ForumsPage'),
  }),
  createRoute({
    ...parent,
    path: 'lists',
    validateSearch: (search: Search): { list?: string | undefined } => ({ list: textIn(search, 'list') }),
    component: lazyPage(() => import('#web/lists/desk/lists-page.tsx'), 'ListsPage'),
  }),
] as const;
