import { createRoute } from '@tanstack/react-router';
import { type BoardView, boardViews, isSupplementTab, type RecordTab, recordTabs } from '#domain/approval/views.ts';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { textIn, wordIn } from '#web/shell/search-text.ts';

export interface RecordSearch {
  activityId?: string | undefined;
  enrollmentId?: string | undefined;
  showDialog?: string | undefined;
  spModel?: string | undefined;
  tab?: RecordTab | undefined;
  view?: BoardView | undefined;
  /** Not only what was changed since it was given back. */
  all?: 'true' | undefined;
  /** The file that stands open. */
  file?: string | undefined;
}

const tabIn = (search: Record<string, unknown>): RecordTab | undefined => {
  const text = textIn(search, 'tab');
  return text !== undefined && isSupplementTab(text) ? text : wordIn(search, 'tab', recordTabs);
};

const validateSearch = (search: Record<string, unknown>): RecordSearch => ({
  activityId: textIn(search, 'activityId'),
  enrollmentId: textIn(search, 'enrollmentId'),
  showDialog: textIn(search, 'showDialog'),
  spModel: textIn(search, 'spModel'),
  tab: tabIn(search),
  view: wordIn(search, 'view', boardViews),
  all: wordIn(search, 'all', ['true']),
  file: textIn(search, 'file'),
});

const component = lazyPage(() => import('./approval-page.tsx'), 'ApprovalPage');

/** One page under the four addresses that the documents know it by. */
export const approvalRoutes = (
  [
    '/layoutBusiness-details',
    '/application-detail',
    '/layoutBusiness-form',
    '/layoutBusiness-form/layoutBusiness-details',
  ] as const
).map((path) =>
  createRoute({ getParentRoute: () => rootRoute, path, validateSearch, beforeLoad: openRoute(path), component }),
);
