import { createRoute } from '@tanstack/react-router';
import { fileParties, type FileParty } from '#domain/approval/file-rights.ts';
import { enrollmentStatuses, type EnrollmentStatus } from '#domain/enrollment/status.ts';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

export interface CasesSearch {
  activityId?: string | undefined;
  turn?: FileParty | undefined;
  status?: EnrollmentStatus | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

export interface DaySheetSearch {
  activityId?: string | undefined;
}

export interface BoothSearch {
  activityId?: string | undefined;
  enrollmentId?: string | undefined;
}

export const caseRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/layoutBusiness-list',
    validateSearch: (search: Record<string, unknown>): CasesSearch => ({
      activityId: textIn(search, 'activityId'),
      turn: wordIn(search, 'turn', fileParties),
      status: wordIn(search, 'status', enrollmentStatuses),
      search: textIn(search, 'search'),
      page: countIn(search, 'page'),
    }),
    beforeLoad: openRoute('/layoutBusiness-list'),
    component: lazyPage(() => import('./cases-page.tsx'), 'CasesPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/layoutBusiness-list/day-sheet',
    validateSearch: (search: Record<string, unknown>): DaySheetSearch => ({
      activityId: textIn(search, 'activityId'),
    }),
    beforeLoad: openRoute('/layoutBusiness-list'),
    component: lazyPage(() => import('./day-sheet-page.tsx'), 'DaySheetPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/layoutBusiness-list/booth',
    validateSearch: (search: Record<string, unknown>): BoothSearch => ({
      activityId: textIn(search, 'activityId'),
      enrollmentId: textIn(search, 'enrollmentId'),
    }),
    beforeLoad: openRoute('/layoutBusiness-list'),
    component: lazyPage(() => import('../booth/booth-page.tsx'), 'BoothPage'),
  }),
] as const;
