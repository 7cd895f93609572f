import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { bcp47, namesOf } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { LongText } from './long-text.tsx';
import { activityQuery, enrollmentQuery } from './queries.ts';
import { DetailButton } from './detail-button.tsx';

export function EventDetailPage() {
  const { activityId } = useSearch({ strict: false });
  return activityId ? <EventDetail activityId={activityId} /> : <Navigate to="/home" replace />;
}

function EventDetail({ activityId }: { activityId: string }) {
  const { t } = useLingui();
  const { tab = 'intro' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const profile = useProfile();
  const { data: activity, error, refetch } = useQuery(activityQuery(activityId));
  const { data: enrollment = null } = useQuery(enrollmentQuery(activityId, Boolean(profile)));

  if (error && !activity) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!activity) return <PageSkeleton />;

  const viewer = { loggedIn: profile !== null, orgType: profile?.orgType ?? null };
  return (
    <>
      <PageHeader back={<BackLink to="/home" />} title={<LocalizedName of={namesOf(activity)} />}>
        <LocalizedName of={activity.place} />
      </PageHeader>
      <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
        <Card>
          <Tabs
            label={t`About the activity`}
            tabs={[
              { id: 'intro', label: t`Introduction` },
              { id: 'remark', label: t`Remark` },
            ]}
            value={tab}
            onChange={(next) => void navigate({ to: '.', search: { activityId, tab: next }, replace: true })}
          >
            <LongText of={tab === 'intro' ? activity.description : activity.remark} />
          </Tabs>
        </Card>
        <Card title={<Trans>At a glance</Trans>}>
          <dl className="flex flex-col gap-4">
            <Fact term={t`Names`}>
              <span lang={bcp47.zh} className="block">
                {activity.nameTc}
              </span>
              <span lang={bcp47.en} className="block">
                {activity.nameEn}
              </span>
              <span lang={bcp47.pt} className="block">
                {activity.namePt}
              </span>
            </Fact>
            <Fact term={t`Dates`}>
              <DayRange from={activity.beginDate} to={activity.endDate} />
            </Fact>
            {(activity.enrollBeginDate ?? activity.enrollEndDate) && (
              <Fact term={t`Registration`}>
                <DayRange from={activity.enrollBeginDate} to={activity.enrollEndDate} />
              </Fact>
            )}
          </dl>
        </Card>
      </div>
      <StickyActions>
        <DetailButton activity={activity} viewer={viewer} enrollment={enrollment} />
      </StickyActions>
    </>
  );
}

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{term}</dt>
    <dd className="mt-0.5 font-medium">{children}</dd>
  </div>
);
