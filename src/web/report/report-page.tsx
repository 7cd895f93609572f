import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { EventReport } from '#contract/report.ts';
import { namesOf } from '#domain/locale.ts';
import { ExportLink } from '#web/desk/export-link.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { categoryWords } from '#web/inbox/case-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { Days } from '#web/ui/days.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FigureLink, Figures } from './figures.tsx';
import { reportQuery } from './queries.ts';
import { StepTimesList } from './step-times.tsx';
import { UnitsPart } from './units-part.tsx';

/** On paper a report of A4: no activity is torn apart, and links are read as the numbers that they are. */
const paperStyle = `
  @page { size: A4 portrait; margin: 15mm; }
  @media print {
    main { padding: 0 !important; max-width: none !important; }
    main section { border-color: #bbb !important; box-shadow: none !important; }
    .report-block, main tr { break-inside: avoid; }
    main h2, main h3 { break-after: avoid; }
    main a { color: inherit !important; text-decoration: none !important; }
  }
`;

/** What came of an event: registered, came, met, matched, applied and answered, against the year before. */
export function ReportPage() {
  const { eventId } = useParams({ from: '/admin/report/$eventId' });
  const search = useSearch({ from: '/admin/report/$eventId' });
  const { data: report, error, refetch } = useQuery(reportQuery(eventId));
  if (error && !report) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!report) return <Skeleton className="h-96" />;
  return (
    <>
      <style>{paperStyle}</style>
      <Head report={report} />
      {report.categories.length === 0 ? (
        <EmptyState icon="calendar" title={<Trans>Nothing to report yet</Trans>}>
          <Trans>The event has no published activity.</Trans>
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-5">
          <div className="report-block">
            <Card
              title={
                <Trans context="sum" comment="Heading of a part of a report: the sum of everything">
                  In all
                </Trans>
              }
            >
              <Figures rows={report.inAll}>{({ count }) => count}</Figures>
            </Card>
          </div>
          {report.categories.map((one) => (
            <CategoryPart key={one.category} of={one} />
          ))}
          <UnitsPart report={report} search={search} />
        </div>
      )}
    </>
  );
}

function Head({ report: { event, lastYear, countedAt } }: { report: EventReport }) {
  return (
    <PageHeader
      back={<BackLink to="/admin/activities/events" />}
      title={
        <Trans comment="The title of a page: what came of an event">
          Report: <LocalizedName of={namesOf(event)} />
        </Trans>
      }
      actions={
        <div data-no-print className="flex flex-wrap gap-2">
          <ExportLink kind="report" filter={{ eventId: event.id }} />
          <Button icon="print" onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
      }
    >
      {event.days && (
        <>
          <Days from={event.days.begin} to={event.days.end} />
          {' · '}
        </>
      )}
      <Trans>
        Counted <DateTime at={countedAt} short />
      </Trans>
      {lastYear?.days && (
        <span className="block">
          <Trans>
            Measured against{' '}
            <TextLink to="/admin/report/$eventId" params={{ eventId: lastYear.id }}>
              <LocalizedName of={namesOf(lastYear)} />
            </TextLink>
            , <Days from={lastYear.days.begin} to={lastYear.days.end} />
          </Trans>
        </span>
      )}
    </PageHeader>
  );
}

function CategoryPart({ of: { category, figures, activities } }: { of: EventReport['categories'][number] }) {
  const { t } = useLingui();
  const before = new Map(figures.map((one) => [one.figure, one.before]));
  const [only, ...more] = activities;
  return (
    <Card title={t(categoryWords[category])}>
      <div className="flex flex-col gap-5">
        {more.length > 0 && (
          <div className="report-block">
            <Figures rows={figures}>{({ count }) => count}</Figures>
          </div>
        )}
        {activities.map((activity) => (
          <div
            key={activity.id}
            className="report-block flex flex-col gap-3 not-first:border-t not-first:border-line not-first:pt-5"
          >
            <div>
              <h3 className="font-semibold">
                <TextLink to="/admin/activities/$activityId" params={{ activityId: activity.id }}>
                  <LocalizedName of={namesOf(activity)} />
                </TextLink>
              </h3>
              <p className="text-sm text-muted">
                <Days from={activity.beginDate} to={activity.endDate} />
              </p>
            </div>
            <Figures
              rows={activity.figures.map((row) =>
                activity === only && more.length === 0 ? { ...row, before: before.get(row.figure) ?? null } : row,
              )}
            >
              {({ figure, count }) => <FigureLink figure={figure} count={count} of={{ activityId: activity.id }} />}
            </Figures>
            <StepTimesList steps={activity.steps} />
          </div>
        ))}
      </div>
    </Card>
  );
}
