import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { answer, api } from '#web/api/client.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RecordCard } from './record-card.tsx';
import type { RecordsSearch } from './routes.ts';

const size = 12;

export const recordsQuery = ({ activityId, page = 0 }: RecordsSearch) => ({
  queryKey: ['enrollments', 'own', activityId ?? '', page],
  queryFn: () =>
    answer(
      api.POST('/enrollments/search', {
        params: { query: { page, size } },
        body: activityId ? { activityId } : {},
      }),
    ),
  placeholderData: keepPreviousData,
});

/** Every registration of the account in whatever role, with what comes next (row 070, G70). */
export function RecordsPage() {
  const search: RecordsSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(recordsQuery(search));
  return (
    <>
      <PageHeader back={<BackLink to="/home" />} title={<Trans>Activity records</Trans>}>
        <Trans>Everything your units have registered for, and what's next.</Trans>
      </PageHeader>
      {!data && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-48" />
          <Skeleton className="h-48" />
        </div>
      ) : data.content.length === 0 ? (
        <EmptyState
          icon="calendar"
          title={<Trans>No registrations yet</Trans>}
          action={
            <LinkButton to="/home" tone="primary" icon="home">
              <Trans>See the activities</Trans>
            </LinkButton>
          }
        >
          <Trans>Register for an activity on the home page and it appears here with its next step.</Trans>
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {data.content.map((record) => (
            <RecordCard key={record.enrollmentId} record={record} />
          ))}
        </ul>
      )}
      <Pagination
        page={search.page ?? 0}
        size={size}
        total={data?.totalElements ?? 0}
        onPage={(page) => void navigate({ to: '.', search: { ...search, page: page || undefined } })}
      />
    </>
  );
}
