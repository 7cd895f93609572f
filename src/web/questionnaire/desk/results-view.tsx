import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DeskQuestionnaire, QuestionResult } from '#contract/questionnaire/desk.ts';
import { fewestAnonymous } from '#domain/questionnaire/questionnaire-moves.ts';
import { ExportLink } from '#web/desk/export-link.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Answered } from './answered.tsx';
import { Bars } from './bars.tsx';
import { OpenAnswers } from './open-answers.tsx';
import { resultsQuery, takeAnswerFiles } from './queries.ts';

const readOneByOne = new Set<QuestionResult['type']>(['TEXT', 'CONTACTS', 'DATE', 'FILE']);

/** What was answered: a bar for each choice, and the texts to read and search. */
export function ResultsView({ of: asked }: { of: DeskQuestionnaire }) {
  const { data, error, refetch } = useQuery({ ...resultsQuery(asked.id), enabled: asked.resultsAreOpen });
  const taking = useDeed({ call: () => takeAnswerFiles(asked.id) });
  if (!asked.resultsAreOpen)
    return (
      <EmptyState icon="lock" title={<Trans>The answers are not shown yet</Trans>}>
        <Trans>
          Anonymous answers are shown once the questionnaire is closed and at least {fewestAnonymous} people have
          answered, so that nobody can tell whose they are.
        </Trans>
      </EmptyState>
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg font-semibold">
          <Answered of={data} />
        </p>
        <div data-no-print className="flex flex-wrap gap-2">
          <ExportLink
            kind="questionnaire-answers"
            filter={{ activityId: asked.activity.id, questionnaireId: asked.id }}
          />
          {data.questions.some(({ type, answered }) => type === 'FILE' && answered > 0) && (
            <Button icon="download" busy={taking.busy} onClick={() => void taking.run()}>
              <Trans>All files (ZIP)</Trans>
            </Button>
          )}
          <Button icon="print" onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
      </div>
      {data.questions.map((result) => (
        <Card key={result.id} title={<LocalizedName of={result.title} />}>
          <div className="flex flex-col gap-4">
            <p className="text-sm text-muted">
              <Plural value={result.answered} one="# answer" other="# answers" />
              {result.mean !== null && (
                <>
                  {' · '}
                  <Average of={result.mean} least={result.least} most={result.most} />
                </>
              )}
            </p>
            <Bars of={result} question={asked.fields.questions.find(({ id }) => id === result.id)} />
            {readOneByOne.has(result.type) && <OpenAnswers id={asked.id} questionId={result.id} />}
          </div>
        </Card>
      ))}
    </div>
  );
}

function Average({ of, least, most }: { of: number; least: number | null; most: number | null }) {
  const { i18n } = useLingui();
  const average = i18n.number(of, { maximumFractionDigits: 1 });
  return (
    <Trans>
      {average} on average, from {least} to {most}
    </Trans>
  );
}
