import { reportPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { EventReport, StepStay } from '#contract/report.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { type TimedStep, timedSteps } from '#domain/report/step-times.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { CaseName } from '#web/inbox/case-name.tsx';
import { targetOf } from '#web/inbox/targets.ts';
import { WorkedTime } from '#web/inbox/worked-time.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { reportQuery, stepStaysQuery } from './queries.ts';
import type { StepSearch } from './routes.ts';
import { stepWords } from './words.ts';

/** What the time of a step is the median of: each case that waited, and how long, the longest first. */
export function StepsPage() {
  const { eventId } = useParams({ from: '/admin/report/$eventId/steps' });
  const { data: report, error, refetch } = useQuery(reportQuery(eventId));
  if (error && !report) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!report) return <Skeleton className="h-96" />;
  return <Steps report={report} />;
}

function Steps({ report }: { report: EventReport }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const search: StepSearch = useSearch({ from: '/admin/report/$eventId/steps' });
  const eventId = report.event.id;
  const activities = report.categories.flatMap((one) => one.activities);
  const activity = activities.find(({ id }) => id === search.activityId) ?? activities[0];
  const step = search.step ?? timedSteps[0];
  const go = (change: StepSearch) =>
    void navigate({
      to: '/admin/report/$eventId/steps',
      params: { eventId },
      search: { ...search, page: undefined, ...change },
      resetScroll: false,
    });
  return (
    <>
      <PageHeader
        back={<BackLink to="/admin/report/$eventId" params={{ eventId }} />}
        title={<Trans>How long it takes</Trans>}
      >
        <LocalizedName of={namesOf(report.event)} />
      </PageHeader>
      {!activity ? (
        <EmptyState icon="calendar" title={<Trans>Nothing to report yet</Trans>}>
          <Trans>This event has no published activities.</Trans>
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-4">
          <div data-no-print className="grid gap-4 md:grid-cols-2 lg:max-w-3xl">
            <SelectField
              label={t`Activity`}
              value={activity.id}
              options={activities.map((one) => ({ value: one.id, label: nameIn(one, locale) }))}
              onChange={(activityId) => go({ activityId })}
            />
            <SelectField
              label={t({ message: 'Step', comment: 'What is timed: deciding, checking, answering' })}
              value={step}
              options={timedSteps.map((one) => ({ value: one, label: t(stepWords[one]) }))}
              onChange={(value) => go({ step: timedSteps.find((one) => one === value) })}
            />
          </div>
          <Stays
            eventId={eventId}
            activityId={activity.id}
            step={step}
            page={search.page ?? 0}
            onPage={(page) => go({ page: page || undefined })}
          />
        </div>
      )}
    </>
  );
}

const sinceCell = ({ since }: StepStay) => <DateTime at={since} short />;
const untilCell = ({ until }: StepStay) => <DateTime at={until} short />;
const workedCell = ({ workedMs }: StepStay) => <WorkedTime ms={workedMs} />;

function Stays({
  eventId,
  activityId,
  step,
  page,
  onPage,
}: {
  eventId: string;
  activityId: string;
  step: TimedStep;
  page: number;
  onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(stepStaysQuery(eventId, activityId, step, page));
  const columns: Column<StepStay>[] = [
    {
      id: 'case',
      header: t({ message: 'Case', comment: 'What waited for a decision, a check or an answer' }),
      primary: true,
      cell: (stay) => <CaseName of={{ ...stay, detail: '' }} />,
    },
    {
      id: 'worked',
      header: t({ message: 'Office time', comment: 'How long something waited, counted by office hours' }),
      primary: true,
      cell: workedCell,
      align: 'end',
      width: 'lg:w-36',
    },
    {
      id: 'since',
      header: t({ message: 'Waited from', comment: 'Since when a case waited' }),
      cell: sinceCell,
      width: 'lg:w-48',
    },
    {
      id: 'until',
      header: t({ message: 'Until', comment: 'When a case had waited' }),
      cell: untilCell,
      width: 'lg:w-48',
    },
  ];
  return (
    <>
      <DataTable
        label={t(stepWords[step])}
        columns={columns}
        rows={data?.content}
        rowKey={({ id, since }) => `${id} ${since}`}
        linkOf={(stay) => targetOf({ ...stay, activityId })}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="clock" title={<Trans>Nothing has gone through this step yet</Trans>} />}
        paging={{ page, size: reportPageSize, total: data?.totalElements ?? 0, onPage }}
      />
      <p className="mt-3 text-sm text-muted">
        <Trans>
          A case that waited more than once has a line for each time. Decisions that were taken back do not count.
        </Trans>
      </p>
    </>
  );
}
