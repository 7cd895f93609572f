import { createRoute } from '@tanstack/react-router';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { textIn } from '#web/shell/search-text.ts';

export interface AuditSearch {
  search?: string | undefined;
  accountId?: string | undefined;
  action?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  /** Days in Macau, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

interface AuditPageSearch extends AuditSearch {
  /** The change that is read as a whole. */
  entry?: string | undefined;
}

export const auditDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'audit',
    validateSearch: (search: Record<string, unknown>): AuditPageSearch => ({
      search: textIn(search, 'search'),
      accountId: textIn(search, 'accountId'),
      action: textIn(search, 'action'),
      subjectKind: textIn(search, 'subjectKind'),
      subjectId: textIn(search, 'subjectId'),
      from: textIn(search, 'from'),
      to: textIn(search, 'to'),
      entry: textIn(search, 'entry'),
    }),
    component: lazyPage(() => import('./audit-page.tsx'), 'AuditPage'),
  }),
] as const;
