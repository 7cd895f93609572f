import { createRoute } from '@tanstack/react-router';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { textIn } from '#web/shell/search-text.ts';

export interface ApplicationSearch {
  activityId?: string | undefined;
  enrollmentId?: string | undefined;
  spModel?: string | undefined;
}

const validateSearch = (search: Record<string, unknown>): ApplicationSearch => ({
  activityId: textIn(search, 'activityId'),
  enrollmentId: textIn(search, 'enrollmentId'),
  spModel: textIn(search, 'spModel'),
});

const wizard = createRoute({
  getParentRoute: () => rootRoute,
  path: '/application',
  validateSearch,
  component: lazyPage(() => import('./wizard-layout.tsx'), 'WizardLayout'),
});

const steps = [
  createRoute({
    getParentRoute: () => wizard,
    path: '/',
    beforeLoad: openRoute('/application'),
    component: lazyPage(() => import('./go-on.tsx'), 'GoOn'),
  }),
  createRoute({
    getParentRoute: () => wizard,
    path: '/statement',
    beforeLoad: openRoute('/application/statement'),
    component: lazyPage(() => import('./statement-page.tsx'), 'StatementPage'),
  }),
  createRoute({
    getParentRoute: () => wizard,
    path: '/entity',
    beforeLoad: openRoute('/application/entity'),
    component: lazyPage(() => import('./entity-page.tsx'), 'EntityPage'),
  }),
  createRoute({
    getParentRoute: () => wizard,
    path: '/bulletin',
    beforeLoad: openRoute('/application/bulletin'),
    component: lazyPage(() => import('./bulletin-page.tsx'), 'BulletinPage'),
  }),
  createRoute({
    getParentRoute: () => wizard,
    path: '/upload',
    beforeLoad: openRoute('/application/upload'),
    component: lazyPage(() => import('./upload-page.tsx'), 'UploadPage'),
  }),
  createRoute({
    getParentRoute: () => wizard,
    path: '/mif',
    beforeLoad: openRoute('/application/mif'),
    component: lazyPage(() => import('./mif-page.tsx'), 'MifPage'),
  }),
  createRoute({
    getParentRoute: () => wizard,
    path: '/check',
    beforeLoad: openRoute('/application/check'),
    component: lazyPage(() => import('./check-page.tsx'), 'CheckPage'),
  }),
];

export const applicationRoutes = [
  wizard.addChildren(steps),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/boards-change',
    validateSearch,
    beforeLoad: openRoute('/boards-change'),
    component: lazyPage(() => import('./boards-change-page.tsx'), 'BoardsChangePage'),
  }),
] as const;
