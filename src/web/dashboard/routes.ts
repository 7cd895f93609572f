import { createRoute } from '@tanstack/react-router';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';

export const dashboardDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/',
    component: lazyPage(() => import('./dashboard-page.tsx'), 'DashboardPage'),
  }),
] as const;
