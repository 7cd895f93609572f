import {
  type BusinessDate,
  businessDatePlus,
  endOfBusinessDate,
  type Instant,
  startOfBusinessDate,
} from '#domain/instant.ts';
import type { OrgType } from '#domain/account/roles.ts';
import type { ActivityCategory } from './category.ts';

/** First and last day in Macau, both inclusive; either may be missing, then that side never closes. */
export interface EnrollWindow {
  begin: BusinessDate | null;
  end: BusinessDate | null;
}
export const windowStates = ['NOT_STARTED', 'OPEN', 'ENDED'] as const;
export type WindowState = (typeof windowStates)[number];

/** From 00:00:00 of the first day until 23:59:59 of the last, in Macau (D1 §4, G38, G39). */
export function windowState(window: EnrollWindow, now: Instant): WindowState {
  if (window.begin && now < startOfBusinessDate(window.begin)) return 'NOT_STARTED';
  if (window.end && now >= endOfBusinessDate(window.end)) return 'ENDED';
  return 'OPEN';
}

const soonDays = 7;

/** Open, and only for some days more. */
export const closesSoon = (window: EnrollWindow, now: Instant): boolean =>
  window.end !== null &&
  windowState(window, now) === 'OPEN' &&
  now >= startOfBusinessDate(businessDatePlus(window.end, -soonDays));

export interface ActivityWindows {
  category: ActivityCategory;
  enroll: EnrollWindow;
  exhibitor: EnrollWindow;
  customer: EnrollWindow;
}

/** Docking has a window per side; everybody else, and an anonymous visitor, has the general one (D1 §4). */
export function windowFor(activity: ActivityWindows, orgType: OrgType | null): EnrollWindow {
  if (activity.category !== 'DOCKING') return activity.enroll;
  if (orgType === 'DOCKING_EXHIBITOR') return activity.exhibitor;
  if (orgType === 'DOCKING_CUSTOMER') return activity.customer;
  return activity.enroll;
}
