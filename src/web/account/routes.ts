import { createRoute } from '@tanstack/react-router';
import { requireLogin } from '#web/api/require-login.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { textIn } from '#web/shell/search-text.ts';

/** Where one was on the way to (use-login-target.ts). */
const targetIn = (search: Record<string, unknown>): { target?: string | undefined } => ({
  target: textIn(search, 'target'),
});

export const loginRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/password-change',
    validateSearch: targetIn,
    beforeLoad: requireLogin,
    component: lazyPage(() => import('./password-change-page.tsx'), 'PasswordChangePage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/password-forgotten',
    component: lazyPage(() => import('./password-forgotten-page.tsx'), 'PasswordForgottenPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/password-set',
    validateSearch: (search: Record<string, unknown>): { token?: string | undefined } => ({
      token: textIn(search, 'token'),
    }),
    component: lazyPage(() => import('./password-set-page.tsx'), 'PasswordSetPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/contact-change',
    beforeLoad: requireLogin,
    component: lazyPage(() => import('./contact-change-page.tsx'), 'ContactChangePage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/me',
    beforeLoad: requireLogin,
    component: lazyPage(() => import('./me-page.tsx'), 'MePage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/logins',
    beforeLoad: requireLogin,
    component: lazyPage(() => import('./logins-page.tsx'), 'LoginsPage'),
  }),
] as const;
