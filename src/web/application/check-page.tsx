import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { applicationProblems } from '#domain/application/check-application.ts';
import { Button } from '#web/ui/button.tsx';
import { applicationQuery } from './queries.ts';
import { Document } from './document.tsx';
import { HandInAgain } from './hand-in-again.tsx';
import { HandIn } from './hand-in.tsx';
import type { ApplicationSearch } from './routes.ts';
import { Missing } from './missing.tsx';
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
