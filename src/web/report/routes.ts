import { createRoute } from '@tanstack/react-router';
import { activityCategories, type ActivityCategory } from '#domain/activity/category.ts';
import { type ReportFigure, reportFigures } from '#domain/report/figures.ts';
import { type TimedStep, timedSteps } from '#domain/report/step-times.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

/** Whose units are shown, and which page of them. */
export interface ReportSearch {
  activityId?: string | undefined;
  page?: number | undefined;
}

/** Which sum; without a category, of the whole event. */
export interface SumSearch {
  figure?: ReportFigure | undefined;
  category?: ActivityCategory | undefined;
}

/** Of which activity and step; without them the first of the event. */
export interface StepSearch {
  activityId?: string | undefined;
  step?: TimedStep | undefined;
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
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'report/$eventId/sum',
    validateSearch: (search: Record<string, unknown>): SumSearch => ({
      figure: wordIn(search, 'figure', reportFigures),
      category: wordIn(search, 'category', activityCategories),
    }),
    component: lazyPage(() => import('./sum-page.tsx'), 'SumPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'report/$eventId/steps',
    validateSearch: (search: Record<string, unknown>): StepSearch => ({
      activityId: textIn(search, 'activityId'),
      step: wordIn(search, 'step', timedSteps),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./steps-page.tsx'), 'StepsPage'),
  }),
] as const;
