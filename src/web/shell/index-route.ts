import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root-route.ts';

export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', search: true, replace: true });
  },
});
