import { createRoute } from '@tanstack/react-router';
import { requireLogin } from '#web/api/require-login.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';

export const loginRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/password-change',
    beforeLoad: requireLogin,
    component: lazyPage(['login', 'api'], () => import('./password-change-page.tsx'), 'PasswordChangePage'),
  }),
] as const;
