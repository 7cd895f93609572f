import { useLingui } from '@lingui/react';
import { useRouterState } from '@tanstack/react-router';
import { withQueries } from '#web/api/with-queries.tsx';
import { useDoorTabs } from '#web/sign-in/use-door-tabs.ts';
import { BottomTabs } from '#web/ui/bottom-tabs.tsx';
import { homeArea } from './areas.ts';
import { useAreas } from './use-areas.ts';

/**
 * The phone's tabs of whoever is logged in: the door's pages at the door and for those who do nothing else, else home
 * and the own areas.
 */
export const OwnTabs = withQueries(() => {
  const { i18n } = useLingui();
  const doorTabs = useDoorTabs();
  const areas = useAreas();
  const atTheDoor = useRouterState({ select: ({ location }) => location.pathname.startsWith('/sign-in') });
  const isForTheDoor = atTheDoor || areas[0]?.to === '/sign-in/list';
  if (isForTheDoor && doorTabs.length > 0) return <BottomTabs tabs={doorTabs} />;
  if (areas.length === 0) return null;
  return <BottomTabs tabs={[homeArea, ...areas].map(({ to, icon, label }) => ({ to, icon, label: i18n._(label) }))} />;
});
