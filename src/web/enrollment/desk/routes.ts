import { createRoute } from '@tanstack/react-router';
import { activityCategories, type ActivityCategory } from '#domain/activity/category.ts';
import { enrollmentStatuses, type EnrollmentStatus } from '#domain/enrollment/status.ts';
import { isBusinessDate } from '#domain/instant.ts';
import { asking } from '#web/desk/asking.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { textIn, wordIn } from '#web/shell/search-text.ts';

export interface EnrollmentSearch {
  search?: string | undefined;
  activityId?: string | undefined;
  category?: ActivityCategory | undefined;
  status?: EnrollmentStatus | undefined;
  day?: string | undefined;
  unitId?: string | undefined;
  standing?: 'registered' | undefined;
}

export const enrollmentDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'enrollments',
    validateSearch: (search: Record<string, unknown>): EnrollmentSearch => {
      const day = textIn(search, 'day');
      return {
        search: textIn(search, 'search'),
        activityId: textIn(search, 'activityId'),
        category: wordIn(search, 'category', activityCategories),
        status: wordIn(search, 'status', enrollmentStatuses),
        day: day && isBusinessDate(day) ? day : undefined,
        unitId: textIn(search, 'unitId'),
        standing: wordIn(search, 'standing', ['registered']),
      };
    },
    component: lazyPage(() => import('./enrollments-page.tsx'), 'EnrollmentsPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'enrollments/$enrollmentId',
    ...asking(async ({ enrollmentId }: { enrollmentId: string }) =>
      (await import('./queries.ts')).enrollmentQuery(enrollmentId),
    ),
    component: lazyPage(() => import('./enrollment-page.tsx'), 'EnrollmentPage'),
  }),
] as const;
