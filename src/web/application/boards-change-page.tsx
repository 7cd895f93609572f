import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Application } from '#contract/application/application.ts';
import { applicationProblems } from '#domain/application/check-application.ts';
import { stepOfPath } from '#domain/application/wizard-steps.ts';
import { activityQuery } from '#web/activity/queries.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Boards } from './boards.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { DraftStore } from './draft-store.ts';
import { HandInAgain } from './hand-in-again.tsx';
import { applicationQuery, ownEnrollmentQuery } from './queries.ts';
import type { ApplicationSearch } from './routes.ts';
import { SaveLine } from './save-line.tsx';
import { DraftContext, useDraftStore } from './use-draft-of.ts';
import { useFacts } from './use-facts.ts';

/** Of a returned application the boards alone: texts, files and their number (rows 130, 156, G24, G25). */
export function BoardsChangePage() {
  const { activityId = '', enrollmentId: inAddress }: ApplicationSearch = useSearch({ strict: false });
  const own = useQuery({ ...ownEnrollmentQuery(activityId), enabled: !inAddress && activityId !== '' });
  const enrollmentId = inAddress ?? own.data ?? null;
  const { data, error, refetch } = useQuery({
    ...applicationQuery(enrollmentId ?? ''),
    enabled: enrollmentId !== null,
  });
  const { data: activity } = useQuery({ ...activityQuery(activityId), enabled: activityId !== '' });
  const isOver = own.isError || (own.isSuccess && !own.data) || (data && data.wanted !== 'correctApplication');
  return (
    <>
      <PageHeader back={<BackLink to="/activity-records" />} title={<Trans>Change the boards</Trans>}>
        {activity && <LocalizedName of={namesOf(activity)} />}
      </PageHeader>
      {isOver || (!enrollmentId && !own.isPending) ? (
        <EmptyState
          icon="check-circle"
          title={<Trans>There is nothing to correct here</Trans>}
          action={
            <LinkButton to="/activity-records" tone="primary" icon="history">
              <Trans>Activity records</Trans>
            </LinkButton>
          }
        >
          <Trans>Boards can be changed while the fund has returned the application.</Trans>
        </EmptyState>
      ) : error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Change key={data.id} read={data} activityId={activityId} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

function Change({ read, activityId }: { read: Application; activityId: string }) {
  const [store] = useState(() => new DraftStore(read.id, read));
  useEffect(() => store.start(), [store]);
  return (
    <DraftContext value={store}>
      <div className="flex max-w-4xl flex-col gap-6">
        <SaveLine />
        <Boards printed />
        <Again reason={read.returnReason ?? ''} activityId={activityId} />
      </div>
      <ClashDialog />
    </DraftContext>
  );
}

function Again({ reason, activityId }: { reason: string; activityId: string }) {
  const store = useDraftStore();
  const facts = useFacts(activityId);
  const isRight = () => {
    const problems = facts ? applicationProblems(store.get(), facts) : [];
    const ofBoards = problems.filter(({ path }) => stepOfPath(path) === 'bulletin');
    store.show(ofBoards);
    return ofBoards.length === 0;
  };
  return <HandInAgain reason={reason} before={isRight} />;
}
