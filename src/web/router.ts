import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { homeRoutes } from './home/routes.ts';
import type { routeTree } from './routes.ts';
import { indexRoute } from './shell/index-route.ts';
import { PageFault } from './shell/page-fault.tsx';
import { rootRoute } from './shell/root-route.ts';
import { parseSearch, stringifySearch } from './shell/search-text.ts';

/** Any address that is not of a first visit: all routes come, and then it is looked up again. */
const elsewhere = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ location: { pathname, search, hash } }) => {
    await knowAllRoutes();
    throw redirect({ to: pathname, search, hash, replace: true } as Parameters<typeof redirect>[0]);
  },
});

rootRoute.addChildren([indexRoute, ...homeRoutes, elsewhere]);

/** A first visit knows home and the events alone, so that the portal's size does not make its first page slow. */
export const router = createRouter({
  routeTree: rootRoute as unknown as typeof routeTree,
  basepath: '/event',
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  // In the page's place, so that the way to others stays.
  defaultErrorComponent: PageFault,
  scrollRestoration: true,
  defaultPendingMs: 300,
});

let all: Promise<void> | undefined;

/** Gathering the features' routes hangs them below the root; the router then looks at it anew. */
export function knowAllRoutes(): Promise<void> {
  all ??= import('./routes.ts').then(
    () => router.setRoutes(router.buildRouteTree()),
    (error: unknown) => {
      all = undefined;
      throw error;
    },
  );
  return all;
}

/** Fetches the code of the page at this address, while it cannot be shown yet. It is asked for again when it can. */
export function fetchPage(): void {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of routes) void router.loadRouteChunk(route)?.catch(() => undefined);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
