import type { DocumentOrgType } from '#domain/account/roles.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { applicants, selfRegistering } from './who-applies.ts';

export interface KindOfUnit {
  orgType: DocumentOrgType;
  /** May register an account without an invitation. */
  isSelfRegistering: boolean;
}

/** Which kinds of unit may register for an activity of a category, those first that can begin at once. */
export const kindsThatTakePart = (category: ActivityCategory): KindOfUnit[] =>
  applicants[category]
    .map((orgType) => ({ orgType, isSelfRegistering: selfRegistering.some((one) => one === orgType) }))
    .toSorted((one, other) => Number(other.isSelfRegistering) - Number(one.isSelfRegistering));
