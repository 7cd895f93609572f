import { createRoute } from '@tanstack/react-router';
import { type Turn, turns, type Workflow, workflows } from '#domain/inbox/words.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

export interface InboxSearch {
  search?: string | undefined;
  workflow?: Workflow | undefined;
  activityId?: string | undefined;
  /** Without one it is what waits for the fund. */
  turn?: Turn | 'ANY' | undefined;
  /** Waiting for at least so many working hours. */
  olderThan?: number | undefined;
  /** Of a reviewer: also what others decide about. */
  whose?: 'ALL' | undefined;
}

export const inboxDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'inbox',
    validateSearch: (search: Record<string, unknown>): InboxSearch => ({
      search: textIn(search, 'search'),
      workflow: wordIn(search, 'workflow', workflows),
      activityId: textIn(search, 'activityId'),
      turn: wordIn(search, 'turn', [...turns, 'ANY']),
      olderThan: countIn(search, 'olderThan'),
      whose: wordIn(search, 'whose', ['ALL']),
    }),
    component: lazyPage(() => import('./inbox-page.tsx'), 'InboxPage'),
  }),
] as const;
