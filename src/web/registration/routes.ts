import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { textIn } from '#web/shell/search-text.ts';

interface InvitationSearch {
  invitation_code?: string | undefined;
  activityId?: string | undefined;
}

export const registrationRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/invitation-register',
    validateSearch: (search: Record<string, unknown>): InvitationSearch => ({
      invitation_code: textIn(search, 'invitation_code'),
      activityId: textIn(search, 'activityId'),
    }),
    component: lazyPage(() => import('./invitation-register-page.tsx'), 'InvitationRegisterPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/register',
    validateSearch: (search: Record<string, unknown>): { target?: string | undefined } => ({
      target: textIn(search, 'target'),
    }),
    component: lazyPage(() => import('./register-page.tsx'), 'RegisterPage'),
  }),
] as const;
