import { createRoute, redirect } from '@tanstack/react-router';
import { deskRoute } from './desk-route.ts';

export const deskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/admin/participants', replace: true });
    },
  }),
] as const;
