import { bannerShape } from '#web/file/banner-shape.ts';
import { Card } from '#web/ui/card.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BackAnchor } from '#web/ui/page-header.tsx';
import { ActivityTabs } from './activity-tabs.tsx';
import { EventFact, EventFrame } from './event-frame.tsx';
import { longTextClass } from './long-text.tsx';

/**
 * The beginning of an activity's page as it stands in index.html, on the screen before any script. The server writes
 * the activity into its places (server/activity/activity-page.ts).
 */
export const FirstActivity = () => (
  <EventFrame
    head={
      <>
        <BackAnchor href="/event/home" />
        <img data-picture="banner" alt="" fetchPriority="high" className={`${bannerShape} not-[[src]]:hidden`} />
        <Heading>
          <span data-place="title" />
        </Heading>
      </>
    }
    card={
      <div className="min-h-104 *:h-full">
        <Card>
          <div className="flex flex-col gap-4">
            <EventFact icon={<Icon name="calendar" />}>
              <p className="font-semibold">
                <span data-place="days" />
              </p>
            </EventFact>
            <EventFact icon={<Icon name="place" />}>
              <p className="font-semibold">
                <span data-place="venue" />
              </p>
            </EventFact>
          </div>
        </Card>
      </div>
    }
  >
    <ActivityTabs tab="intro">
      <div data-place="description" className={longTextClass} />
    </ActivityTabs>
  </EventFrame>
);
