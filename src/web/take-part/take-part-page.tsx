import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import type { Activity } from '#contract/activity/activity.ts';
import { namesOf } from '#domain/locale.ts';
import { activityQuery } from '#web/activity/queries.ts';
import { profileQuery } from '#web/api/profile.ts';
import { useLoggedIn } from '#web/api/session-token.ts';
import { EventStrip } from '#web/event/event-strip.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BackLink } from '#web/ui/page-header.tsx';
import { ConfirmPart } from './confirm-part.tsx';
import { TakePartHeader } from './take-part-header.tsx';
import { WaysIn } from './ways-in.tsx';

/**
 * The way into an event: a visitor reads what it needs and chooses how to begin; whoever is logged in confirms. The
 * login and the registration of a new unit both come back to it.
 */
export function TakePartPage() {
  const { activityId } = useSearch({ strict: false });
  return activityId ? <TakePart activityId={activityId} /> : <Navigate to="/home" replace />;
}

function TakePart({ activityId }: { activityId: string }) {
  const { data: activity, error, refetch } = useQuery(activityQuery(activityId));
  if (!activity) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <div className="mx-auto max-w-reading">
      <TakePartHeader
        back={<BackLink to="/event/detail" search={{ activityId }} />}
        name={<LocalizedName of={namesOf(activity)} />}
      />
      <EventStrip activity={activity} />
      <OwnPart activity={activity} />
    </div>
  );
}

function OwnPart({ activity }: { activity: Activity }) {
  const loggedIn = useLoggedIn();
  const { data: profile, error, refetch } = useQuery({ ...profileQuery, enabled: loggedIn });
  if (!loggedIn) return <WaysIn activity={activity} />;
  if (profile) return <ConfirmPart activity={activity} profile={profile} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
