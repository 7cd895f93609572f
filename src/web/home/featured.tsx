import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ActivityCard } from '#contract/activity/activity.ts';
import { bannerOf, featuredSizes, pictureAddress, pictureWidths } from '#contract/picture-address.ts';
import { featuredOf } from '#domain/activity/when.ts';
import { instantOf } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import { windowsOf } from '#web/activity/card-windows.ts';
import { HowFar } from '#web/event/how-far.tsx';
import { RegistrationLine } from '#web/event/registration-line.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Days } from '#web/ui/days.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DateTile } from './date-tile.tsx';
import { featuredFact, FeaturedFrame, featuredPicture } from './featured-frame.tsx';
import { FeaturedSkeleton } from './row-skeleton.tsx';
import { useComing } from './use-coming.ts';
import { categoryIcon } from './words.ts';

/** The event that is on or comes next, across the page; nothing where there is none. */
export function Featured() {
  const { data } = useComing();
  if (!data) return <FeaturedSkeleton />;
  const activity = featuredOf(data.content, instantOf(Date.now()));
  return activity ? <FeaturedEvent activity={activity} /> : null;
}

function FeaturedEvent({ activity }: { activity: ActivityCard }) {
  const { id, banner, beginDate, endDate, place } = activity;
  const search = { activityId: id };
  return (
    <FeaturedFrame
      picture={
        banner ? (
          <img
            alt=""
            src={pictureAddress(bannerOf(id), banner, 960)}
            srcSet={pictureWidths(bannerOf(id), banner)}
            sizes={featuredSizes}
            className={featuredPicture}
          />
        ) : (
          <DateTile date={beginDate} icon={categoryIcon[activity.category]} className={featuredPicture} />
        )
      }
      far={<HowFar of={activity} plain />}
      name={
        <Link to="/event/detail" search={search} className="text-ink no-underline after:absolute after:inset-0">
          <LocalizedName of={namesOf(activity)} />
        </Link>
      }
      facts={
        <>
          <p className={featuredFact}>
            <Icon name="calendar" size="sm" />
            <Days from={beginDate} to={endDate} />
          </p>
          {Object.values(place).some(Boolean) && (
            <p className={featuredFact}>
              <Icon name="place" size="sm" />
              <LocalizedName of={place} />
            </p>
          )}
        </>
      }
      window={<RegistrationLine window={windowsOf(activity).enroll} />}
      action={
        <Link to="/event/detail" search={search} className={`relative ${buttonClass({ tone: 'primary', size: 'lg' })}`}>
          <Trans>See event</Trans>
        </Link>
      }
    />
  );
}
