import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';

export const fileRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/phone-upload',
    component: lazyPage(() => import('./phone-page.tsx'), 'PhoneUploadPage'),
  }),
] as const;
