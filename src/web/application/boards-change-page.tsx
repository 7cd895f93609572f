import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { applicationProblems } from '#domain/application/check-application.ts';
import type { FieldError } from '#domain/errors.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Boards } from './boards.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { DraftStore, type KeptApplication } from './draft-store.ts';
import { HandInAgain } from './hand-in-again.tsx';
import { NotesToDo } from './notes-to-do.tsx';
import { Missing } from './missing.tsx';
import { keptApplicationQuery } from './kept-application-query.ts';
import { applicationQuery, ownEnrollmentQuery, type ReadApplication } from './queries.ts';
import type { ApplicationSearch } from './routes.ts';
import { SaveLine } from './save-line.tsx';
import { DraftContext, useDraftState, useDraftStore } from './use-draft-of.ts';
import { useFacts } from './use-facts.ts';
import { keptActivityQuery } from './kept-queries.ts';

/** Of a returned application the boards alone: texts, files and their number (rows 130, 156, G24, G25). */
export function BoardsChangePage() {
  const { activityId = '', enrollmentId: inAddress }: ApplicationSearch = useSearch({ strict: false });
  const own = useQuery({ ...ownEnrollmentQuery(activityId), enabled: !inAddress && activityId !== '' });
  const enrollmentId = inAddress ?? own.data ?? null;
  const { data, error, refetch } = useQuery({
    ...applicationQuery(enrollmentId ?? ''),
    enabled: enrollmentId !== null,
  });
  const { data: activity } = useQuery({ ...keptActivityQuery(activityId), enabled: activityId !== '' });
  const isOver = own.isError || (own.isSuccess && !own.data) || (data && data.wanted !== 'correctApplication');
  return (
    <>
      <PageHeader back={<BackLink to="/activity-records" />} title={<Trans>Change the boards</Trans>}>
        {activity && <LocalizedName of={namesOf(activity)} />}
      </PageHeader>
      {isOver || (!enrollmentId && !own.isPending) ? (
        <EmptyState
          icon="check-circle"
          title={<Trans>Nothing to correct here</Trans>}
          action={
            <LinkButton to="/activity-records" tone="primary" icon="history">
              <Trans>Activity records</Trans>
            </LinkButton>
          }
        >
          <Trans>You can change boards while the application is returned to you.</Trans>
        </EmptyState>
      ) : error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Opened key={data.id} read={data} activityId={activityId} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

function Opened({ read, activityId }: { read: ReadApplication; activityId: string }) {
  const { data: kept, error, isSuccess, refetch } = useQuery(keptApplicationQuery(read.id));
  if (error && !isSuccess) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return isSuccess ? <Change read={read} kept={kept} activityId={activityId} /> : <Skeleton className="h-96" />;
}

function Change({
  read,
  kept,
  activityId,
}: {
  read: ReadApplication;
  kept: KeptApplication | null;
  activityId: string;
}) {
  const [store] = useState(() => new DraftStore(read, kept));
  useEffect(() => store.start(), [store]);
  return (
    <DraftContext value={store}>
      <div className="flex max-w-4xl flex-col gap-6">
        <SaveLine />
        <NotesToDo />
        <Boards printed />
        <Again reason={read.returnReason ?? ''} activityId={activityId} />
      </div>
      <ClashDialog />
    </DraftContext>
  );
}

/** What this page shows. */
const isHere = ({ path }: FieldError): boolean => path.startsWith('exhibitionBoards') || path === 'boothsCount';

function Again({ reason, activityId }: { reason: string; activityId: string }) {
  const store = useDraftStore();
  const facts = useFacts(activityId);
  const whole = useDraftState((state) => state);
  const elsewhere = facts ? applicationProblems(whole, facts).filter((problem) => !isHere(problem)) : [];
  const isRight = () => {
    const problems = facts ? applicationProblems(store.get(), facts) : [];
    store.show(problems.filter(isHere));
    return problems.length === 0;
  };
  return (
    <>
      {elsewhere.length > 0 && <Missing problems={elsewhere} />}
      <HandInAgain reason={reason} before={isRight} />
    </>
  );
}
