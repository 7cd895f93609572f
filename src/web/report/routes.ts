import { createRoute } from '@tanstack/react-router';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { countIn, textIn } from '#web/shell/search-text.ts';

/** Whose units are shown, and which page of them. */
export interface ReportSearch {
  activityId?: string | undefined;
  page?: number | undefined;
}

export const reportDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'report/$eventId',
    validateSearch: (search: Record<string, unknown>): ReportSearch => ({
      activityId: textIn(search, 'activityId'),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./report-page.tsx'), 'ReportPage'),
  }),
] as const;
