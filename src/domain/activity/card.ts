import type { OrgType } from '#domain/account/roles.ts';
import type { Instant } from '#domain/instant.ts';
import { type ActivityCategory, roadShowArea } from './category.ts';
import { type ActivityWindows, windowFor, windowState } from './window.ts';

/** Who looks at a card; the org type is null for a visitor and for an account that has not taken a role. */
export interface Viewer {
  loggedIn: boolean;
  orgType: OrgType | null;
}

/** What the account has with the activity: value 0 is begun and not handed in, 1 handed in (D1 §4, G10). */
export interface OwnEnrollment {
  enrollmentId: string | null;
  value: 0 | 1;
}

/** The text of a card's one button (D1 §2 Home, §4). */
export type CardState = 'NOT_STARTED' | 'OPEN' | 'ENDED' | 'IN_PROCESS' | 'REGISTERED' | 'LIST';

export function cardState(
  activity: ActivityWindows,
  viewer: Viewer,
  enrollment: OwnEnrollment | null,
  now: Instant,
): CardState {
  if (viewer.orgType === 'CONTRACTOR') return 'LIST';
  if (enrollment) return enrollment.value === 0 ? 'IN_PROCESS' : 'REGISTERED';
  return windowState(windowFor(activity, viewer.orgType), now);
}

/** Where a card leads. */
export interface CardTarget {
  path: string;
  search: { activityId: string; enrollmentId?: string };
}

/** What a visitor reads before they log in or register: what taking part needs, and the two ways to it. */
const beforeLogin = '/take-part';

export function cardTarget(
  { id, category, promoter }: { id: string; category: ActivityCategory; promoter: string | null },
  viewer: Viewer,
  enrollment: OwnEnrollment | null,
): CardTarget {
  const search = { activityId: id };
  const area = areaOf(category, promoter);
  // A public event is for people without an account, too.
  if (!viewer.loggedIn && category !== 'PUBLIC') return { path: beforeLogin, search };
  if (area) return { path: area, search };
  if (viewer.orgType === 'CONTRACTOR') {
    return { path: category === 'PCLOSE' ? '/contractor/list' : '/layoutBusiness-list', search };
  }
  if (viewer.orgType !== 'EXHIBITOR') return { path: '/event/detail', search };
  return enrollment?.enrollmentId
    ? { path: '/layoutBusiness-details', search: { ...search, enrollmentId: enrollment.enrollmentId } }
    : { path: '/application/statement', search };
}

/** Categories with an area of their own; exhibitions go by who asks. */
function areaOf(category: ActivityCategory, promoter: string | null): string | null {
  if (category === 'PUBLIC') return '/public-event';
  if (category === 'ROADSHOW') return roadShowArea(promoter);
  if (category === 'RECRUIT') return '/recruit';
  if (category === 'DOCKING') return '/docking';
  return null;
}
