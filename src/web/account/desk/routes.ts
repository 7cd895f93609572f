import { createRoute } from '@tanstack/react-router';
import {
  type AccountSort,
  accountSorts,
  type AccountStanding,
  accountStandings,
} from '#domain/account/account-words.ts';
import { type OrgType, orgTypes } from '#domain/account/roles.ts';
import { type UnitKind, unitKinds } from '#domain/unit/unit-words.ts';
import { asking } from '#web/desk/asking.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

type Search = Record<string, unknown>;
const parent = { getParentRoute: () => deskRoute } as const;

export interface AccountsSearch {
  search?: string | undefined;
  orgType?: OrgType | undefined;
  activityId?: string | undefined;
  standing?: AccountStanding | undefined;
  sort?: AccountSort | undefined;
  page?: number | undefined;
}

export interface UnitsSearch {
  search?: string | undefined;
  kind?: UnitKind | undefined;
  region?: number | undefined;
  page?: number | undefined;
}

/** Which one is to take over. */
const mergeSearch = (search: Search): { into?: string | undefined } => ({ into: textIn(search, 'into') });

export const accountDeskRoutes = [
  createRoute({
    ...parent,
    path: '/accounts',
    validateSearch: (search: Search): AccountsSearch => ({
      search: textIn(search, 'search'),
      orgType: wordIn(search, 'orgType', orgTypes),
      activityId: textIn(search, 'activityId'),
      standing: wordIn(search, 'standing', accountStandings),
      sort: wordIn(search, 'sort', accountSorts),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./accounts-page.tsx'), 'AccountsPage'),
  }),
  createRoute({
    ...parent,
    path: '/accounts/new',
    component: lazyPage(() => import('./new-account-page.tsx'), 'NewAccountPage'),
  }),
  createRoute({
    ...parent,
    path: '/accounts/$accountId',
    ...asking(async ({ accountId }: { accountId: string }) => (await import('./queries.ts')).accountQuery(accountId)),
    component: lazyPage(() => import('./account-page.tsx'), 'AccountPage'),
  }),
  createRoute({
    ...parent,
    path: '/accounts/$accountId/merge',
    validateSearch: mergeSearch,
    component: lazyPage(() => import('./merge-account-page.tsx'), 'MergeAccountPage'),
  }),
  createRoute({
    ...parent,
    path: '/units',
    validateSearch: (search: Search): UnitsSearch => ({
      search: textIn(search, 'search'),
      kind: wordIn(search, 'kind', unitKinds),
      region: countIn(search, 'region'),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('#web/unit/desk/units-page.tsx'), 'UnitsPage'),
  }),
  createRoute({
    ...parent,
    path: '/units/new',
    component: lazyPage(() => import('#web/unit/desk/new-unit-page.tsx'), 'NewUnitPage'),
  }),
  createRoute({
    ...parent,
    path: '/units/$unitId',
    ...asking(async ({ unitId }: { unitId: string }) => (await import('./queries.ts')).unitQuery(unitId)),
    component: lazyPage(() => import('#web/unit/desk/unit-page.tsx'), 'UnitPage'),
  }),
  createRoute({
    ...parent,
    path: '/units/$unitId/merge',
    validateSearch: mergeSearch,
    component: lazyPage(() => import('#web/unit/desk/merge-unit-page.tsx'), 'MergeUnitPage'),
  }),
] as const;
