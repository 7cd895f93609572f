import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isStaffRole } from '#domain/account/roles.ts';
import { namesOf } from '#domain/locale.ts';
import { LinkedActivities } from '#web/account/role/linked-activities.tsx';
import { activityQuery } from '#web/activity/queries.ts';
import { useProfile } from '#web/api/profile.ts';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { listOf } from '#web/desk/queue.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { LazySupplements } from '#web/notice/lazy-supplements.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { AfterSubmit } from './after-submit.tsx';
import { FrozenDesigns } from './frozen-designs.tsx';
import { KeyInfo } from './key-info.tsx';
import { LazyActions } from './lazy-actions.tsx';
import { NextStep } from './next-step.tsx';
import { NotesToDo } from './notes-to-do.tsx';
import type { Shown } from './queries.ts';
import { RecordTabs } from './record-tabs.tsx';
import { Stages } from './stages.tsx';
import { Story } from './story.tsx';

/** What is next comes first on a phone; on a desk the steps and what else concerns the activity stand at the left. */
export function ApprovalView({ of }: { of: Shown }) {
  const profile = useProfile();
  const builds = profile?.orgType === 'CONTRACTOR';
  const isStaff = profile?.orgType ? isStaffRole(profile.orgType) : false;
  const { id: activityId } = of.activity;
  return (
    <>
      <PageHeader
        back={
          isStaff ? (
            <BackToList to={listOf(of.enrollmentId)} />
          ) : builds ? (
            <BackLink to="/layoutBusiness-list" search={{ activityId }} />
          ) : (
            <BackLink to="/home" />
          )
        }
        title={<LocalizedName of={namesOf(of.unit)} />}
        actions={isStaff && <LazyActions key={of.enrollmentId} enrollmentId={of.enrollmentId} />}
      >
        <LocalizedName of={namesOf(of.activity)} />
      </PageHeader>
      <AfterSubmit of={of} />
      <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6 lg:order-2">
          <NextStep of={of} />
          {of.mayAnswer && <NotesToDo of={of} />}
          <KeyInfo of={of} />
          <RecordTabs of={of} />
          <Story of={of} />
          <FrozenDesigns of={of} />
          {!isStaff && (
            <div>
              {builds ? (
                <LinkButton to="/layoutBusiness-list" search={{ activityId }} icon="list">
                  <Trans>Back to the list</Trans>
                </LinkButton>
              ) : (
                <LinkButton to="/home" icon="home">
                  <Trans>Go to home page</Trans>
                </LinkButton>
              )}
            </div>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:order-1">
          <Stages of={of} />
          {!builds && !isStaff && <Links of={of} />}
          <LazySupplements activityId={activityId} />
        </div>
      </div>
    </>
  );
}

function Links({ of }: { of: Shown }) {
  const { data } = useQuery(activityQuery(of.activity.id));
  return data ? <LinkedActivities activity={data} areaCode={of.areaCode} /> : null;
}
