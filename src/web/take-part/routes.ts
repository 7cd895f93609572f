import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { textIn } from '#web/shell/search-text.ts';

export interface TakePartSearch {
  activityId?: string | undefined;
}

export const takePartRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/take-part',
    validateSearch: (search: Record<string, unknown>): TakePartSearch => ({
      activityId: textIn(search, 'activityId'),
    }),
    component: lazyPage(() => import('./take-part-page.tsx'), 'TakePartPage'),
  }),
] as const;
