import { createRoute } from '@tanstack/react-router';
import type { RoutePath } from '#domain/account/route-access.ts';
import { type ProjectStatus, projectStatuses } from '#domain/closing/project-status.ts';
import { asking } from '#web/desk/asking.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { oneOrList } from '#web/shell/one-or-list.tsx';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

type Search = Record<string, unknown>;

/** The exhibition that is carried along from page to page (row 181). */
export interface OfExhibition {
  projectActivitiesId?: string | undefined;
  /** As other areas call it; taken where it comes alone. */
  activityId?: string | undefined;
}

export interface OneProjectSearch extends OfExhibition {
  projectId?: string | undefined;
  /** That stands open large. */
  file?: string | undefined;
}

/** What narrows a list of projects. */
export interface ProjectsSearch extends OfExhibition {
  standing?: ProjectStatus | undefined;
  which?: 'ownTurn' | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

/** What narrows the public list; with a project, that one. */
export interface PublicProjectsSearch {
  activityId?: string | undefined;
  projectId?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

const publicIn = (search: Search): PublicProjectsSearch => ({
  activityId: textIn(search, 'activityId'),
  projectId: textIn(search, 'projectId'),
  search: textIn(search, 'search'),
  page: countIn(search, 'page'),
});
const exhibitionIn = (search: Search): OfExhibition => ({
  projectActivitiesId: textIn(search, 'projectActivitiesId') ?? textIn(search, 'activityId'),
  activityId: textIn(search, 'activityId'),
});
const oneIn = (search: Search): OneProjectSearch => ({
  ...exhibitionIn(search),
  projectId: textIn(search, 'projectId') ?? textIn(search, 'id'),
  file: textIn(search, 'file'),
});
const projectsIn = (search: Search): ProjectsSearch => ({
  ...exhibitionIn(search),
  standing: wordIn(search, 'standing', projectStatuses),
  which: wordIn(search, 'which', ['ownTurn']),
  search: textIn(search, 'search'),
  page: countIn(search, 'page'),
});

const at = <Path extends RoutePath>(path: Path) =>
  ({ getParentRoute: () => rootRoute, path, beforeLoad: openRoute(path) }) as const;
const home = lazyPage(() => import('./home-page.tsx'), 'HomePage');
const designs = lazyPage(() => import('./design/own-designs-page.tsx'), 'OwnDesignsPage');
const info = lazyPage(() => import('./project/info-step.tsx'), 'InfoStep');

export const closingRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/public-projects',
    validateSearch: publicIn,
    ...oneOrList<PublicProjectsSearch>({
      idOf: ({ projectId }) => projectId,
      one: lazyPage(() => import('./public/public-project-page.tsx'), 'PublicProjectPage'),
      list: lazyPage(() => import('./public/public-list.tsx'), 'PublicList'),
    }),
  }),
  createRoute({ ...at('/exhibition'), validateSearch: exhibitionIn, component: home }),
  createRoute({ ...at('/exhibition/home'), validateSearch: exhibitionIn, component: home }),
  createRoute({
    ...at('/exhibition/list'),
    validateSearch: projectsIn,
    component: lazyPage(() => import('./project/own-projects-page.tsx'), 'OwnProjectsPage'),
  }),
  createRoute({ ...at('/exhibition/form'), validateSearch: oneIn, component: info }),
  createRoute({ ...at('/exhibition/form/ProjectInfo'), validateSearch: oneIn, component: info }),
  createRoute({
    ...at('/exhibition/form/ImageInfo'),
    validateSearch: oneIn,
    component: lazyPage(() => import('./project/image-step.tsx'), 'ImageStep'),
  }),
  createRoute({
    ...at('/exhibition/form/CheckInfo'),
    validateSearch: oneIn,
    component: lazyPage(() => import('./project/check-step.tsx'), 'CheckStep'),
  }),
  createRoute({
    ...at('/exhibition/detail'),
    validateSearch: oneIn,
    component: lazyPage(() => import('./project/detail-page.tsx'), 'DetailPage'),
  }),
  createRoute({
    ...at('/exhibition/preview'),
    validateSearch: oneIn,
    component: lazyPage(() => import('./board/preview-page.tsx'), 'PreviewPage'),
  }),
  createRoute({ ...at('/contractor'), validateSearch: projectsIn, component: designs }),
  createRoute({ ...at('/contractor/list'), validateSearch: projectsIn, component: designs }),
  createRoute({
    ...at('/contractor/step'),
    validateSearch: oneIn,
    component: lazyPage(() => import('./design/design-page.tsx'), 'DesignPage'),
  }),
] as const;

export const closingDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/project-closing',
    validateSearch: projectsIn,
    component: lazyPage(() => import('./desk/desk-projects-page.tsx'), 'DeskProjectsPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/project-closing/import',
    validateSearch: exhibitionIn,
    component: lazyPage(() => import('./desk/import-page.tsx'), 'ImportPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/project-closing/$projectId',
    ...asking(async ({ projectId }: { projectId: string }) => (await import('./queries.ts')).projectQuery(projectId)),
    validateSearch: (search: Search): Pick<OneProjectSearch, 'file'> => ({ file: textIn(search, 'file') }),
    component: lazyPage(() => import('./desk/desk-project-page.tsx'), 'DeskProjectPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/project-closing/$projectId/board',
    ...asking(async ({ projectId }: { projectId: string }) => (await import('./queries.ts')).projectQuery(projectId)),
    component: lazyPage(() => import('./desk/desk-board-page.tsx'), 'DeskBoardPage'),
  }),
] as const;
