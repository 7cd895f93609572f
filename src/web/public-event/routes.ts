import { createRoute } from '@tanstack/react-router';
import type { RoutePath } from '#domain/account/route-access.ts';
import { type RegistrationStatus, registrationStatuses } from '#domain/public-event/registration-moves.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

type Search = Record<string, unknown>;

export interface EventSearch {
  activityId?: string | undefined;
}
export interface DemandsSearch extends EventSearch {
  page?: number | undefined;
}
export interface RegistrationsSearch extends EventSearch {
  status?: RegistrationStatus | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

const eventIn = (search: Search): EventSearch => ({ activityId: textIn(search, 'activityId') });
const demandsIn = (search: Search): DemandsSearch => ({ ...eventIn(search), page: countIn(search, 'page') });

const at = <Path extends RoutePath>(path: Path) =>
  ({ getParentRoute: () => rootRoute, path, beforeLoad: openRoute(path), validateSearch: eventIn }) as const;

const announce = lazyPage(() => import('./announce/announce-page.tsx'), 'AnnouncePage');

export const publicEventRoutes = [
  createRoute({ ...at('/public-event'), component: announce }),
  createRoute({ ...at('/public-event-announce'), component: announce }),
  createRoute({
    ...at('/public-event-register'),
    component: lazyPage(() => import('./register/register-page.tsx'), 'RegisterPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/public-event/own',
    component: lazyPage(() => import('./own/own-page.tsx'), 'OwnPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/public-event/own-email',
    component: lazyPage(() => import('./own/own-email-page.tsx'), 'OwnEmailPage'),
  }),
  createRoute({
    ...at('/public-event/demand-list'),
    validateSearch: demandsIn,
    component: lazyPage(() => import('./demand/demands-page.tsx'), 'DemandsPage'),
  }),
  createRoute({
    ...at('/public-event/demand-apply'),
    component: lazyPage(() => import('./demand/demand-page.tsx'), 'DemandPage'),
  }),
] as const;

export const publicEventDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/public-event',
    validateSearch: (search: Search): RegistrationsSearch => ({
      ...eventIn(search),
      status: wordIn(search, 'status', registrationStatuses),
      search: textIn(search, 'search'),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./desk/registrations-page.tsx'), 'RegistrationsPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/public-event/seats',
    validateSearch: eventIn,
    component: lazyPage(() => import('./desk/seats-page.tsx'), 'SeatsPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/public-event/demands',
    validateSearch: demandsIn,
    component: lazyPage(() => import('./desk/desk-demands-page.tsx'), 'DeskDemandsPage'),
  }),
] as const;
