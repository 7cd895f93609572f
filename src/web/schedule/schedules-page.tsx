import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { namesOf } from '#domain/locale.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Where units meet at tables. */
const meeting: ReadonlySet<ActivityCategory> = new Set(['ROADSHOW', 'DOCKING']);

/** The activities whose meetings are scheduled. */
export function SchedulesPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(activitiesQuery);
  return (
    <>
      <PageHeader title={<Trans>Meeting schedules</Trans>}>
        <Trans>Who meets whom, when and at which table. Choose an activity.</Trans>
      </PageHeader>
      <DataTable
        label={t`Meeting schedules`}
        columns={[
          {
            id: 'name',
            header: <Trans>Activity</Trans>,
            primary: true,
            cell: (row) => <LocalizedName of={namesOf(row)} />,
          },
          {
            id: 'days',
            header: <Trans comment="Of an activity">Days</Trans>,
            primary: true,
            cell: ({ beginDate, endDate }) => <DayRange from={beginDate} to={endDate} />,
          },
        ]}
        rows={data?.content.filter(({ category }) => meeting.has(category))}
        rowKey={({ id }) => id}
        linkOf={({ id }) => linkOptions({ to: '/admin/schedule/$activityId', params: { activityId: id } })}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="calendar" title={<Trans>No activities with meetings</Trans>} />}
      />
    </>
  );
}
