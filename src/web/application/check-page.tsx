import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { applicationProblems } from '#domain/application/check-application.ts';
import { stepOfPath } from '#domain/application/wizard-steps.ts';
import { fieldSentence } from '#web/api/error-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { applicationQuery } from './queries.ts';
import { Document } from './document.tsx';
import { useFieldName } from './field-words.ts';
import { HandInAgain } from './hand-in-again.tsx';
import { HandIn } from './hand-in.tsx';
import type { ApplicationSearch } from './routes.ts';
import { StepFrame, useGo } from './step-frame.tsx';
import { useDraftState, useDraftStore } from './use-draft-of.ts';
import { useFacts } from './use-facts.ts';

/** All that was filled in, to read and to print, and handing it in (rows 139 to 142). */
export function CheckPage() {
  const { activityId = '' }: ApplicationSearch = useSearch({ strict: false });
  const store = useDraftStore();
  const { data } = useQuery(applicationQuery(store.enrollmentId));
  const facts = useFacts(activityId);
  const whole = useDraftState((state) => state);
  const problems = facts ? applicationProblems(whole, facts) : [];
  const go = useGo();
  const isReturned = data?.wanted === 'correctApplication';
  return (
    <StepFrame
      step="check"
      next={
        <Button icon="print" onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      }
    >
      <Document
        of={{ enrollmentId: store.enrollmentId, activityId, form: whole.form, boards: whole.boards }}
        onChange={(step) => void go(step)}
      />
      {problems.length > 0 ? (
        <Missing problems={problems} />
      ) : isReturned ? (
        <HandInAgain reason={data.returnReason ?? ''} />
      ) : (
        <HandIn activityId={activityId} />
      )}
    </StepFrame>
  );
}

function Missing({ problems }: { problems: ReturnType<typeof applicationProblems> }) {
  const { i18n } = useLingui();
  const store = useDraftStore();
  const nameOf = useFieldName();
  const go = useGo();
  return (
    <Card title={<Trans>This is still missing or wrong</Trans>} level={3}>
      <ul className="flex flex-col gap-2">
        {problems.map((problem) => (
          <li key={problem.path} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <span className="font-medium">{nameOf(problem.path)}</span>: {fieldSentence(problem, i18n)}
            </span>
            <Button icon="edit" onClick={() => void go(stepOfPath(problem.path)).then(() => store.show(problems))}>
              <Trans>Change</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
