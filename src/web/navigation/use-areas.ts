import { useProfile } from '#web/api/profile.ts';
import { type Area, areasFor } from './areas.ts';

/** Of the present role of whoever is logged in. */
export const useAreas = (): readonly Area[] => areasFor(useProfile());
