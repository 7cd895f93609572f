import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Activity } from '#contract/activity/activity.ts';
import { bcp47, namesOf } from '#domain/locale.ts';
import { ActivityBanner } from '#web/file/activity-banner.tsx';
import { ActivityFiles } from '#web/file/activity-files.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { LazySupplements } from '#web/notice/lazy-supplements.tsx';
import { LinkedActivities } from '#web/account/role/linked-activities.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { type ActivityTab, ActivityTabs } from './activity-tabs.tsx';
import { LongText } from './long-text.tsx';

/** All that is told about an activity; visitors, and staff before they publish it, see the same. */
export function ActivityView({
  activity,
  back,
  tab,
  onTab,
  action,
}: {
  activity: Activity;
  back: ReactNode;
  tab: ActivityTab;
  onTab: (tab: ActivityTab) => void;
  /** The one button. */
  action: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader back={back} title={<LocalizedName of={namesOf(activity)} />}>
        <LocalizedName of={activity.place} />
      </PageHeader>
      {activity.isCancelled && (
        <div className="mb-6">
          <Status tone="bad">
            <Trans>This activity is cancelled and does not take place.</Trans>
          </Status>
        </div>
      )}
      {activity.banner && <ActivityBanner activityId={activity.id} version={activity.banner} />}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <ActivityTabs tab={tab} onTab={onTab}>
            <LongText of={tab === 'intro' ? activity.description : activity.remark} />
          </ActivityTabs>
          <ActivityFiles activityId={activity.id} />
          <LazySupplements activityId={activity.id} />
        </div>
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
      {!activity.isCancelled && <StickyActions>{action}</StickyActions>}
    </>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
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
