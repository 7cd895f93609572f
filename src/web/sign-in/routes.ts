import { createRoute, redirect } from '@tanstack/react-router';
import { type SignInKind, signInKinds } from '#domain/participant/kinds.ts';
import { type ConflictSeverity, conflictSeverities } from '#domain/sign-in/words.ts';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { requireLogin } from '#web/api/require-login.ts';
import { lazyPage, lightPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

type Search = Record<string, unknown>;
const parent = { getParentRoute: () => rootRoute } as const;

interface OfActivity {
  activityId?: string | undefined;
}
interface ConflictsSearch extends OfActivity {
  state?: 'resolved' | undefined;
  severity?: ConflictSeverity | undefined;
  page?: number | undefined;
}
interface ListSearch extends OfActivity {
  tab?: 'live' | undefined;
  search?: string | undefined;
  signed?: 'fully' | 'notFully' | undefined;
  kind?: SignInKind | undefined;
  sessionId?: string | undefined;
  unitId?: string | undefined;
  page?: number | undefined;
}

const ofActivity = (search: Search): OfActivity => ({ activityId: textIn(search, 'activityId') });

export const signInRoutes = [
  createRoute({
    ...parent,
    path: '/sign-in',
    beforeLoad: () => {
      throw redirect({ to: '/sign-in/list', replace: true });
    },
  }),
  createRoute({
    ...parent,
    path: '/sign-in/scan',
    staticData: { bare: true },
    component: lightPage(() => import('./scan-page.tsx'), 'ScanPage'),
  }),
  createRoute({
    ...parent,
    path: '/sign-in/pair',
    validateSearch: (search: Search): { code?: string | undefined } => ({ code: textIn(search, 'code') }),
    component: lightPage(() => import('./pair-page.tsx'), 'PairPage'),
  }),
  createRoute({
    ...parent,
    path: '/sign-in/shift',
    component: lightPage(() => import('./shift-page.tsx'), 'ShiftPage'),
  }),
  createRoute({
    ...parent,
    path: '/sign-in/stations',
    beforeLoad: requireLogin,
    validateSearch: ofActivity,
    component: lazyPage(() => import('./desk/stations-page.tsx'), 'StationsPage'),
  }),
  createRoute({
    ...parent,
    path: '/sign-in/conflicts',
    beforeLoad: requireLogin,
    validateSearch: (search: Search): ConflictsSearch => ({
      ...ofActivity(search),
      state: wordIn(search, 'state', ['resolved']),
      severity: wordIn(search, 'severity', conflictSeverities),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./desk/conflicts-page.tsx'), 'ConflictsPage'),
  }),
  createRoute({
    ...parent,
    path: '/sign-in/list',
    validateSearch: (search: Search): ListSearch => ({
      ...ofActivity(search),
      tab: wordIn(search, 'tab', ['live']),
      search: textIn(search, 'search'),
      signed: wordIn(search, 'signed', ['fully', 'notFully']),
      kind: wordIn(search, 'kind', signInKinds),
      sessionId: textIn(search, 'sessionId'),
      unitId: textIn(search, 'unitId'),
      page: countIn(search, 'page'),
    }),
    beforeLoad: openRoute('/sign-in/list'),
    component: lazyPage(() => import('./desk/list-page.tsx'), 'ListPage'),
  }),
  createRoute({
    ...parent,
    path: '/sign-in/after-sign',
    beforeLoad: requireLogin,
    validateSearch: (search: Search): { venue?: string | undefined } => ({ venue: textIn(search, 'venue') }),
    component: lazyPage(() => import('./after-sign-page.tsx'), 'AfterSignPage'),
  }),
] as const;
