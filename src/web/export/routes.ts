import { createRoute } from '@tanstack/react-router';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { textIn } from '#web/shell/search-text.ts';

export interface ExportSearch {
  /** The list to take, when the person comes from it. */
  kind?: string | undefined;
  /** Its filter as JSON, as the list's own call takes it. */
  filter?: string | undefined;
}

export const exportDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'exports',
    validateSearch: (search: Record<string, unknown>): ExportSearch => ({
      kind: textIn(search, 'kind'),
      filter: textIn(search, 'filter'),
    }),
    component: lazyPage(() => import('./exports-page.tsx'), 'ExportsPage'),
  }),
] as const;
