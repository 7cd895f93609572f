import { createRoute } from '@tanstack/react-router';
import { profileQuery } from '#web/api/profile.ts';
import { queryClient } from '#web/api/query-client.ts';
import { requireLogin } from '#web/api/require-login.ts';
import { sessionToken } from '#web/api/session-token.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';

/** Every page of the desk hangs below this one, which gives it the frame with the parts and asks for a login. */
export const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  beforeLoad: requireLogin,
  // Asked while the page's code is on its way; the page waits for neither.
  loader: ({ preload }) => {
    if (!preload && sessionToken()) void queryClient.prefetchQuery(profileQuery);
  },
  shouldReload: false,
  component: lazyPage(() => import('./desk-frame.tsx'), 'DeskFrame'),
});
