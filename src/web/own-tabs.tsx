import { withQueries } from './api/with-queries.tsx';
import { useDoorTabs } from './sign-in/use-door-tabs.ts';
import { BottomTabs } from './ui/bottom-tabs.tsx';

/** The phone's tabs of whoever is logged in, by what they do here; most people have none. */
export const OwnTabs = withQueries(() => {
  const tabs = useDoorTabs();
  return tabs.length > 0 ? <BottomTabs tabs={tabs} /> : null;
});
