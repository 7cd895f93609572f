import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useProfile } from '#web/api/profile.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { categoryWords } from '#web/inbox/case-words.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BarRows } from './bar-rows.tsx';
import { DayChart } from './day-chart.tsx';
import { dashboardQuery } from './queries.ts';
import { WhatWaits } from './what-waits.tsx';

/** What waits, and how many have registered; every number leads to its list. */
export function DashboardPage() {
  const { t } = useLingui();
  const isFund = useProfile()?.orgType !== 'DOOR_SUPERVISOR';
  const { data, error, refetch } = useQuery({ ...dashboardQuery, enabled: isFund });
  if (!isFund) return <Navigate to="/admin/participants" replace />;
  return (
    <>
      <PageHeader title={<Trans>Overview</Trans>}>
        <Trans>What waits for the fund, and how many have registered.</Trans>
      </PageHeader>
      <div className="flex flex-col gap-5">
        {data?.smsToday.map(({ countryCode, sent, limit, kept }) => (
          <Banner key={countryCode} tone="warn">
            <Trans>
              {sent} of today’s {limit} SMS to +{countryCode} are used. The last {kept} go only to people that the fund
              knows or has invited; somebody may be using them up.
            </Trans>
          </Banner>
        ))}
        <WhatWaits />
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton className="h-64" />
        ) : data.perActivity.length === 0 ? (
          <EmptyState icon="booth" title={<Trans>Nobody has registered yet</Trans>}>
            <Trans>Registrations by day and by event appear here with the first one.</Trans>
          </EmptyState>
        ) : (
          <>
            <Card title={<Trans>Registrations per day</Trans>}>
              <DayChart days={data.perDay} />
            </Card>
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <Card title={<Trans>Registrations per event</Trans>}>
                <BarRows
                  label={t`Registrations per event`}
                  rows={data.perActivity.map(({ activityId, names, count }) => ({
                    key: activityId,
                    count,
                    name: (
                      <TextLink to="/admin/enrollments" search={{ activityId }}>
                        <LocalizedName of={names} />
                      </TextLink>
                    ),
                  }))}
                />
              </Card>
              <Card title={<Trans>Registrations per category</Trans>}>
                <BarRows
                  label={t`Registrations per category`}
                  rows={data.perCategory.map(({ category, count }) => ({
                    key: category,
                    count,
                    name: (
                      <TextLink to="/admin/enrollments" search={{ category }}>
                        {t(categoryWords[category])}
                      </TextLink>
                    ),
                  }))}
                />
              </Card>
            </div>
          </>
        )}
      </div>
    </>
  );
}
