import { createRoute } from '@tanstack/react-router';
import { requireLogin } from '#web/api/require-login.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';

/** Every page of the desk hangs below this one, which gives it the frame with the parts and asks for a login. */
export const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  beforeLoad: requireLogin,
  component: lazyPage(() => import('./desk-frame.tsx'), 'DeskFrame'),
});
