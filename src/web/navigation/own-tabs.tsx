import { useLingui } from '@lingui/react';
import { withQueries } from '#web/api/with-queries.tsx';
import { useDoorTabs } from '#web/sign-in/use-door-tabs.ts';
import { BottomTabs } from '#web/ui/bottom-tabs.tsx';
import { homeArea } from './areas.ts';
import { useAreas } from './use-areas.ts';

/** The phone's tabs of whoever is logged in: the door's pages for those who run it, else home and the own areas. */
export const OwnTabs = withQueries(() => {
  const { i18n } = useLingui();
  const doorTabs = useDoorTabs();
  const areas = useAreas();
  if (doorTabs.length > 0) return <BottomTabs tabs={doorTabs} />;
  if (areas.length === 0) return null;
  return <BottomTabs tabs={[homeArea, ...areas].map(({ to, icon, label }) => ({ to, icon, label: i18n._(label) }))} />;
});
