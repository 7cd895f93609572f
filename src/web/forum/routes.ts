import { createRoute } from '@tanstack/react-router';
import { asking } from '#web/desk/asking.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { textIn } from '#web/shell/search-text.ts';

export interface ForumSearch {
  id?: string | undefined;
  activityId?: string | undefined;
}

export const forumRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/forum-sign',
    validateSearch: (search: Record<string, unknown>): ForumSearch => ({
      id: textIn(search, 'id'),
      activityId: textIn(search, 'activityId'),
    }),
    component: lazyPage(() => import('./forum-page.tsx'), 'ForumPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/my-programme',
    component: lazyPage(() => import('./own/own-programme-page.tsx'), 'OwnProgrammePage'),
  }),
] as const;

export const forumDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'forums/$forumId/programme',
    ...asking(async ({ forumId }: { forumId: string }) => (await import('./queries.ts')).deskProgrammeQuery(forumId)),
    component: lazyPage(() => import('./desk/programme-page.tsx'), 'ProgrammePage'),
  }),
] as const;
