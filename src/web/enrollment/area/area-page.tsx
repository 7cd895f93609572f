import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMatches, useSearch } from '@tanstack/react-router';
import type { Activity } from '#contract/activity/activity.ts';
import { businessDateAt, instantOf } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { activityQuery, enrollmentQuery } from '#web/activity/queries.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { LinkedActivities } from '#web/account/role/linked-activities.tsx';
import { Card } from '#web/ui/card.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { areaPages, type AreaPath, type AreaSearch, isAreaPath } from './area-pages.ts';
import { areaWords } from './area-words.ts';
import { ReturnedNotice } from './returned-notice.tsx';

/** A page of an area that is not open yet, for whom it will be: what there will be, when, and a way on. */
export function AreaPage() {
  const { i18n } = useLingui();
  const path = useAreaPath();
  const { activityId }: AreaSearch = useSearch({ strict: false });
  const { title, purpose } = areaWords[path];
  const children = childrenOf(path);
  return (
    <>
      <PageHeader back={<BackLink to="/home" />} title={i18n._(title)}>
        {i18n._(purpose)}
      </PageHeader>
      {activityId && <Returned activityId={activityId} />}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <Card
          title={
            <span className="flex items-center gap-2">
              <Icon name="clock" />
              <Trans>Not open yet</Trans>
            </span>
          }
        >
          <div className="flex max-w-reading flex-col gap-4">
            {activityId ? (
              <WhenOf activityId={activityId} />
            ) : (
              <p>
                <Trans>This part opens with its activity. What you have registered stays as it is.</Trans>
              </p>
            )}
            {children.length > 0 && (
              <div>
                <p className="font-semibold">
                  <Trans>What will be here</Trans>
                </p>
                <ul className="mt-1 list-disc pl-6">
                  {children.map((child) => (
                    <li key={child}>{i18n._(areaWords[child].title)}</li>
                  ))}
                </ul>
              </div>
            )}
            <WaysOn activityId={activityId} />
          </div>
        </Card>
        {activityId && <Links activityId={activityId} />}
      </div>
    </>
  );
}

function useAreaPath(): AreaPath {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  return isAreaPath(path) ? path : '/talk/etp/list';
}

/** The pages of an area, each once by its name. */
function childrenOf(path: AreaPath): AreaPath[] {
  const below = (Object.keys(areaPages) as AreaPath[]).filter((each) => each.startsWith(`${path}/`));
  const titles = new Set([areaWords[path].title]);
  return below.filter((each) => {
    const isNew = !titles.has(areaWords[each].title);
    titles.add(areaWords[each].title);
    return isNew;
  });
}

function WhenOf({ activityId }: { activityId: string }) {
  const { data: activity, error, refetch } = useQuery(activityQuery(activityId));
  if (!activity && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!activity) return <Skeleton className="h-20" />;
  return (
    <>
      <p className="text-lg font-semibold">
        <LocalizedName of={namesOf(activity)} />
      </p>
      <p>
        <When activity={activity} />
      </p>
    </>
  );
}

function When({ activity }: { activity: Activity }) {
  const today = businessDateAt(instantOf(Date.now()));
  const dates = <DayRange from={activity.beginDate} to={activity.endDate} />;
  if (activity.endDate.slice(0, 10) < today) {
    return <Trans>The activity was on {dates}. This part is not open at present.</Trans>;
  }
  return activity.enrollBeginDate && activity.enrollBeginDate.slice(0, 10) > today ? (
    <Trans>
      The activity is on {dates}. Registration begins on <DayRange from={activity.enrollBeginDate} to={null} />, and
      this part opens for it.
    </Trans>
  ) : (
    <Trans>The activity is on {dates}. This part opens in time before it.</Trans>
  );
}

function WaysOn({ activityId }: { activityId: string | undefined }) {
  const profile = useProfile();
  const { data: enrollment } = useQuery(enrollmentQuery(activityId ?? '', Boolean(profile) && Boolean(activityId)));
  return (
    <div className="flex flex-wrap gap-2 pt-2">
      {activityId && (
        <LinkButton to="/event/detail" search={{ activityId }} tone="primary" icon="info">
          <Trans>About the activity</Trans>
        </LinkButton>
      )}
      {profile && (
        <LinkButton to="/activity-records" icon="history">
          {enrollment ? <Trans>Your registration</Trans> : <Trans>Activity records</Trans>}
        </LinkButton>
      )}
      <LinkButton to="/home" icon="home" tone="quiet">
        <Trans>To the home page</Trans>
      </LinkButton>
    </div>
  );
}

/** Only on the pages of an application. */
function Returned({ activityId }: { activityId: string }) {
  const profile = useProfile();
  const exhibits = profile?.orgType === 'EXHIBITOR';
  const { data: enrollment } = useQuery(enrollmentQuery(activityId, exhibits));
  return exhibits && enrollment ? <ReturnedNotice standing={enrollment} /> : null;
}

function Links({ activityId }: { activityId: string }) {
  const { data: activity } = useQuery(activityQuery(activityId));
  return activity ? <LinkedActivities activity={activity} /> : null;
}
