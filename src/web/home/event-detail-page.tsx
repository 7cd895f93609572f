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
import { LinkedActivities } from '#web/role/linked-activities.tsx';
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
        <div className="flex flex-col gap-6">
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
              <WindowFact term={t`Registration`} begin={activity.enrollBeginDate} end={activity.enrollEndDate} />
              {activity.category === 'DOCKING' && (
                <>
                  <WindowFact
                    term={t`Registration of exhibitors`}
                    begin={activity.exhibitorEnrollBeginDate}
                    end={activity.exhibitorEnrollEndDate}
                  />
                  <WindowFact
                    term={t`Registration of customers`}
                    begin={activity.customerEnrollBeginDate}
                    end={activity.customerEnrollEndDate}
                  />
                </>
              )}
            </dl>
          </Card>
          <LinkedActivities activity={activity} />
        </div>
      </div>
      <StickyActions>
        <DetailButton activity={activity} profile={profile ?? null} enrollment={enrollment} />
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

const WindowFact = ({ term, begin, end }: { term: string; begin: string | null; end: string | null }) =>
  (begin ?? end) && (
    <Fact term={term}>
      <DayRange from={begin} to={end} />
    </Fact>
  );
