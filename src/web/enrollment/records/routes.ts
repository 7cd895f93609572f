import { createRoute } from '@tanstack/react-router';
import { openRoute } from '../area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, textIn } from '#web/shell/search-text.ts';

export interface RecordsSearch {
  activityId?: string | undefined;
  page?: number | undefined;
}

export interface CorrectionSearch {
  activityId?: string | undefined;
  enrollmentId?: string | undefined;
}

export const recordRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/activity-records',
    validateSearch: (search: Record<string, unknown>): RecordsSearch => ({
      activityId: textIn(search, 'activityId'),
      page: countIn(search, 'page'),
    }),
    beforeLoad: openRoute('/activity-records'),
    component: lazyPage(() => import('./records-page.tsx'), 'RecordsPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/activity-records/correct',
    validateSearch: (search: Record<string, unknown>): CorrectionSearch => ({
      activityId: textIn(search, 'activityId'),
      enrollmentId: textIn(search, 'enrollmentId'),
    }),
    beforeLoad: openRoute('/activity-records'),
    component: lazyPage(() => import('./correction-page.tsx'), 'CorrectionPage'),
  }),
] as const;
