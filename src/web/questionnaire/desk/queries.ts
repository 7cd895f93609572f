import { questionnairePageSize as size } from '#contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QuestionnaireFields } from '#contract/questionnaire/desk.ts';
import type { DocumentOrgType } from '#domain/account/roles.ts';
import type { Instant } from '#domain/instant.ts';
import type { QuestionnaireButton } from '#domain/questionnaire/questionnaire-moves.ts';
import { answer, api } from '#web/api/client.ts';
import type { Once } from '#web/api/once.ts';
import { questionnaireKey } from '../queries.ts';
import type { DeskListSearch, RespondentsSearch } from '../routes.ts';
import { showDeeds } from '#web/undo/deeds.ts';

export const questionnaireChanges = [questionnaireKey];
const path = (questionnaireId: string) => ({ params: { path: { questionnaireId } } });

export const deskListQuery = ({ activityId, status, unitId, page = 0 }: DeskListSearch) =>
  queryOptions({
    queryKey: [...questionnaireKey, 'desk', 'list', activityId, status, unitId, page],
    queryFn: () =>
      answer(api.GET('/questionnaires', { params: { query: { activityId, status, unitId, page, size } } })),
    placeholderData: keepPreviousData,
  });

export const deskOneQuery = (id: string) =>
  queryOptions({
    queryKey: [...questionnaireKey, 'desk', 'one', id],
    queryFn: () => answer(api.GET('/questionnaires/{questionnaireId}', path(id))),
  });

export const addQuestionnaire = (
  body: { activityId: string; followUp: boolean; anonymous: boolean; copyOf?: string },
  once: Once,
) => answer(api.POST('/questionnaires', { body, ...once }));
export const saveQuestionnaire = (id: string, version: number, fields: QuestionnaireFields) =>
  answer(api.PUT('/questionnaires/{questionnaireId}', { ...path(id), body: { version, fields } }));
export const removeQuestionnaire = (id: string) => answer(api.DELETE('/questionnaires/{questionnaireId}', path(id)));
export async function moveQuestionnaire(
  id: string,
  body: { move: QuestionnaireButton; version: number; endsAt?: Instant | null },
): Promise<void> {
  await answer(api.POST('/questionnaires/{questionnaireId}/moves', { ...path(id), body }));
  await showDeeds();
}

export const respondentsQuery = (id: string, { answered, search, page = 0 }: RespondentsSearch) =>
  queryOptions({
    queryKey: [...questionnaireKey, 'desk', 'respondents', id, answered, search, page],
    queryFn: () =>
      answer(
        api.GET('/questionnaires/{questionnaireId}/respondents', {
          params: { path: { questionnaireId: id }, query: { status: answered, search, page, size } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

interface Asked {
  orgTypes: DocumentOrgType[];
  people: { name: string; unitName: string; email: string; language: 'zh' | 'sc' | 'en' | 'pt' }[];
}
export const addRespondents = (id: string, body: Asked) =>
  answer(api.POST('/questionnaires/{questionnaireId}/respondents', { ...path(id), body }));
export const removeRespondent = (questionnaireId: string, respondentId: string) =>
  answer(
    api.DELETE('/questionnaires/{questionnaireId}/respondents/{respondentId}', {
      params: { path: { questionnaireId, respondentId } },
    }),
  );

export const resultsQuery = (id: string) =>
  queryOptions({
    queryKey: [...questionnaireKey, 'desk', 'results', id],
    queryFn: () => answer(api.GET('/questionnaires/{questionnaireId}/results', path(id))),
  });

/** The files of all answers as one ZIP. */
export async function takeAnswerFiles(id: string): Promise<void> {
  const { url } = await answer(api.POST('/questionnaires/{questionnaireId}/file-packs', path(id)));
  location.assign(url);
}

export const openAnswersQuery = (questionnaireId: string, questionId: string, search: string, page: number) =>
  queryOptions({
    queryKey: [...questionnaireKey, 'desk', 'open', questionnaireId, questionId, search, page],
    queryFn: () =>
      answer(
        api.GET('/questionnaires/{questionnaireId}/results/{questionId}', {
          params: { path: { questionnaireId, questionId }, query: { search, page, size } },
        }),
      ),
    placeholderData: keepPreviousData,
  });
