import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActivityTab } from '#web/home/activity-tabs.tsx';
import { ActivityView } from '#web/home/activity-view.tsx';
import { DetailButton } from '#web/home/detail-button.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { Status } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BackLink } from '#web/ui/page-header.tsx';
import { previewQuery } from './queries.ts';

/** The page that visitors see, of a draft too; what they could press does nothing here. */
export function PreviewPage() {
  const { t } = useLingui();
  const { activityId } = useParams({ from: '/admin/activities/$activityId/preview' });
  const { data: activity, error, refetch } = useQuery(previewQuery(activityId));
  const [tab, setTab] = useState<ActivityTab>('intro');
  if (error && !activity) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!activity) return <PageSkeleton />;
  return (
    <>
      <div className="mb-5">
        <Status tone="info">
          <Trans>Preview: what visitors see of the saved version. Change the language at the top.</Trans>
        </Status>
      </div>
      <ActivityView
        activity={activity}
        back={<BackLink to="/admin/activities/$activityId" params={{ activityId }} />}
        tab={tab}
        onTab={setTab}
        action={
          <div inert title={t`This button does nothing in the preview.`}>
            <DetailButton activity={activity} profile={null} enrollment={null} />
          </div>
        }
      />
    </>
  );
}
