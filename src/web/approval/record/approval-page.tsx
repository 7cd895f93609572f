import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { enrollmentQuery } from '#web/activity/queries.ts';
import { useProfile } from '#web/api/profile.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ApprovalView } from './approval-view.tsx';
import { approvalQuery } from './queries.ts';
import type { RecordSearch } from './routes.ts';

/** Where an application stands, for its exhibitor and its contractor, and all that each can do about it. */
export function ApprovalPage() {
  const profile = useProfile();
  const { activityId, enrollmentId }: RecordSearch = useSearch({ strict: false });
  const isOwn = profile?.orgType === 'EXHIBITOR';
  const own = useQuery(enrollmentQuery(activityId ?? '', isOwn && !enrollmentId && Boolean(activityId)));
  const id = enrollmentId ?? own.data?.enrollmentId;
  if (id) return <OfEnrollment key={id} enrollmentId={id} />;
  if (own.error) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />;
  if (profile === undefined || own.isLoading) return <Loading />;
  if (profile?.orgType === 'CONTRACTOR') return <Navigate to="/layoutBusiness-list" search={{ activityId }} replace />;
  return (
    <EmptyState
      icon="booth"
      title={<Trans>No application yet</Trans>}
      action={
        <LinkButton to="/home" tone="primary" icon="home">
          <Trans>Go to home page</Trans>
        </LinkButton>
      }
    >
      <Trans>Your unit hasn't applied for a booth at this activity.</Trans>
    </EmptyState>
  );
}

function OfEnrollment({ enrollmentId }: { enrollmentId: string }) {
  const { data, error, refetch } = useQuery(approvalQuery(enrollmentId));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <ApprovalView of={data} /> : <Loading />;
}

const Loading = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    <Skeleton className="h-16" />
    <Skeleton className="h-40" />
    <Skeleton className="h-80" />
  </div>
);
