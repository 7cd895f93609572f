import { useProfile } from '#web/api/profile.ts';
import { type Area, areasOf } from './areas.ts';

const none: readonly Area[] = [];

/** Of the present role of whoever is logged in. */
export function useAreas(): readonly Area[] {
  const profile = useProfile();
  return (profile?.orgType && areasOf[profile.orgType]) || none;
}
