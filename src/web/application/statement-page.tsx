import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useContext } from 'react';
import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/error-sentence.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { ReturnedWays } from './returned-ways.tsx';
import type { ApplicationSearch } from './routes.ts';
import { NextButton, useProgress } from './step-frame.tsx';
import { DraftContext } from './use-draft-of.ts';
import { keptActivityQuery } from './kept-queries.ts';

/** What is agreed to by taking part; accepting it begins the application (row 121). */
export function StatementPage() {
  const { i18n } = useLingui();
  const { activityId = '' }: ApplicationSearch = useSearch({ strict: false });
  const { data: activity } = useQuery(keptActivityQuery(activityId));
  const store = useContext(DraftContext);
  const navigate = useNavigate();
  const accept = useDeed({
    call: async () => {
      let enrollmentId = store?.enrollmentId;
      if (!enrollmentId) {
        ({ enrollmentId } = await answer(api.POST('/enrollments', { body: { activityId } })));
        await changed(['application'], ['enrollments'], ['activities']);
      }
      await navigate({ to: '/application/entity', search: { activityId, enrollmentId } });
    },
    refusal: 'page',
  });
  const statement = activity?.statement;
  return (
    <div className="flex max-w-reading flex-col gap-6">
      {store && <Begun activityId={activityId} />}
      <Card title={<Trans>Statement</Trans>}>
        {!statement ? (
          <Skeleton className="h-40" />
        ) : Object.values(statement).some(Boolean) ? (
          <p className="whitespace-pre-line">
            <LocalizedName of={statement} />
          </p>
        ) : (
          <p className="text-muted">
            <Trans>There's no statement for this activity. You can continue.</Trans>
          </p>
        )}
      </Card>
      <FormError>{accept.failure && sentenceOf(accept.failure, i18n)}</FormError>
      <StickyActions>
        <NextButton busy={accept.busy} onClick={() => void accept.run()}>
          <Trans>Accept and next</Trans>
        </NextButton>
      </StickyActions>
    </div>
  );
}

function Begun({ activityId }: { activityId: string }) {
  useProgress('statement');
  return <ReturnedWays activityId={activityId} />;
}
