import { useLingui } from '@lingui/react';
import { useRouterState } from '@tanstack/react-router';
import { useProfile } from '#web/api/profile.ts';
import { withQueries } from '#web/api/with-queries.tsx';
import { BottomTabs } from '#web/ui/bottom-tabs.tsx';
import { tabsFor } from './tabs.ts';
import { useDoorTabs } from './use-door-tabs.ts';

/**
 * The phone's tabs of whoever is logged in: the door's pages at the door and for those who do nothing else, else the
 * same ones for everybody.
 */
export const OwnTabs = withQueries(() => {
  const { i18n } = useLingui();
  const doorTabs = useDoorTabs();
  const profile = useProfile();
  const atTheDoor = useRouterState({ select: ({ location }) => location.pathname.startsWith('/sign-in') });
  const isForTheDoor = atTheDoor || profile?.orgType === 'DOOR_SUPERVISOR';
  if (isForTheDoor && doorTabs.length > 0) return <BottomTabs tabs={doorTabs} />;
  if (!profile) return null;
  return (
    <BottomTabs tabs={tabsFor(profile.orgType).map(({ to, icon, label }) => ({ to, icon, label: i18n._(label) }))} />
  );
});
