import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { approvalQuery, filesBesideQuery } from '../record/queries.ts';
import { BuiltBoard } from './built-board.tsx';

/** On the day of building: what was approved beside a photo of what stands there, on a phone in the hall. */
export function BoothPage() {
  const { activityId, enrollmentId = '' } = useSearch({ from: '/layoutBusiness-list/booth' });
  const approval = useQuery(approvalQuery(enrollmentId));
  const built = useQuery(filesBesideQuery(enrollmentId, 'BUILT_BOOTH'));
  const error = approval.error ?? built.error;
  const of = approval.data;
  if (error && !(of && built.data)) {
    const retry = () => Promise.all([approval.refetch(), built.refetch()]);
    return <ErrorState error={error} onRetry={() => void retry()} />;
  }
  if (!of || !built.data) return <Skeleton className="h-96" />;
  const [approved] = of.frozen;
  return (
    <>
      <PageHeader
        back={<BackLink to="/layoutBusiness-list/day-sheet" search={{ activityId }} />}
        title={<LocalizedName of={namesOf(of.unit)} />}
      >
        {of.assignAreaPlace.join(' / ')}
      </PageHeader>
      {!approved ? (
        <EmptyState icon="booth" title={<Trans>Nothing approved yet</Trans>}>
          <Trans>The design appears here once the exhibitor confirms it, so you can compare the booth with it.</Trans>
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-8">
          {of.boards.map((board) => (
            <BuiltBoard
              key={board.id}
              of={of}
              board={board}
              approved={approved.files.filter(({ boardId }) => boardId === board.id)}
              photos={built.data.filter(({ boardId }) => boardId === board.id)}
            />
          ))}
        </div>
      )}
    </>
  );
}
