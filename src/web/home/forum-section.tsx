import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { forumPageSize } from '#domain/activity/category.ts';
import { namesOf } from '#domain/locale.ts';
import { useAnswer } from '#web/api/use-answer.ts';
import { CardPicture } from '#web/file/card-picture.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import { AnchorButton } from '#web/ui/link-button.tsx';
import { DateTile } from './date-tile.tsx';
import { forums } from '#web/activity/activities.ts';
import { Section } from './section.tsx';
import { useSectionPage } from './use-section-page.ts';

const title = msg`Forums and questionnaires`;
const none = msg`No forum currently in effect`;

/** Each opens the activity's forum-sign page in a window of its own (D1 §2 Home). */
export function ForumSection() {
  const [page, setPage] = useSectionPage('forums');
  const list = useAnswer(`forums ${page}`, () => forums(page));
  return (
    <Section id="forums" title={title} none={none} list={list} page={page} size={forumPageSize} onPage={setPage}>
      {(forum) => (
        <li
          key={forum.id}
          className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
        >
          {forum.image ? (
            <CardPicture of={`forums/${forum.id}/image`} version={forum.image} />
          ) : (
            <DateTile date={forum.forum.holdDate} icon="forum" />
          )}
          <div className="flex flex-1 flex-col gap-2 p-5">
            <h3 className="text-lg leading-snug font-semibold">
              <LocalizedName of={namesOf(forum)} />
            </h3>
            <p className="text-muted">
              <DayRange from={forum.forum.holdDate} to={null} />
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
      )}
    </Section>
  );
}
