import { Trans } from '@lingui/react/macro';
import { homeListSize } from '#domain/activity/when.ts';
import { publicActivities } from '#web/activity/activities.ts';
import { useAnswer } from '#web/api/use-answer.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { EventList } from './event-list.tsx';
import { EventRow } from './event-row.tsx';
import { categoriesOf } from './home-search.ts';
import { RowsSkeleton } from './row-skeleton.tsx';
import { useHomeList } from './use-home-list.ts';

/** The last one that ended first, narrowed as the list above. */
export function PastEvents() {
  const [list, change] = useHomeList();
  const { kind = '', find = '', pastPage: page = 0 } = list;
  const { data, error, again } = useAnswer(`past ${kind} ${page} ${find}`, () =>
    publicActivities({ period: 'OVER', categories: categoriesOf(list), find, page }),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={again} /> : <RowsSkeleton />;
  if (data.totalElements === 0) {
    return (
      <p className="py-4 text-muted">
        <Trans>No past events yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <EventList of={data.content}>{(activity) => <EventRow key={activity.id} activity={activity} />}</EventList>
      <Pagination
        page={page}
        size={homeListSize}
        total={data.totalElements}
        onPage={(next) => change({ pastPage: next || undefined })}
      />
    </>
  );
}
