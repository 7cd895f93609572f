import { Trans } from '@lingui/react/macro';
import { forumPageSize } from '#domain/activity/category.ts';
import { forums } from '#web/activity/activities.ts';
import { useAnswer } from '#web/api/use-answer.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ForumLine } from './forum-line.tsx';
import { RowsSkeleton } from './row-skeleton.tsx';
import { useHomeList } from './use-home-list.ts';

/** The last one that was held first. */
export function PastForums() {
  const [{ pastForumsPage: page = 0 }, change] = useHomeList();
  const { data, error, again } = useAnswer(`past forums ${page}`, () => forums('OVER', page));
  if (!data) return error ? <ErrorState error={error} onRetry={again} /> : <RowsSkeleton />;
  if (data.totalElements === 0) {
    return (
      <p className="py-4 text-muted">
        <Trans>No past forums yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="-mx-2 flex flex-col">
        {data.content.map((forum) => (
          <li key={forum.id}>
            <ForumLine forum={forum} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        size={forumPageSize}
        total={data.totalElements}
        onPage={(next) => change({ pastForumsPage: next || undefined })}
      />
    </>
  );
}
