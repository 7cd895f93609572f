import type { DocumentOrgType } from '#domain/account/roles.ts';
import type { ActivityState } from '#domain/activity/activity-moves.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { applicants } from '#domain/enrollment/who-applies.ts';
import type { ErrorCode, FieldError } from '#domain/errors.ts';
import { type BusinessDate, endOfBusinessDate, type Instant } from '#domain/instant.ts';

/** The role that an answer gives. */
export interface InvitedRole {
  orgType: DocumentOrgType;
  /** The level of a road-show role; every other has none. */
  role: string | null;
}

/** One is invited to register: as those who may register there, the usual one first. */
export const invitedTo = (category: ActivityCategory): readonly DocumentOrgType[] => applicants[category];

export const roleOf = (orgType: DocumentOrgType): InvitedRole => ({
  orgType,
  role: orgType === 'ROADSHOW' ? 'COMPANY' : null,
});

/** The role that whoever is invited there usually gets. */
export const usualRole = (category: ActivityCategory): InvitedRole => roleOf(applicants[category][0]);

/** The role that was chosen where it may register there, else the usual one. */
export const fittingRole = (category: ActivityCategory, chosen: InvitedRole): InvitedRole =>
  invitedTo(category).includes(chosen.orgType) ? chosen : usualRole(category);

/**
 * @param category of the activity; null for an invitation to an event, which may be to any role
 * @param levels that a road-show role can have
 */
export function roleProblems(
  category: ActivityCategory | null,
  { orgType, role }: InvitedRole,
  levels: readonly string[],
): FieldError[] {
  if (category && !invitedTo(category).includes(orgType)) return [{ path: 'orgType', problem: 'notInvited' }];
  if (orgType !== 'ROADSHOW') return role ? [{ path: 'role', problem: 'notAllowed' }] : [];
  if (!role) return [{ path: 'role', problem: 'required' }];
  return levels.includes(role) ? [] : [{ path: 'role', problem: 'notAllowed' }];
}

/** Why nobody is invited there now; null when one may be. Whoever answers has to find it and to be in time. */
export function whyNotInvite(
  { state, endDate }: { state: ActivityState; endDate: BusinessDate },
  now: Instant,
): Extract<ErrorCode, 'ACTIVITY_NOT_PUBLIC' | 'ACTIVITY_IS_OVER'> | null {
  if (state === 'DRAFT') return 'ACTIVITY_NOT_PUBLIC';
  return state === 'ACTIVE' && now < endOfBusinessDate(endDate) ? null : 'ACTIVITY_IS_OVER';
}
