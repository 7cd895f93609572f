import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { namesOf } from '#domain/locale.ts';
import { countIn, partsOf } from '#domain/report/figures.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { categoryWords } from '#web/inbox/case-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Days } from '#web/ui/days.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { figureLists } from './figure-lists.ts';
import { NumberLink } from './figures.tsx';
import { reportQuery } from './queries.ts';
import type { SumSearch } from './routes.ts';
import { figureWords } from './words.ts';

/** Of what a sum of the report is the sum: each activity with its number, which leads to its list. */
export function SumPage() {
  const { t } = useLingui();
  const { eventId } = useParams({ from: '/admin/report/$eventId/sum' });
  const { figure = 'registered', category }: SumSearch = useSearch({ from: '/admin/report/$eventId/sum' });
  const { data: report, error, refetch } = useQuery(reportQuery(eventId));
  if (error && !report) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!report) return <Skeleton className="h-96" />;
  const activities = report.categories.flatMap((one) =>
    one.activities.map((activity) => ({ ...activity, category: one.category })),
  );
  const parts = partsOf(activities, figure, category).map((activity) => ({
    ...activity,
    count: countIn(activity, figure),
  }));
  return (
    <>
      <PageHeader back={<BackLink to="/admin/report/$eventId" params={{ eventId }} />} title={t(figureWords[figure])}>
        <LocalizedName of={namesOf(report.event)} />
        {category && <> · {t(categoryWords[category])}</>}
      </PageHeader>
      <Card>
        <ul aria-label={t(figureWords[figure])} className="flex flex-col">
          {parts.map((activity) => (
            <li
              key={activity.id}
              className="flex items-baseline justify-between gap-4 border-b border-line py-3 first:pt-0"
            >
              <span className="min-w-0">
                <TextLink to="/admin/activities/$activityId" params={{ activityId: activity.id }}>
                  <LocalizedName of={namesOf(activity)} />
                </TextLink>
                <span className="block text-sm text-muted">
                  <Days from={activity.beginDate} to={activity.endDate} />
                </span>
              </span>
              <span className="text-lg font-semibold tabular-nums">
                <NumberLink count={activity.count} to={figureLists[figure]({ activityId: activity.id })} />
              </span>
            </li>
          ))}
        </ul>
        <p className="flex items-baseline justify-between gap-4 pt-3 font-semibold">
          <Trans context="sum" comment="Heading of a part of a report: the sum of everything">
            Total
          </Trans>
          <span className="text-2xl tabular-nums">{parts.reduce((sum, { count }) => sum + count, 0)}</span>
        </p>
      </Card>
    </>
  );
}
