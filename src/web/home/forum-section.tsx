import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import { forumsKey } from '#contract/first-paint.ts';
import { pictureOfForum } from '#contract/picture-address.ts';
import { forumPageSize } from '#domain/activity/category.ts';
import { namesOf } from '#domain/locale.ts';
import { useAnswer } from '#web/api/use-answer.ts';
import { CardPicture } from '#web/file/card-picture.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Days } from '#web/ui/days.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { AnchorButton } from '#web/ui/link-button.tsx';
import { DateTile } from './date-tile.tsx';
import { forums } from '#web/activity/activities.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { PastFold } from './past-fold.tsx';
import { RowsSkeleton, SectionHeading } from './row-skeleton.tsx';
import { useHomeList } from './use-home-list.ts';

const PastForums = lazy(() => import('./past-forums.tsx').then((module) => ({ default: module.PastForums })));

/** Those from today on. Each opens the activity's forum-sign page in a window of its own (D1 §2 Home). */
export function ForumSection() {
  const [{ forumsPage: page = 0, pastForums }, change] = useHomeList();
  const togglePast = () => change({ pastForums: pastForums ? undefined : '1', pastForumsPage: undefined });
  const { data, error, again } = useAnswer(forumsKey(page), () => forums('COMING', page));
  return (
    <section aria-labelledby="forums">
      <SectionHeading id="forums">
        <Trans>Forums and questionnaires</Trans>
      </SectionHeading>
      {!data && error ? <ErrorState error={error} onRetry={again} /> : !data && <RowsSkeleton />}
      {data?.content.length === 0 && (
        <p className="mt-4 text-muted">
          <Trans>No forum currently in effect</Trans>
        </p>
      )}
      <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {data?.content.map((forum) => (
          <li
            key={forum.id}
            className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
          >
            {forum.image ? (
              <CardPicture of={pictureOfForum(forum.id)} version={forum.image} />
            ) : (
              <DateTile date={forum.forum.holdDate} icon="forum" className="h-24" />
            )}
            <div className="flex flex-1 flex-col gap-2 p-5">
              <h3 className="text-lg leading-snug font-semibold">
                <LocalizedName of={namesOf(forum)} />
              </h3>
              <p className="text-muted">
                <Days from={forum.forum.holdDate} />
                {' · '}
                <LocalizedName of={namesOf(forum.activity)} />
              </p>
              <div className="mt-auto pt-3">
                <AnchorButton
                  full
                  icon="external"
                  href={`/event/forum-sign?id=${forum.id}&activityId=${forum.activity.id}`}
                  target="_blank"
                  rel="noopener"
                >
                  <Trans>Take part</Trans>
                </AnchorButton>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        size={forumPageSize}
        total={data?.totalElements ?? 0}
        onPage={(next) => change({ forumsPage: next || undefined })}
      />
      <PastFold open={pastForums === '1'} label={<Trans>Past forums</Trans>} onToggle={togglePast}>
        <PastForums />
      </PastFold>
    </section>
  );
}
