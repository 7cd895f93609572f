import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.ts';

/** Areas whose pages are still to come; each leaves this list when its feature brings its routes. */
const areas = [
  '/application',
  '/application-detail',
  '/layoutBusiness-form',
  '/layoutBusiness-details',
  '/layoutBusiness-list',
  '/boards-change',
  '/activity-records',
  '/change-role',
  '/change-role2',
  '/contact-change',
  '/invitation-register',
  '/exhibition',
  '/contractor',
  '/talk-register/enterprise',
  '/talk2-register/enterprise',
  '/public-talk/demand-list',
  '/public-talk2/list',
  '/recruit',
  '/public-recruit-list',
  '/docking',
  '/public-event',
  '/public-event-announce',
  '/public-event-register',
  '/public-json-list',
  '/forum-sign',
] as const;

const component = lazyPage(['shell'], () => import('./opens-soon-page.tsx'), 'OpensSoonPage');

/** Areas that have a first page already, and some to come. */
const begun = ['/talk', '/talk2'] as const;

export const opensSoonRoutes = [
  ...areas.map((path) => createRoute({ getParentRoute: () => rootRoute, path, component })),
  ...[...areas, ...begun].map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path: `${path}/$` as const, component }),
  ),
];
