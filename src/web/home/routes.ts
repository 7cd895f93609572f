import { createRoute } from '@tanstack/react-router';
import { lazyPage, lightPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { textIn, wordIn } from '#web/shell/search-text.ts';
import type { HomeQuery } from './login-trigger.ts';
import { type HomeList, listIn } from './home-search.ts';

export interface HomeSearch extends HomeQuery, HomeList {
  /** Why one was sent back here (D1 §8). */
  ActivityError?: '1' | undefined;
  /** Whoever comes from another activity (D1 §2). */
  spModel?: string | undefined;
}

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/home',
  validateSearch: (search: Record<string, unknown>): HomeSearch => ({
    activityId: textIn(search, 'activityId'),
    projectActivitiesId: textIn(search, 'projectActivitiesId'),
    unitManagementId: textIn(search, 'unitManagementId'),
    accountType: textIn(search, 'accountType'),
    category: textIn(search, 'category'),
    role: textIn(search, 'role'),
    ActivityError: wordIn(search, 'ActivityError', ['1']),
    spModel: textIn(search, 'spModel'),
    ...listIn(search),
  }),
  component: lightPage(() => import('./home-page.tsx'), 'HomePage'),
});

const detailTabs = ['intro', 'remark'] as const;

interface DetailSearch {
  activityId?: string | undefined;
  tab?: (typeof detailTabs)[number] | undefined;
  spModel?: string | undefined;
}

/** The documents' base and route can be read as /event/detail or as /event/event/detail; both work (G71). */
const detail = {
  getParentRoute: () => rootRoute,
  validateSearch: (search: Record<string, unknown>): DetailSearch => ({
    activityId: textIn(search, 'activityId'),
    tab: wordIn(search, 'tab', detailTabs),
    spModel: textIn(search, 'spModel'),
  }),
  component: lazyPage(() => import('./event-detail-page.tsx'), 'EventDetailPage'),
} as const;

export const homeRoutes = [
  homeRoute,
  createRoute({ ...detail, path: '/detail' }),
  createRoute({ ...detail, path: '/event/detail' }),
] as const;
