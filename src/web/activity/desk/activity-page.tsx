import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ActivityEditor } from './activity-editor.tsx';
import { activityQuery } from './queries.ts';

export function ActivityPage() {
  const { activityId } = useParams({ from: '/admin/activities/$activityId' });
  const { data, error, refetch } = useQuery(activityQuery(activityId));
  if (error && !data) {
    return (
      <>
        <PageHeader back={<BackToList to="/admin/activities" />} title={<Trans>Activity</Trans>} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return data ? <ActivityEditor key={activityId} loaded={data} /> : <PageSkeleton />;
}
