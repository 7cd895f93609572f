import { useLingui } from '@lingui/react/macro';
import type { QuestionnaireFields } from '#contract/questionnaire/desk.ts';
import { businessDateTime } from '#domain/instant.ts';
import { writtenLanguages } from '#domain/locale.ts';
import type { Words } from '#domain/questionnaire/question.ts';
import { languageOfText } from '#web/i18n/locale-names.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { useNames } from '../use-names.ts';
import type { QuestionnaireForm } from './use-questionnaire-form.ts';

const inEach = (words: Words): string =>
  writtenLanguages
    .map((language) => words[language])
    .filter(Boolean)
    .join('\n');

/** Somebody else saved the questionnaire first: which of the two is kept. */
export function Conflicting({ edit: { conflict, resolve, leaveConflict } }: { edit: QuestionnaireForm }) {
  const { t } = useLingui();
  const nameOf = useNames();
  if (!conflict) return null;
  const labels: Record<keyof QuestionnaireFields, string> = {
    title: t({ message: 'Title', context: 'questionnaire' }),
    intro: t`Introduction`,
    mainLanguage: t`Main language`,
    anonymous: t`Anonymous`,
    startsAt: t`Opens automatically (Macau time)`,
    endsAt: t`Closes automatically (Macau time)`,
    remindHours: t`Reminder (hours before closing)`,
    questions: t`Questions`,
  };
  const shown: { [Field in keyof QuestionnaireFields]: (values: QuestionnaireFields) => string } = {
    title: ({ title }) => inEach(title),
    intro: ({ intro }) => inEach(intro),
    mainLanguage: ({ mainLanguage }) => languageOfText[mainLanguage].name,
    anonymous: ({ anonymous }) => (anonymous ? t`Yes` : t`No`),
    startsAt: ({ startsAt }) => (startsAt ? businessDateTime(startsAt) : ''),
    endsAt: ({ endsAt }) => (endsAt ? businessDateTime(endsAt) : ''),
    remindHours: ({ remindHours }) => String(remindHours),
    questions: ({ questions }) => questions.map(({ title }, at) => `${at + 1}. ${nameOf(title)}`).join('\n'),
  };
  return (
    <EditConflict
      conflict={conflict}
      labelOf={(field) => labels[field]}
      show={(field, values) => shown[field](values)}
      onResolve={resolve}
      onClose={leaveConflict}
    />
  );
}
