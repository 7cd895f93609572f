import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useProfile } from '#web/api/profile.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BackLink } from '#web/ui/page-header.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { ActivityView } from './activity-view.tsx';
import { activityQuery, enrollmentQuery } from '#web/activity/queries.ts';
import { DetailButton } from './detail-button.tsx';

export function EventDetailPage() {
  const { activityId } = useSearch({ strict: false });
  return activityId ? <EventDetail activityId={activityId} /> : <Navigate to="/home" replace />;
}

function EventDetail({ activityId }: { activityId: string }) {
  const { tab = 'intro' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const profile = useProfile();
  const { data: activity, error, refetch } = useQuery(activityQuery(activityId));
  const { data: enrollment = null } = useQuery(enrollmentQuery(activityId, Boolean(profile)));

  if (error && !activity) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!activity) return <PageSkeleton />;

  return (
    <ActivityView
      activity={activity}
      back={<BackLink to="/home" />}
      tab={tab}
      onTab={(next) => void navigate({ to: '.', search: { activityId, tab: next }, replace: true })}
      action={<DetailButton activity={activity} profile={profile ?? null} enrollment={enrollment} />}
    />
  );
}
