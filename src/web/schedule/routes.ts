import { createRoute } from '@tanstack/react-router';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { textIn, wordIn } from '#web/shell/search-text.ts';

/** What is shown of a run: the two boards, who has no slot, what a release would change; or the units. */
export const scheduleViews = ['units', 'tables', 'leftOut', 'changes', 'parties'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** A link leads to a run, a view of it, and the one unit that it is about. */
export interface ScheduleSearch {
  run?: string | undefined;
  view?: ScheduleView | undefined;
  unit?: string | undefined;
}

export const scheduleDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/schedule',
    component: lazyPage(() => import('./schedules-page.tsx'), 'SchedulesPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/schedule/$activityId',
    validateSearch: (search: Record<string, unknown>): ScheduleSearch => ({
      run: textIn(search, 'run'),
      view: wordIn(search, 'view', scheduleViews),
      unit: textIn(search, 'unit'),
    }),
    component: lazyPage(() => import('./schedule-page.tsx'), 'SchedulePage'),
  }),
] as const;
