import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useProfile } from '#web/api/profile.ts';
import { currentLocale } from '#web/i18n/language.ts';
import { keepOnDevice } from '#web/offline/keep-on-device.ts';
import type { BottomTab } from '#web/ui/bottom-tabs.tsx';
import { doorTabs } from './door-tabs.ts';

/** Kept on the device from the login on: a phone may be put at a door where there is no network. */
const doorParts = ['sign-in', 'sign-in/desk'];
const doorRoles: ReadonlySet<string> = new Set(['DOOR_SUPERVISOR', 'FUND_ADMIN']);

/** The phone's tabs of those who run the door; nobody else has them. */
export function useDoorTabs(): readonly BottomTab[] {
  const { i18n } = useLingui();
  const profile = useProfile();
  const runsTheDoor = Boolean(profile?.orgType && doorRoles.has(profile.orgType));
  useEffect(() => {
    if (!runsTheDoor) return;
    for (const part of doorParts) void keepOnDevice(currentLocale(), part);
  }, [runsTheDoor]);
  if (!runsTheDoor) return [];
  return doorTabs.map(({ to, label, icon }) => ({ to, icon, label: i18n._(label) }));
}
