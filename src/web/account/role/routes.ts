import { createRoute } from '@tanstack/react-router';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { textIn } from '#web/shell/search-text.ts';

export interface ChangeRoleSearch {
  toRole?: string | undefined;
  toRole2?: string | undefined;
  activityId?: string | undefined;
  enrollmentId?: string | undefined;
  projectActivitiesId?: string | undefined;
  unitManagementId?: string | undefined;
  promoter?: string | undefined;
  spModel?: string | undefined;
}

export interface TalkInviteSearch {
  activityId?: string | undefined;
  spModel?: string | undefined;
}

/** One page for the road shows of both kinds (D2 §2). */
const inviteRoute = <Path extends '/talk-register/enterprise' | '/talk2-register/enterprise'>(path: Path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (search: Record<string, unknown>): TalkInviteSearch => ({
      activityId: textIn(search, 'activityId'),
      spModel: textIn(search, 'spModel'),
    }),
    beforeLoad: openRoute(path),
    component: lazyPage(() => import('./talk-invite-page.tsx'), 'TalkInvitePage'),
  });

const component = lazyPage(() => import('./change-role-page.tsx'), 'ChangeRolePage');

export const roleRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/change-role',
    beforeLoad: ({ location, preload }) => openRoute('/change-role')({ location, search: {}, preload }),
    validateSearch: (search: Record<string, unknown>): ChangeRoleSearch => ({
      toRole: textIn(search, 'toRole'),
      toRole2: textIn(search, 'toRole2'),
      activityId: textIn(search, 'activityId'),
      enrollmentId: textIn(search, 'enrollmentId'),
      projectActivitiesId: textIn(search, 'projectActivitiesId'),
      unitManagementId: textIn(search, 'unitManagementId'),
      promoter: textIn(search, 'promoter'),
      spModel: textIn(search, 'spModel'),
    }),
    component,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/change-role2',
    beforeLoad: ({ location, preload }) => openRoute('/change-role2')({ location, search: {}, preload }),
    validateSearch: (search: Record<string, unknown>): ChangeRoleSearch => ({ toRole: textIn(search, 'toRole') }),
    component,
  }),
  inviteRoute('/talk-register/enterprise'),
  inviteRoute('/talk2-register/enterprise'),
] as const;
