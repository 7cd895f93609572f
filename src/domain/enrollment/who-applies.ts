import type { DocumentOrgType, OrgType } from '#domain/account/roles.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import type { WindowState } from '#domain/activity/window.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { EnrollmentStatus } from './status.ts';
import { hasBooths } from './steps.ts';

/** The roles that take part in an activity of each category by registering a unit. */
export const applicants = {
  STWEEK: ['EXHIBITOR'],
  PCLOSE: ['EXHIBITOR', 'PROJECT_CLOSE'],
  ROADSHOW: ['ROADSHOW'],
  DOCKING: ['DOCKING_EXHIBITOR', 'DOCKING_CUSTOMER'],
  RECRUIT: ['RECRUIT_COMPANY', 'RECRUIT_PURVEYOR'],
  PUBLIC: ['PUBLIC_INVITED', 'PUBLIC_MONITOR'],
} as const satisfies Record<ActivityCategory, readonly DocumentOrgType[]>;

export const mayApply = (orgType: OrgType | null, category: ActivityCategory): boolean =>
  applicants[category].some((applicant) => applicant === orgType);

/**
 * What a unit that was not invited may register as (row 087). The other roles are given by the fund: to those who close
 * a project, supply or monitor.
 */
export const selfRegistering = [
  'EXHIBITOR',
  'ROADSHOW',
  'DOCKING_EXHIBITOR',
  'DOCKING_CUSTOMER',
  'RECRUIT_COMPANY',
  'PUBLIC_INVITED',
] as const satisfies readonly DocumentOrgType[];
export type SelfRegistering = (typeof selfRegistering)[number];

export interface ApplyFacts {
  isActive: boolean;
  window: WindowState;
  /** The present role covers the activity, or all that is open to its kind; or the activity is bound to one of it. */
  isCovered: boolean;
  hasRole: boolean;
  hasUnit: boolean;
  hasLiveEnrollment: boolean;
}

/** Why a unit cannot register now (G37); null when it can. Which comes first is what the person can do least about. */
export function whyNotApply(facts: ApplyFacts): ErrorCode | null {
  if (!facts.hasRole || !facts.hasUnit) return 'NO_PERMISSION';
  if (!facts.isActive || !facts.isCovered) return 'EVENT_CANNOT_ENROLL';
  if (facts.hasLiveEnrollment) return 'REPEAT_ENROLLMENT';
  if (facts.window !== 'OPEN') return 'DATE_CANNOT_ENROLL';
  return null;
}

/** An exhibition has a form to fill in first; elsewhere to register is to hand in. */
export const statusOnApply = (category: ActivityCategory): EnrollmentStatus =>
  hasBooths(category) ? 'APPLY_PENDING' : 'APPLY_SUBMITED';

/** A unit that comes from a bound activity is registered at once (D1 §6). */
export const statusOnAutoSign: EnrollmentStatus = '{p}PASS';
