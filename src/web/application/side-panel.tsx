import { useQuery } from '@tanstack/react-query';
import { LinkedActivities } from '#web/account/role/linked-activities.tsx';
import { SupplementUpload } from '#web/notice/supplement-upload.tsx';
import { LazySupplements } from '#web/notice/lazy-supplements.tsx';
import { categoriesQuery } from './queries.ts';
import { useDraftState, useDraftStore } from './use-draft-of.ts';
import { keptActivityQuery, keptSupplementsQuery } from './kept-queries.ts';

/** Links to bound activities, and notices with the files that they ask for (row 120). */
export function SidePanel({ activityId }: { activityId: string }) {
  const { enrollmentId } = useDraftStore();
  const categoryId = useDraftState(({ form }) => form.boothsAreaCategoryId);
  const { data: activity } = useQuery(keptActivityQuery(activityId));
  const { data: categories } = useQuery(categoriesQuery(activityId, null));
  const { data: supplements } = useQuery(keptSupplementsQuery(activityId));
  const areaCode = categories?.content.find(({ id }) => id === categoryId)?.code ?? null;
  return (
    <aside data-no-print className="flex flex-col gap-6 empty:hidden">
      {activity && <LinkedActivities activity={activity} areaCode={areaCode} />}
      <LazySupplements activityId={activityId} />
      {supplements?.content
        .filter(({ status }) => status === 'A')
        .map((one) => (
          <SupplementUpload key={one.id} one={one} enrollmentId={enrollmentId} brief />
        ))}
    </aside>
  );
}
