import { createRoute } from '@tanstack/react-router';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { type OpenList, openLists } from './open-lists.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

export interface OpenSearch {
  activityId?: string | undefined;
  list?: OpenList | undefined;
  page?: number | undefined;
}

export const openDataRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/public-json-list',
    beforeLoad: openRoute('/public-json-list'),
    validateSearch: (search: Record<string, unknown>): OpenSearch => ({
      activityId: textIn(search, 'activityId'),
      list: wordIn(search, 'list', openLists),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./open-data-page.tsx'), 'OpenDataPage'),
  }),
] as const;
