import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useParams, useSearch } from '@tanstack/react-router';
import type { EventReport } from '#contract/report.ts';
import { namesOf } from '#domain/locale.ts';
import type { ReportFigure } from '#domain/report/figures.ts';
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
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { figureLists, type Summed, sumList } from './figure-lists.ts';
import { Figures } from './figures.tsx';
import { reportQuery } from './queries.ts';
import { StepTimesList } from './step-times.tsx';
import { UnitsOnPaper } from './units-on-paper.tsx';
import { UnitsPart } from './units-part.tsx';
import { type Printing, usePrinting } from './use-printing.ts';

/** On paper a report of A4: no activity is torn apart, and links are read as the numbers that they are. */
const paperStyle = `
  @page { size: A4 portrait; margin: 15mm; }
  @media print {
    main { padding: 0 !important; max-width: none !important; }
    main section { border-color: #bbb !important; box-shadow: none !important; }
    .report-block, main tr { break-inside: avoid; }
    main thead { display: table-header-group; }
    main h2, main h3 { break-after: avoid; }
    main a { color: inherit !important; text-decoration: none !important; }
  }
`;

/** What came of an event: registered, came, met, matched, applied and answered, against the year before. */
export function ReportPage() {
  const { eventId } = useParams({ from: '/admin/report/$eventId' });
  const search = useSearch({ from: '/admin/report/$eventId' });
  const { data: report, error, refetch } = useQuery(reportQuery(eventId));
  const printing = usePrinting(report);
  if (error && !report) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!report) return <Skeleton className="h-96" />;
  return (
    <>
      <style>{paperStyle}</style>
      <Head report={report} printing={printing} />
      {report.categories.length === 0 ? (
        <EmptyState icon="calendar" title={<Trans>Nothing to report yet</Trans>}>
          <Trans>This event has no published activities.</Trans>
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-5">
          <div className="report-block">
            <Card
              title={
                <Trans context="sum" comment="Heading of a part of a report: the sum of everything">
                  Total
                </Trans>
              }
            >
              <Figures rows={report.inAll} {...sumsOf(report)} />
            </Card>
          </div>
          {report.categories.map((one) => (
            <CategoryPart key={one.category} eventId={report.event.id} of={one} sums={sumsOf(report, one.category)} />
          ))}
          <div className={printing.units ? 'print:hidden' : ''}>
            <UnitsPart report={report} search={search} />
            <p className="hidden print:block">
              <Trans>
                Only the units on the screen are printed. To print all of them, use the page’s “Print” button.
              </Trans>
            </p>
          </div>
          {printing.units && <UnitsOnPaper report={report} units={printing.units} />}
        </div>
      )}
    </>
  );
}

/** Where the sums of an event lead, or those of one category, and those of the year before. */
function sumsOf({ event, lastYear, categories }: EventReport, category?: Summed['category']) {
  const activities = categories.flatMap((one) => one.activities.map(({ id }) => ({ id, category: one.category })));
  return {
    listOf: (figure: ReportFigure) => sumList({ eventId: event.id, activities, category }, figure),
    earlierListOf:
      lastYear === null
        ? undefined
        : (figure: ReportFigure) =>
            sumList({ eventId: lastYear.id, activities: lastYear.activities, category }, figure),
  };
}

function Head({ report, printing }: { report: EventReport; printing: Printing }) {
  const { event, lastYear, countedAt } = report;
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
          <Button icon="print" busy={printing.busy} onClick={printing.start}>
            <Trans>Print</Trans>
          </Button>
        </div>
      }
    >
      <PrintingState of={printing} />
      {event.days && (
        <>
          <Days from={event.days.begin} to={event.days.end} />
          {' · '}
        </>
      )}
      <Trans>
        Counted on <DateTime at={countedAt} short />
      </Trans>
      {lastYear?.days && (
        <span className="block">
          <Trans>
            Compared with{' '}
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

/** How far the reading of every unit is, which comes before printing. */
function PrintingState({ of: { busy, far, error, start } }: { of: Printing }) {
  const { t } = useLingui();
  if (error)
    return (
      <div data-no-print className="py-2">
        <ErrorState error={error} onRetry={start} />
      </div>
    );
  if (!busy || !far) return null;
  const { read, total } = far;
  return (
    <div data-no-print className="max-w-sm py-2">
      <Progress label={t`Units`} value={read} max={total}>
        <Trans comment="How far it is: units read before a report is printed">
          {read} of {total} units read
        </Trans>
      </Progress>
    </div>
  );
}

interface PartProps {
  eventId: string;
  of: EventReport['categories'][number];
  sums: ReturnType<typeof sumsOf>;
}

function CategoryPart({ eventId, of: { category, figures, activities }, sums }: PartProps) {
  const { t } = useLingui();
  const before = new Map(figures.map((one) => [one.figure, one.before]));
  const [only, ...more] = activities;
  return (
    <Card title={t(categoryWords[category])}>
      <div className="flex flex-col gap-5">
        {more.length > 0 && (
          <div className="report-block">
            <Figures rows={figures} {...sums} />
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
              listOf={(figure) => figureLists[figure]({ activityId: activity.id })}
              earlierListOf={sums.earlierListOf}
            />
            <StepTimesList
              steps={activity.steps}
              listOf={(step) =>
                linkOptions({
                  to: '/admin/report/$eventId/steps',
                  params: { eventId },
                  search: { activityId: activity.id, step },
                })
              }
            />
          </div>
        ))}
      </div>
    </Card>
  );
}
