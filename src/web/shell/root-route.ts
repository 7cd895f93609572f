import { createRootRoute, redirect } from '@tanstack/react-router';
import { PageFault } from './page-fault.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Shell } from './shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page fills the whole screen, without the portal's frame. */
    bare?: boolean;
  }
}

/** Every route of every feature hangs below this one; an unknown path leads to / (D1 §2). */
export const rootRoute = createRootRoute({
  component: Shell,
  errorComponent: PageFault,
  pendingComponent: PageSkeleton,
  notFoundComponent: () => null,
  beforeLoad({ matches, location }) {
    // Below a known path an unknown one still matches in part.
    if (depth(matches.at(-1)?.pathname ?? '') < depth(location.pathname)) throw redirect({ to: '/', replace: true });
  },
});

const depth = (path: string): number => path.split('/').filter(Boolean).length;
