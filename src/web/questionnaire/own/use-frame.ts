import { useLingui } from '@lingui/react';
import type { FieldError } from '#domain/errors.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { fieldSentence } from '#web/api/error-sentence.ts';
import { useName } from '#web/i18n/localized-name.tsx';

/** What stands around every kind of question: its words, and what is wrong with its answer. */
export function useFrame({ question, problems }: { question: Question; problems: readonly FieldError[] }) {
  const { i18n } = useLingui();
  const { text: label } = useName(question.title);
  const { text: hint } = useName(question.hint);
  const problem = problems.find(({ path }) => path === `answers.${question.id}`);
  return { label, hint, required: question.required, error: problem && fieldSentence(problem, i18n) };
}
