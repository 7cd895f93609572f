import { lazy, Suspense } from 'react';
import { whenOnline } from '#web/api/when-online.ts';
import { withItsWords } from '#web/i18n/language.ts';

const View = lazy(async () => {
  const { ActivityFilesView } = await whenOnline(() => withItsWords(() => import('./activity-files-view.tsx')));
  return { default: ActivityFilesView };
});

/** Documents and videos of an activity; nothing where there are none. */
export const ActivityFiles = ({ activityId }: { activityId: string }) => (
  <Suspense>
    <View activityId={activityId} />
  </Suspense>
);
