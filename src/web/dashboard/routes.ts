import { createRoute } from '@tanstack/react-router';
import { activityCategories, type ActivityCategory } from '#domain/activity/category.ts';
import { enrollmentStatuses, type EnrollmentStatus } from '#domain/enrollment/status.ts';
import { isBusinessDate } from '#domain/instant.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { textIn, wordIn } from '#web/shell/search-text.ts';

export interface EnrollmentSearch {
  activityId?: string | undefined;
  category?: ActivityCategory | undefined;
  status?: EnrollmentStatus | undefined;
  day?: string | undefined;
}

const words = ['dashboard', 'inbox', 'api'];

export const dashboardDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/',
    component: lazyPage(words, () => import('./dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'enrollments',
    validateSearch: (search: Record<string, unknown>): EnrollmentSearch => {
      const day = textIn(search, 'day');
      return {
        activityId: textIn(search, 'activityId'),
        category: wordIn(search, 'category', activityCategories),
        status: wordIn(search, 'status', enrollmentStatuses),
        day: day && isBusinessDate(day) ? day : undefined,
      };
    },
    component: lazyPage(words, () => import('./enrollments-page.tsx'), 'EnrollmentsPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'enrollments/$enrollmentId',
    component: lazyPage([...words, 'audit', 'message'], () => import('./enrollment-page.tsx'), 'EnrollmentPage'),
  }),
] as const;
