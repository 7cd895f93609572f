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
  '/contact-change',
  '/invitation-register',
  '/exhibition',
  '/contractor',
  '/talk',
  '/talk2',
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

export const opensSoonRoutes = areas.flatMap((path) => [
  createRoute({ getParentRoute: () => rootRoute, path, component }),
  createRoute({ getParentRoute: () => rootRoute, path: `${path}/$`, component }),
]);
