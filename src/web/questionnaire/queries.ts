import { ownQuestionnairePageSize as size } from '#contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OwnQuestionnaire } from '#contract/questionnaire/own.ts';
import type { AnswerFile } from '#contract/questionnaire/question.ts';
import type { Answer, Answers } from '#domain/questionnaire/question.ts';
import { answer, api } from '#web/api/client.ts';
import { ownLinkHeaders } from '#web/own-link/own-link-headers.ts';
import type { OwnListSearch } from './routes.ts';

export const questionnaireKey = ['questionnaire'] as const;

export const ownListQuery = ({ activityId, page = 0 }: OwnListSearch) =>
  queryOptions({
    queryKey: [...questionnaireKey, 'own', 'list', activityId, page],
    queryFn: () => answer(api.GET('/own-questionnaires', { params: { query: { activityId, page, size } } })),
    placeholderData: keepPreviousData,
  });

type Parts = Record<string, Answer | null>;

/** Where somebody's answers come from and go to: an account's, or those behind the link of a mail. */
export interface AnswerSource {
  /** Under which name they lie on this device. */
  key: string;
  /** The link of a mail; null for an account. */
  link: string | null;
  read: () => Promise<OwnQuestionnaire>;
  save: (seen: number, answers: Parts) => ReturnType<typeof saveAs>;
  submit: (answers: Answers) => ReturnType<typeof submitAs>;
  sendFile: (file: SentFile) => Promise<AnswerFile>;
  /** Where each stands. */
  files: () => Promise<AnswerFile[]>;
  /** An address that opens one for a minute. */
  openFile: (id: string) => Promise<string>;
}

/** Under an id that this device has made: sent twice it counts once. */
interface SentFile {
  id: string;
  questionId: string;
  file: File;
}

function formOf({ file }: SentFile): FormData {
  const form = new FormData();
  form.append('json', JSON.stringify({ fileSize: file.size }));
  form.append('file', file, file.name.normalize('NFC'));
  return form;
}

const path = (questionnaireId: string) => ({ params: { path: { questionnaireId } } });
const saveAs = (questionnaireId: string, seen: number, answers: Parts) =>
  answer(
    api.PUT('/own-questionnaires/{questionnaireId}/answers', { ...path(questionnaireId), body: { seen, answers } }),
  );
const submitAs = (questionnaireId: string, answers: Answers) =>
  answer(api.POST('/own-questionnaires/{questionnaireId}/submission', { ...path(questionnaireId), body: { answers } }));

export const accountSource = (id: string): AnswerSource => ({
  key: `questionnaire:${id}`,
  link: null,
  read: () => answer(api.GET('/own-questionnaires/{questionnaireId}', path(id))),
  save: (seen, answers) => saveAs(id, seen, answers),
  submit: (answers) => submitAs(id, answers),
  sendFile: (sent) =>
    answer(
      api.POST('/own-questionnaires/{questionnaireId}/files/{questionId}/{answerFileId}', {
        params: { path: { questionnaireId: id, questionId: sent.questionId, answerFileId: sent.id } },
        body: formOf(sent),
      }),
    ),
  files: async () => (await answer(api.GET('/own-questionnaires/{questionnaireId}/files', path(id)))).files,
  openFile: async (answerFileId) =>
    (
      await answer(
        api.POST('/own-questionnaires/{questionnaireId}/files/{answerFileId}/link', {
          params: { path: { questionnaireId: id, answerFileId } },
        }),
      )
    ).url,
});

export function linkSource(link: string): AnswerSource {
  const headers = ownLinkHeaders(link);
  const own = '/public/api/v1/own/questionnaire';
  return {
    // The end of its signature: what opens the record is not written down with it.
    key: `questionnaire:link:${link.slice(-16)}`,
    link,
    read: () => answer(api.GET(own, { headers })),
    save: (seen, answers) => answer(api.PUT(`${own}/answers`, { headers, body: { seen, answers } })),
    submit: (answers) => answer(api.POST(`${own}/submission`, { headers, body: { answers } })),
    sendFile: (sent) =>
      answer(
        api.POST(`${own}/files/{questionId}/{answerFileId}`, {
          headers,
          params: { path: { questionId: sent.questionId, answerFileId: sent.id } },
          body: formOf(sent),
        }),
      ),
    files: async () => (await answer(api.GET(`${own}/files`, { headers }))).files,
    openFile: async (answerFileId) =>
      (await answer(api.POST(`${own}/files/{answerFileId}/link`, { headers, params: { path: { answerFileId } } }))).url,
  };
}
