import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { deskRoute } from './desk/desk-route.ts';
import { deskRoutes } from './desk/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { loginRoutes } from './login/routes.ts';
import { messageDeskRoutes } from './message/routes.ts';
import { participantDeskRoutes, participantRoutes } from './participant/routes.ts';
import { opensSoonRoutes } from './shell/opens-soon-routes.ts';
import { rootRoute } from './shell/root-route.ts';
import { parseSearch, stringifySearch } from './shell/search-text.ts';
import { signInRoutes } from './sign-in/routes.ts';

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', search: true, replace: true });
  },
});

/** Every feature's routes, gathered: a feature exports its own from its routes.ts and gets one line here. */
const routeTree = rootRoute.addChildren([
  indexRoute,
  ...homeRoutes,
  ...loginRoutes,
  ...signInRoutes,
  ...participantRoutes,
  ...opensSoonRoutes,
  deskRoute.addChildren([...deskRoutes, ...participantDeskRoutes, ...messageDeskRoutes]),
]);

export const router = createRouter({
  routeTree,
  basepath: '/event',
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingMs: 300,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
