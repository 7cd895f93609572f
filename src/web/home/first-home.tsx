import { Trans } from '@lingui/react/macro';
import { Icon } from '#web/ui/icon.tsx';
import { featuredFact, FeaturedFrame, featuredPicture } from './featured-frame.tsx';
import { RowsSkeleton, SectionHeading } from './row-skeleton.tsx';
import { Welcome } from './welcome.tsx';

/** Until its words are here, or where the page comes without them, as from this device. */
const coming = 'empty:block empty:h-6 empty:w-48 empty:rounded-md empty:bg-line';

/**
 * The beginning of home as it stands in index.html, on the screen before any script. The server writes the event into
 * its places (server/activity/first-home.ts).
 */
export const FirstHome = () => (
  <>
    <Welcome />
    <FeaturedFrame
      picture={<img data-picture="featured" alt="" fetchPriority="high" className={featuredPicture} />}
      name={<span data-place="featured-name" className={coming} />}
      facts={
        <>
          <p className={featuredFact}>
            <Icon name="calendar" size="sm" />
            <span data-place="featured-days" className={coming} />
          </p>
          <p className={featuredFact}>
            <Icon name="place" size="sm" />
            <span data-place="featured-place" className={coming} />
          </p>
        </>
      }
    />
    <SectionHeading>
      <Trans>Coming up</Trans>
    </SectionHeading>
    <RowsSkeleton />
  </>
);
