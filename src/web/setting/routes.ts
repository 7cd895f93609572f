import { createRoute } from '@tanstack/react-router';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';

export const settingDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'settings',
    component: lazyPage(() => import('./settings-page.tsx'), 'SettingsPage'),
  }),
] as const;
