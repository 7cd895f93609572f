import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { QuestionnaireFields } from '#contract/questionnaire/desk.ts';
import { askedOf } from '#domain/questionnaire/asked.ts';
import type { Answers } from '#domain/questionnaire/question.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QuestionField } from '../own/question-field.tsx';

/** As whoever answers sees it, with what is not saved yet; what depends on an answer comes and goes, nothing is kept. */
export function Preview({ of: { title, intro, questions } }: { of: QuestionnaireFields }) {
  const [answers, setAnswers] = useState<Answers>({});
  if (questions.length === 0)
    return (
      <EmptyState icon="eye" title={<Trans>No questions yet</Trans>}>
        <Trans>Add the first one under “Questions”.</Trans>
      </EmptyState>
    );
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <p className="text-muted">
        <Trans>How people see it in the language of this page. Try it out: nothing is saved.</Trans>
      </p>
      <Card title={<LocalizedName of={title} />}>
        <div className="flex flex-col gap-6">
          <p className="whitespace-pre-line">
            <LocalizedName of={intro} />
          </p>
          {askedOf(questions, answers).map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              value={answers[question.id]}
              problems={[]}
              onChange={(value) =>
                setAnswers(({ [question.id]: _before, ...others }) =>
                  value === null ? others : { ...others, [question.id]: value },
                )
              }
            />
          ))}
        </div>
      </Card>
    </div>
  );
}
