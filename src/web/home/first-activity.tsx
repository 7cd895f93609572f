import { bannerShape } from '#web/file/banner-shape.ts';
import { BackAnchor, PageHeader } from '#web/ui/page-header.tsx';
import { ActivityTabs } from './activity-tabs.tsx';
import { longTextClass } from './long-text.tsx';

/**
 * The beginning of an activity's page as it stands in index.html, on the screen before any script. The server writes
 * the activity into its places (server/activity/activity-page.ts).
 */
export const FirstActivity = () => (
  <>
    <PageHeader back={<BackAnchor href="/event/home" />} title={<span data-place="title" />}>
      <span data-place="venue" />
    </PageHeader>
    <img data-picture="banner" alt="" className={`${bannerShape} not-[[src]]:hidden`} />
    <ActivityTabs tab="intro" onTab={() => undefined}>
      <div data-place="description" className={longTextClass} />
    </ActivityTabs>
  </>
);
