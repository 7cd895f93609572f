import { createRoute } from '@tanstack/react-router';
import type { RoutePath } from '#domain/account/route-access.ts';
import { type ApplicationStatus, applicationStatuses } from '#domain/recruitment/application-moves.ts';
import { type PositionType, positionTypes } from '#domain/recruitment/position-form.ts';
import { type UnitStanding, unitStandings } from '#domain/recruitment/position-moves.ts';
import { type PositionStatus, positionStatuses } from '#domain/recruitment/position-status.ts';
import { asking } from '#web/desk/asking.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { oneOrList } from '#web/shell/one-or-list.tsx';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

type Search = Record<string, unknown>;

export interface OfFair {
  activityId?: string | undefined;
}

/** The documents have no name for it but `id`. */
export interface OnePositionSearch extends OfFair {
  positionId?: string | undefined;
}

/** What narrows the list of one's own positions, or of those to decide about. */
export interface PositionsSearch extends OfFair {
  standing?: PositionStatus | undefined;
  which?: 'toDecide' | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

/** What narrows the public list; with a position, that one. */
export interface PublicSearch extends OnePositionSearch {
  type?: PositionType | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

const activityIn = (search: Search): OfFair => ({ activityId: textIn(search, 'activityId') });
const oneIn = (search: Search): OnePositionSearch => ({
  ...activityIn(search),
  positionId: textIn(search, 'positionId') ?? textIn(search, 'id'),
});
const positionsIn = (search: Search): PositionsSearch => ({
  ...activityIn(search),
  standing: wordIn(search, 'standing', positionStatuses),
  which: wordIn(search, 'which', ['toDecide']),
  search: textIn(search, 'search'),
  page: countIn(search, 'page'),
});
const publicIn = (search: Search): PublicSearch => ({
  ...oneIn(search),
  type: wordIn(search, 'type', positionTypes),
  search: textIn(search, 'search'),
  page: countIn(search, 'page'),
});

/** What narrows the list of who applied. */
export interface ApplicationsSearch extends OnePositionSearch {
  standing?: ApplicationStatus | undefined;
  search?: string | undefined;
  page?: number | undefined;
}
export interface OneApplicationSearch extends OfFair {
  applicationId?: string | undefined;
}
export interface TalentsSearch extends OfFair {
  unitId?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

export interface UnitsSearch extends OfFair {
  standing?: UnitStanding | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

const unitsIn = (search: Search): UnitsSearch => ({
  ...activityIn(search),
  standing: wordIn(search, 'standing', unitStandings),
  search: textIn(search, 'search'),
  page: countIn(search, 'page'),
});
const applicationsIn = (search: Search): ApplicationsSearch => ({
  ...oneIn(search),
  standing: wordIn(search, 'standing', applicationStatuses),
  search: textIn(search, 'search'),
  page: countIn(search, 'page'),
});
const applicationIn = (search: Search): OneApplicationSearch => ({
  ...activityIn(search),
  applicationId: textIn(search, 'applicationId'),
});
const talentsIn = (search: Search): TalentsSearch => ({
  ...activityIn(search),
  unitId: textIn(search, 'unitId'),
  search: textIn(search, 'search'),
  page: countIn(search, 'page'),
});

const at = <Path extends RoutePath>(path: Path) =>
  ({ getParentRoute: () => rootRoute, path, beforeLoad: openRoute(path) }) as const;

export const recruitmentRoutes = [
  createRoute({
    ...at('/recruit'),
    validateSearch: activityIn,
    component: lazyPage(() => import('./hub-page.tsx'), 'HubPage'),
  }),
  createRoute({
    ...at('/recruit/unit-register'),
    validateSearch: activityIn,
    component: lazyPage(() => import('./unit-register-page.tsx'), 'UnitRegisterPage'),
  }),
  createRoute({
    ...at('/recruit/list'),
    validateSearch: positionsIn,
    component: lazyPage(() => import('./position/own-positions-page.tsx'), 'OwnPositionsPage'),
  }),
  createRoute({
    ...at('/recruit/contractor'),
    validateSearch: positionsIn,
    component: lazyPage(() => import('./position/positions-to-check-page.tsx'), 'PositionsToCheckPage'),
  }),
  createRoute({
    ...at('/recruit/apply'),
    validateSearch: oneIn,
    component: lazyPage(() => import('./position/own-position-page.tsx'), 'OwnPositionPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/recruit/check',
    beforeLoad: openRoute('/recruit/contractor'),
    validateSearch: oneIn,
    component: lazyPage(() => import('./position/check-position-page.tsx'), 'CheckPositionPage'),
  }),
  createRoute({
    ...at('/recruit/applications'),
    validateSearch: applicationsIn,
    component: lazyPage(() => import('./board/applications-page.tsx'), 'ApplicationsPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/recruit/scan',
    beforeLoad: openRoute('/recruit/applications'),
    validateSearch: oneIn,
    component: lazyPage(() => import('./scan/scan-page.tsx'), 'ScanPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/recruit/application',
    beforeLoad: openRoute('/recruit/applications'),
    validateSearch: applicationIn,
    component: lazyPage(() => import('./board/application-page.tsx'), 'ApplicationPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/recruit/own',
    component: lazyPage(() => import('./own/own-application-page.tsx'), 'OwnApplicationPage'),
  }),
  createRoute({
    ...at('/public-recruit-list'),
    validateSearch: publicIn,
    ...oneOrList<PublicSearch>({
      idOf: ({ positionId }) => positionId,
      one: lazyPage(() => import('./public/public-position-page.tsx'), 'PublicPositionPage'),
      list: lazyPage(() => import('./public/public-list.tsx'), 'PublicList'),
    }),
  }),
] as const;

export const recruitmentDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/recruitment',
    validateSearch: positionsIn,
    component: lazyPage(() => import('./desk/desk-positions-page.tsx'), 'DeskPositionsPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/recruitment/units',
    validateSearch: unitsIn,
    component: lazyPage(() => import('./desk/units-page.tsx'), 'UnitsPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/recruitment/talents',
    validateSearch: talentsIn,
    component: lazyPage(() => import('./desk/talents-page.tsx'), 'TalentsPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/recruitment/$positionId',
    ...asking(async ({ positionId }: { positionId: string }) =>
      (await import('./queries.ts')).positionQuery(positionId),
    ),
    component: lazyPage(() => import('./desk/desk-position-page.tsx'), 'DeskPositionPage'),
  }),
] as const;
