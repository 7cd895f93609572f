import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { namesOf } from '#domain/locale.ts';
import { forumPictureSizes, pictureAddress, pictureOfForum, pictureWidths } from '#contract/picture-address.ts';
import { MapLink } from '#web/event/map-link.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { Card } from '#web/ui/card.tsx';
import { Days } from '#web/ui/days.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ForumHead, forumPictureShape } from './forum-head.tsx';
import { Programme } from './programme.tsx';
import { forumQuery, placeQuery } from './public-queries.ts';
import type { ForumSearch } from './routes.ts';

/** What a forum is, when and where one goes (row 042); home opens it in a window of its own. */
export function ForumPage() {
  const { id }: ForumSearch = useSearch({ strict: false });
  return id ? <Forum id={id} /> : <Navigate to="/home" replace />;
}

function Forum({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(forumQuery(id));
  const forum = data?.answer;
  const activityId = forum?.activity.id ?? '';
  const { data: found } = useQuery({ ...placeQuery(activityId), enabled: activityId !== '' });
  const place = found?.answer;
  if (!forum && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!forum) return <PageSkeleton />;
  const [day = '', time = ''] = forum.forum.holdDate.split(' ');
  return (
    <div className="mx-auto max-w-reading">
      <ForumHead
        name={<LocalizedName of={namesOf(forum)} />}
        picture={
          forum.image && (
            <img
              alt=""
              src={pictureAddress(pictureOfForum(id), forum.image, 960)}
              srcSet={pictureWidths(pictureOfForum(id), forum.image)}
              sizes={forumPictureSizes}
              className={forumPictureShape}
            />
          )
        }
      />
      <Card>
        <dl className="flex flex-col gap-5">
          <Fact icon="clock" term={t`When`}>
            <Days from={day} /> <span className="tabular-nums">{time.slice(0, 5)}</span>{' '}
            <span className="font-normal text-muted">
              <Trans comment="After a time, for readers in another time zone">(Macau time)</Trans>
            </span>
          </Fact>
          {place && Object.values(place).some(Boolean) && (
            <Fact icon="place" term={t`Where`}>
              <LocalizedName of={place} />
              <span className="block">
                <MapLink place={place} />
              </span>
            </Fact>
          )}
          <Fact icon="calendar" term={t`Part of`}>
            <LocalizedName of={namesOf(forum.activity)} />
          </Fact>
        </dl>
        <div className="mt-6 flex flex-wrap gap-2">
          <LinkButton to="/event/detail" search={{ activityId: forum.activity.id }} tone="primary" icon="arrow-right">
            <Trans>Register for the activity</Trans>
          </LinkButton>
          <LinkButton to="/home" icon="home">
            <Trans>All activities</Trans>
          </LinkButton>
        </div>
      </Card>
      <Programme forum={{ id, nameTc: forum.nameTc, nameEn: forum.nameEn, namePt: forum.namePt }} />
    </div>
  );
}

const Fact = ({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) => (
  <div className="relative pl-8">
    <dt className="text-sm text-muted">
      <span className="absolute left-0">
        <Icon name={icon} />
      </span>
      {term}
    </dt>
    <dd className="mt-0.5 font-medium">{children}</dd>
  </div>
);
