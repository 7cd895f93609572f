import { createRoute, redirect } from '@tanstack/react-router';
import { type PersonSort, personSorts, type PersonState, personStates } from '#domain/participant/list-words.ts';
import { type SignInKind, signInKinds } from '#domain/participant/kinds.ts';
import { type ListStatus, listStatuses } from '#domain/participant/list-moves.ts';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage, lightPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';
import { type StaffTab, staffTabs } from './desk/staff-tabs.ts';

type Search = Record<string, unknown>;
const parent = { getParentRoute: () => rootRoute } as const;
const desk = { getParentRoute: () => deskRoute } as const;

export interface ApplySearch {
  activityId?: string | undefined;
  /** `new`, or whose entry is open. */
  person?: string | undefined;
  /** Whoever comes from another activity (D1 §2). */
  spModel?: string | undefined;
}
const applySearch = (search: Search): ApplySearch => ({
  activityId: textIn(search, 'activityId'),
  person: textIn(search, 'person'),
  spModel: textIn(search, 'spModel'),
});

/** One implementation for the road shows of both kinds (D2 §2). */
const applyRoute = <Path extends '/talk/party-person/apply' | '/talk2/party-person/apply'>(path: Path) =>
  createRoute({
    ...parent,
    path,
    validateSearch: applySearch,
    beforeLoad: openRoute(path),
    component: lazyPage(() => import('./unit/apply-page.tsx'), 'ApplyPage'),
  });

const toApply = (to: '/talk/party-person/apply' | '/talk2/party-person/apply') => ({
  validateSearch: applySearch,
  beforeLoad: ({ search }: { search: ApplySearch }) => {
    throw redirect({ to, search, replace: true });
  },
});

interface BadgesSearch {
  activityId?: string | undefined;
  unitId?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

export interface PeopleSearch {
  activityId?: string | undefined;
  tab?: StaffTab | undefined;
  search?: string | undefined;
  unitId?: string | undefined;
  listStatus?: ListStatus | undefined;
  kind?: SignInKind | undefined;
  night?: string | undefined;
  table?: string | undefined;
  standing?: PersonState | undefined;
  sort?: PersonSort | undefined;
  page?: number | undefined;
  /** Whose details are open. */
  person?: string | undefined;
  /** `new`, or whom staff correct. */
  entry?: string | undefined;
  /** Of the changes: those that were decided. */
  decided?: 'ACCEPTED' | 'REFUSED' | undefined;
}

const peopleSearch = (search: Search): PeopleSearch => ({
  activityId: textIn(search, 'activityId'),
  tab: wordIn(search, 'tab', staffTabs),
  search: textIn(search, 'search'),
  unitId: textIn(search, 'unitId'),
  listStatus: wordIn(search, 'listStatus', listStatuses),
  kind: wordIn(search, 'kind', signInKinds),
  night: textIn(search, 'night'),
  table: textIn(search, 'table'),
  standing: wordIn(search, 'standing', personStates),
  sort: wordIn(search, 'sort', personSorts),
  page: countIn(search, 'page'),
  person: textIn(search, 'person'),
  entry: textIn(search, 'entry'),
  decided: wordIn(search, 'decided', ['ACCEPTED', 'REFUSED']),
});

export const participantRoutes = [
  // The road-show areas open with their participants.
  createRoute({ ...parent, path: '/talk', ...toApply('/talk/party-person/apply') }),
  createRoute({ ...parent, path: '/talk2', ...toApply('/talk2/party-person/apply') }),
  applyRoute('/talk/party-person/apply'),
  applyRoute('/talk2/party-person/apply'),
  createRoute({
    ...parent,
    path: '/p/$token',
    component: lightPage(() => import('./participant-page.tsx'), 'ParticipantPage'),
  }),
] as const;

/** Pages of the fund's desk. */
export const participantDeskRoutes = [
  createRoute({
    ...desk,
    path: 'participants',
    validateSearch: peopleSearch,
    component: lazyPage(() => import('./desk/participants-page.tsx'), 'ParticipantsPage'),
  }),
  createRoute({
    ...desk,
    path: 'badges',
    validateSearch: (search: Search): BadgesSearch => ({
      activityId: textIn(search, 'activityId'),
      unitId: textIn(search, 'unitId'),
      search: textIn(search, 'search'),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./desk/badges-page.tsx'), 'BadgesPage'),
  }),
] as const;
