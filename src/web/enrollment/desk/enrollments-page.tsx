import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListedEnrollment } from '#contract/dashboard.ts';
import { activityCategories } from '#domain/activity/category.ts';
import { enrollmentStatuses } from '#domain/enrollment/status.ts';
import { ExportLink } from '#web/desk/export-link.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { ActivityField } from '#web/inbox/activity-field.tsx';
import { categoryWords, enrollmentStatusWord, enrollmentWords } from '#web/inbox/case-words.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DateField } from '#web/ui/text-field.tsx';
import { enrollmentsQuery, filterOf } from './queries.ts';
import type { EnrollmentSearch } from './routes.ts';

const unitCell = ({ unitNames, activityNames }: ListedEnrollment) => (
  <span>
    <LocalizedName of={unitNames} />
    <span className="block text-sm font-normal text-muted">
      <LocalizedName of={activityNames} />
    </span>
  </span>
);
const statusCell = (row: ListedEnrollment) => <StatusName word={row.status} />;
const begunCell = ({ createdAt }: ListedEnrollment) => <DateTime at={createdAt} short />;
const openLink = ({ id }: ListedEnrollment) => (
  <LinkButton to="/admin/enrollments/$enrollmentId" params={{ enrollmentId: id }} tone="quiet" icon="eye">
    <Trans>Details</Trans>
  </LinkButton>
);

function StatusName({ word }: { word: string }) {
  const { t } = useLingui();
  const known = enrollmentStatusWord(word);
  return known ? t(known) : word;
}

/** Registrations of every event: what the numbers of the overview lead to. */
export function EnrollmentsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch({ from: '/admin/enrollments' });
  const query = useInfiniteQuery(enrollmentsQuery(search));
  const rows = query.data?.pages.flatMap(({ content }) => content);
  const go = (change: Partial<EnrollmentSearch>) =>
    void navigate({ to: '/admin/enrollments', search: { ...search, ...change }, replace: true });
  const all = t({ message: 'All', comment: 'No filter' });
  const columns: Column<ListedEnrollment>[] = [
    { id: 'unit', header: t`Unit`, primary: true, cell: unitCell },
    { id: 'status', header: t({ message: 'Status', comment: 'Of a registration' }), primary: true, cell: statusCell },
    {
      id: 'booths',
      header: t`Booths`,
      align: 'end',
      cell: ({ boothsCount, assignBoothsCount }) =>
        assignBoothsCount === null ? boothsCount : `${assignBoothsCount} / ${boothsCount}`,
    },
    { id: 'begun', header: t`Begun on`, cell: begunCell },
  ];
  return (
    <>
      <PageHeader
        title={<Trans>Registrations</Trans>}
        actions={<ExportLink kind="enrollments" filter={filterOf(search)} />}
      />
      <search aria-label={t`Which registrations`} className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <ActivityField value={search.activityId} onChange={(activityId) => go({ activityId })} />
        <SelectField
          label={t({ message: 'Category', comment: 'Of an event' })}
          value={search.category ?? ''}
          options={[
            { value: '' as const, label: all },
            ...activityCategories.map((value) => ({ value, label: t(categoryWords[value]) })),
          ]}
          onChange={(value) => go({ category: value || undefined })}
        />
        <SelectField
          label={t({ message: 'Status', comment: 'Of a registration' })}
          value={search.status ?? ''}
          options={[
            { value: '' as const, label: all },
            ...enrollmentStatuses.map((value) => ({ value, label: t(enrollmentWords[value]) })),
          ]}
          onChange={(value) => go({ status: value || undefined })}
        />
        <DateField label={t`Begun on`} value={search.day ?? ''} onChange={(day) => go({ day: day || undefined })} />
      </search>
      <DataTable
        label={t`Registrations`}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        actions={openLink}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<EmptyState icon="booth" title={<Trans>No registration matches</Trans>} />}
      />
      {query.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button icon="chevron-down" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
