import { covers, type OwnRole } from '#domain/account/choose-role.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { mayApply } from './who-applies.ts';

/** Those of an account's roles that may register for an activity, the present one first. */
export const rolesThatApply = <Role extends OwnRole>(
  { memberships, membershipId }: { memberships: readonly Role[]; membershipId: string | null },
  activity: { id: string; category: ActivityCategory },
): Role[] =>
  memberships
    .filter((role) => mayApply(role.orgType, activity.category) && covers(role, activity.id))
    .toSorted((one, other) => Number(other.id === membershipId) - Number(one.id === membershipId));
