import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnQuestionnaire } from '#contract/questionnaire/own.ts';
import { askedOf } from '#domain/questionnaire/asked.ts';
import { plainAnswer } from '#domain/questionnaire/plain-answer.ts';
import type { Answer, Question } from '#domain/questionnaire/question.ts';
import { Card } from '#web/ui/card.tsx';
import { useNames } from '../use-names.ts';
import { GivenFiles } from './given-files.tsx';

/** What was handed in, as a document to read. */
export function GivenAnswers({
  of: { questions, answer, files },
  openFile,
}: {
  of: OwnQuestionnaire;
  openFile: (id: string) => Promise<string>;
}) {
  const nameOf = useNames();
  return (
    <Card title={<Trans>Your answers</Trans>}>
      <dl className="flex flex-col gap-4">
        {askedOf(questions, answer.answers).map((question) => (
          <div key={question.id}>
            <dt className="text-sm text-muted">{nameOf(question.title)}</dt>
            <dd className="whitespace-pre-line">
              {question.type === 'FILE' ? (
                <GivenFiles answer={answer.answers[question.id]} files={files} open={openFile} />
              ) : (
                <Given question={question} answer={answer.answers[question.id]} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Given({ question, answer }: { question: Question; answer: Answer | undefined }) {
  const { t } = useLingui();
  const nameOf = useNames();
  const optionOf = (id: string) => nameOf(question.options.find((one) => one.id === id)?.words ?? {});
  if (answer === undefined) return '–';
  if (question.type === 'ONE') return optionOf(plainAnswer(answer));
  if (!Array.isArray(answer) && typeof answer === 'object')
    return (
      <ul>
        {question.rows.map((row) => (
          <li key={row.id}>
            {nameOf(row.words)} <span aria-hidden>·</span> {optionOf(answer[row.id] ?? '') || '–'}
          </li>
        ))}
      </ul>
    );
  if (!Array.isArray(answer)) return plainAnswer(answer);
  return (
    <ul className="list-disc pl-5">
      {answer.map((one) =>
        typeof one === 'string' ? (
          <li key={one}>{optionOf(one)}</li>
        ) : (
          <li key={JSON.stringify(one)}>
            <span className="font-medium">{one.name}</span> · {one.inTouch ? t`In touch` : t`Not in touch`}
            {one.situation && <span className="block text-muted">{one.situation}</span>}
          </li>
        ),
      )}
    </ul>
  );
}
