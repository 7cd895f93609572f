import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskQuestionnaire, QuestionnaireFields } from '#contract/questionnaire/desk.ts';
import type { FieldError } from '#domain/errors.ts';
import { tooLongWords } from '#domain/questionnaire/check-questions.ts';
import { ApiError } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { useVersionedForm, type Versioned } from '#web/ui/use-versioned-form.ts';
import { questionnaireKey } from '../queries.ts';
import { deskOneQuery, saveQuestionnaire } from './queries.ts';

export const draftKeyOf = (id: string): string => `questionnaire-desk:${id}`;

const versioned = ({ fields, version }: DeskQuestionnaire): Versioned<QuestionnaireFields> => ({
  values: fields,
  version,
});

/** What cannot be saved; what may still be missing in a draft is `questionFaults`. */
const problemsOf = (fields: QuestionnaireFields): FieldError[] => [
  ...tooLongWords(fields),
  ...(fields.startsAt && fields.endsAt && fields.startsAt >= fields.endsAt
    ? [{ path: 'endsAt', problem: 'endBeforeStart' } as const]
    : []),
];

/** Fields that the server names below `fields`. */
const inForm = (error: unknown): unknown =>
  error instanceof ApiError
    ? new ApiError({
        code: error.code,
        message: error.message,
        status: error.status,
        requestId: error.requestId,
        fields: error.fields.map((problem) => ({ ...problem, path: problem.path.replace(/^fields\./, '') })),
      })
    : error;

export type QuestionnaireForm = ReturnType<typeof useQuestionnaireForm>;

/** What a questionnaire says and asks, while it is written; kept on this device until it is saved. */
export function useQuestionnaireForm(of: DeskQuestionnaire) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { id, version } = of;
  const edit = useVersionedForm<QuestionnaireFields>({
    draftKey: draftKeyOf(id),
    loaded: versioned(of),
    check: problemsOf,
    save: async (edited) => {
      try {
        const saved = versioned(await saveQuestionnaire(id, edited.version, edited.values));
        await changed(questionnaireKey);
        toast({ text: t`Saved.` });
        return saved;
      } catch (error) {
        throw inForm(error);
      }
    },
    fetchNewest: async () => versioned(await client.fetchQuery({ ...deskOneQuery(id), staleTime: 0 })),
  });
  // A move, or somebody else, left another version: it is shown where nothing was typed.
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    if (!edit.dirty) edit.take(versioned(of));
  }
  return edit;
}
