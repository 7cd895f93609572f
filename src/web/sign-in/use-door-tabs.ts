import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useProfile } from '#web/api/profile.ts';
import { currentLocale, loadWordsOf } from '#web/i18n/language.ts';
import { keepOnDevice } from '#web/offline/keep-on-device.ts';
import type { BottomTab } from '#web/ui/bottom-tabs.tsx';
import { doorTabs } from './door-tabs.ts';

/** Kept on the device from the login on: a phone may be put at a door where there is no network. */
const doorParts = ['sign-in', 'sign-in/desk'];
const doorRoles: ReadonlySet<string> = new Set(['DOOR_SUPERVISOR', 'FUND_ADMIN']);

/** The phone's tabs of those who run the door; nobody else has them, or loads their words. */
export function useDoorTabs(): readonly BottomTab[] {
  const { i18n } = useLingui();
  const profile = useProfile();
  const [ready, setReady] = useState(false);
  const runsTheDoor = Boolean(profile?.orgType && doorRoles.has(profile.orgType));
  useEffect(() => {
    if (!runsTheDoor) return;
    void loadWordsOf(['sign-in']).then(() => setReady(true));
    for (const part of doorParts) void keepOnDevice(currentLocale(), part);
  }, [runsTheDoor]);
  if (!runsTheDoor || !ready) return [];
  return doorTabs.map(({ to, label, icon }) => ({ to, icon, label: i18n._(label) }));
}
