import { createRoute } from '@tanstack/react-router';
import {
  type AnswerStatus,
  answerStatuses,
  type QuestionnaireStatus,
  questionnaireStatuses,
} from '#domain/questionnaire/status.ts';
import { requireLogin } from '#web/api/require-login.ts';
import { asking } from '#web/desk/asking.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';
import { type DeskView, deskViews } from './desk-views.ts';

type Search = Record<string, unknown>;

export interface OwnListSearch {
  activityId?: string | undefined;
  page?: number | undefined;
}
export interface OwnSearch {
  activityId?: string | undefined;
  id?: string | undefined;
}

/** What narrows the fund's list. */
export interface DeskListSearch {
  activityId?: string | undefined;
  status?: QuestionnaireStatus | undefined;
  unitId?: string | undefined;
  page?: number | undefined;
}

/** What narrows the list of those who are asked. */
export interface RespondentsSearch {
  answered?: AnswerStatus | undefined;
  search?: string | undefined;
  page?: number | undefined;
}
export interface DeskOneSearch extends RespondentsSearch {
  view?: DeskView | undefined;
}

const list = {
  getParentRoute: () => rootRoute,
  validateSearch: (search: Search): OwnListSearch => ({
    activityId: textIn(search, 'activityId'),
    page: countIn(search, 'page'),
  }),
  component: lazyPage(() => import('./own/own-list-page.tsx'), 'OwnListPage'),
} as const;
const detail = {
  getParentRoute: () => rootRoute,
  validateSearch: (search: Search): OwnSearch => ({
    activityId: textIn(search, 'activityId'),
    id: textIn(search, 'id'),
  }),
  component: lazyPage(() => import('./own/answer-page.tsx'), 'AnswerPage'),
} as const;

/** Each page under the documents' two addresses, under one for whoever is asked, and by the link of a mail. */
export const questionnaireRoutes = [
  createRoute({ ...list, path: '/questionnaire/list', beforeLoad: requireLogin }),
  createRoute({ ...detail, path: '/questionnaire/detail', beforeLoad: requireLogin }),
  createRoute({ ...list, path: '/talk/questionnaire/list', beforeLoad: openRoute('/talk/questionnaire/list') }),
  createRoute({ ...detail, path: '/talk/questionnaire/detail', beforeLoad: openRoute('/talk/questionnaire/detail') }),
  createRoute({ ...list, path: '/talk2/questionnaire/list', beforeLoad: openRoute('/talk2/questionnaire/list') }),
  createRoute({ ...detail, path: '/talk2/questionnaire/detail', beforeLoad: openRoute('/talk2/questionnaire/detail') }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/questionnaire/own',
    component: lazyPage(() => import('./own/linked-page.tsx'), 'LinkedPage'),
  }),
] as const;

export const questionnaireDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/questionnaire',
    validateSearch: (search: Search): DeskListSearch => ({
      activityId: textIn(search, 'activityId'),
      status: wordIn(search, 'status', questionnaireStatuses),
      unitId: textIn(search, 'unitId'),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./desk/list-page.tsx'), 'DeskQuestionnairesPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/questionnaire/$questionnaireId',
    ...asking(async ({ questionnaireId }: { questionnaireId: string }) =>
      (await import('./desk/queries.ts')).deskOneQuery(questionnaireId),
    ),
    validateSearch: (search: Search): DeskOneSearch => ({
      view: wordIn(search, 'view', deskViews),
      answered: wordIn(search, 'answered', answerStatuses),
      search: textIn(search, 'search'),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./desk/one-page.tsx'), 'DeskQuestionnairePage'),
  }),
] as const;
