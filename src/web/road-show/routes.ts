import { createRoute } from '@tanstack/react-router';
import type { RoutePath } from '#domain/account/route-access.ts';
import { type MatchFilter, matchFilters } from '#domain/road-show/match-moves.ts';
import { type RecordKind, recordKinds } from '#domain/road-show/record-form.ts';
import { type RecordStatus, recordStatuses } from '#domain/road-show/record-status.ts';
import { type TechnologyField, technologyFieldNames } from '#domain/road-show/technology-fields.ts';
import { asking } from '#web/desk/asking.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { oneOrList } from '#web/shell/one-or-list.tsx';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';
import {
  formPaths,
  type FormPath,
  listPaths,
  type ListPath,
  publicPaths,
  type PublicPath,
  recordIdIn,
} from './paths.ts';

type Search = Record<string, unknown>;

/** What narrows a list of results and demands. */
export interface RecordsSearch {
  activityId?: string | undefined;
  kind?: RecordKind | undefined;
  group?: TechnologyField | undefined;
  standing?: RecordStatus | undefined;
  which?: 'own' | 'toDecide' | undefined;
  unitManagementId?: string | undefined;
  schoolCode?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

/** By the documents' names (row 196); the record is `projectId` of a result, `demandRecordId` of a demand. */
export interface RecordSearch {
  activityId?: string | undefined;
  projectId?: string | undefined;
  demandRecordId?: string | undefined;
}

export interface PublicSearch extends RecordSearch {
  kind?: RecordKind | undefined;
  group?: TechnologyField | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

export interface UnitsSearch {
  activityId?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

export interface MatchesSearch {
  activityId?: string | undefined;
  standing?: MatchFilter | undefined;
  unitId?: string | undefined;
  page?: number | undefined;
}

const activityIn = (search: Search) => ({ activityId: textIn(search, 'activityId') });
const recordIn = (search: Search): RecordSearch => ({
  ...activityIn(search),
  projectId: textIn(search, 'projectId'),
  demandRecordId: textIn(search, 'demandRecordId'),
});
const narrowedIn = (search: Search) => ({
  kind: wordIn(search, 'kind', recordKinds),
  // A documents' group by its identifier is our field of technology.
  group: wordIn(search, 'group', technologyFieldNames) ?? wordIn(search, 'groupId', technologyFieldNames),
  search: textIn(search, 'search'),
  page: countIn(search, 'page'),
});
const recordsIn = (search: Search): RecordsSearch => ({
  ...activityIn(search),
  ...narrowedIn(search),
  standing: wordIn(search, 'standing', recordStatuses),
  which: wordIn(search, 'which', ['own', 'toDecide']),
  unitManagementId: textIn(search, 'unitManagementId'),
  schoolCode: textIn(search, 'schoolCode'),
});

const at = <Path extends RoutePath>(path: Path) =>
  ({ getParentRoute: () => rootRoute, path, beforeLoad: openRoute(path) }) as const;

const listRoutes = (Object.keys(listPaths) as ListPath[]).map((path) =>
  createRoute({
    ...at(path),
    validateSearch: recordsIn,
    component: lazyPage(() => import('./records-page.tsx'), 'RecordsPage'),
  }),
);
const formRoutes = (Object.keys(formPaths) as FormPath[]).map((path) =>
  createRoute({
    ...at(path),
    validateSearch: recordIn,
    component: lazyPage(() => import('./record-page.tsx'), 'OwnRecordPage'),
  }),
);
const publicRoutes = (Object.keys(publicPaths) as PublicPath[]).map((path) =>
  createRoute({
    ...at(path),
    validateSearch: (search: Search): PublicSearch => ({ ...recordIn(search), ...narrowedIn(search) }),
    ...oneOrList<PublicSearch>({
      idOf: recordIdIn,
      one: lazyPage(() => import('./public-record-page.tsx'), 'PublicRecordPage'),
      list: lazyPage(() => import('./public-list.tsx'), 'PublicList'),
    }),
  }),
);

export const roadShowRoutes = [
  ...listRoutes,
  ...formRoutes,
  ...publicRoutes,
  createRoute({
    ...at('/talk2/match-list'),
    validateSearch: (search: Search): MatchesSearch => ({
      ...activityIn(search),
      standing: wordIn(search, 'standing', matchFilters),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./matches-page.tsx'), 'MatchesPage'),
  }),
  createRoute({
    ...at('/talk/etp/list'),
    validateSearch: (search: Search): UnitsSearch => ({
      ...activityIn(search),
      search: textIn(search, 'search'),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./units-page.tsx'), 'UnitsPage'),
  }),
] as const;

export const roadShowDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/road-show',
    validateSearch: recordsIn,
    component: lazyPage(() => import('./desk-records-page.tsx'), 'DeskRecordsPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/road-show/matches',
    validateSearch: (search: Search): MatchesSearch => ({
      ...activityIn(search),
      standing: wordIn(search, 'standing', matchFilters),
      unitId: textIn(search, 'unitId'),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./desk-matches-page.tsx'), 'DeskMatchesPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/road-show/$recordId',
    ...asking(async ({ recordId }: { recordId: string }) => (await import('./queries.ts')).recordQuery(recordId)),
    component: lazyPage(() => import('./desk-record-page.tsx'), 'DeskRecordPage'),
  }),
] as const;
