import { createRoute } from '@tanstack/react-router';
import { type InvitationState, invitationStates } from '#domain/invitation/words.ts';
import { asking } from '#web/desk/asking.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

type Search = Record<string, unknown>;
const parent = { getParentRoute: () => deskRoute } as const;

export interface InvitationsSearch {
  activityId?: string | undefined;
  /** Its name in the address is not `state`, which logins use. */
  standing?: InvitationState | undefined;
  unanswered?: 'true' | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

const ofActivity = (search: Search): { activityId?: string | undefined } => ({
  activityId: textIn(search, 'activityId'),
});

export const invitationDeskRoutes = [
  createRoute({
    ...parent,
    path: '/invitations',
    validateSearch: (search: Search): InvitationsSearch => ({
      ...ofActivity(search),
      standing: wordIn(search, 'standing', invitationStates),
      unanswered: wordIn(search, 'unanswered', ['true']),
      search: textIn(search, 'search'),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./invitations-page.tsx'), 'InvitationsPage'),
  }),
  createRoute({
    ...parent,
    path: '/invitations/new',
    validateSearch: ofActivity,
    component: lazyPage(() => import('./new-invitation-page.tsx'), 'NewInvitationPage'),
  }),
  createRoute({
    ...parent,
    path: '/invitations/import',
    validateSearch: ofActivity,
    component: lazyPage(() => import('./import-page.tsx'), 'ImportPage'),
  }),
  createRoute({
    ...parent,
    path: '/invitations/$invitationId',
    ...asking(async ({ invitationId }: { invitationId: string }) =>
      (await import('./queries.ts')).invitationQuery(invitationId),
    ),
    component: lazyPage(() => import('./invitation-page.tsx'), 'InvitationPage'),
  }),
] as const;
