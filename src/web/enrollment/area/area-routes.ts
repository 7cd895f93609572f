import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { textIn } from '#web/shell/search-text.ts';
import { areaPages, type AreaPath, type AreaSearch } from './area-pages.ts';
import { openRoute } from './open-route.ts';

const component = lazyPage(() => import('./area-page.tsx'), 'AreaPage');

export const areaRoutes = (Object.keys(areaPages) as AreaPath[]).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (search: Record<string, unknown>): AreaSearch =>
      Object.fromEntries(areaPages[path].map((name) => [name, textIn(search, name)])),
    beforeLoad: openRoute(path),
    component,
  }),
);
