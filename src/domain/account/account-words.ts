import { isStaffRole, type OrgType } from './roles.ts';

/** How the desk may order accounts. */
export const accountSorts = [
  'createdTime:desc',
  'username:asc',
  'username:desc',
  'lastLogin:desc',
  'lastLogin:asc',
] as const;
export type AccountSort = (typeof accountSorts)[number];

/** What an account's standing may be asked for; `merged` ones are found in no other way. */
export const accountStandings = ['active', 'suspended', 'neverLoggedIn', 'merged'] as const;
export type AccountStanding = (typeof accountStandings)[number];

/** How somebody whom staff give an account comes to a password. */
export const firstPasswords = ['LINK', 'FORCED_CHANGE'] as const;
export type FirstPassword = (typeof firstPasswords)[number];

/** Roles that a person has for a unit; the fund's own have none. */
export const needsUnit = (orgType: OrgType): boolean => !withoutUnit.some((one) => one === orgType);
const withoutUnit = ['FUND_ADMIN', 'FUND_REVIEWER', 'DOOR_SUPERVISOR', 'PUBLIC_MONITOR'] as const;

/** The fund's own see every activity without being given any; those of a reviewer are the ones to decide about. */
export const isGivenActivities = (orgType: OrgType): boolean => !isStaffRole(orgType) || orgType === 'FUND_REVIEWER';
