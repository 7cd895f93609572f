import { type ActivityCategory, roadShowArea } from '#domain/activity/category.ts';
import type { OrgType } from './roles.ts';

/** What is known of where somebody wants to go when they take a role (D1 §2 Role switch). */
export interface RoleWish {
  activityId?: string | undefined;
  enrollmentId?: string | undefined;
  projectActivitiesId?: string | undefined;
  /** Of a completed project: whose list of it. */
  toRole2?: string | undefined;
  promoter?: string | null | undefined;
  category?: ActivityCategory | undefined;
  spModel?: string | undefined;
}

export interface Landing {
  path: string;
  search: Record<string, string>;
}

/** Where an account comes to when it has logged in or taken a role (D1 §2 Role switch, D2 §2). */
export function landingOf(orgType: OrgType, wish: RoleWish): Landing {
  const { activityId, enrollmentId } = wish;
  const to = (path: string, more: Record<string, string | undefined> = {}): Landing => ({
    path,
    search: Object.fromEntries(
      Object.entries({ activityId, ...more, spModel: wish.spModel }).filter((pair): pair is [string, string] =>
        Boolean(pair[1]),
      ),
    ),
  });
  switch (orgType) {
    case 'PROJECT_CLOSE':
      return to(wish.toRole2 === 'CONTRACTOR' ? '/contractor/list' : '/exhibition/list', {
        projectActivitiesId: wish.projectActivitiesId,
      });
    case 'ROADSHOW':
      return to(roadShowArea(wish.promoter));
    case 'DOCKING_EXHIBITOR':
    case 'DOCKING_CUSTOMER':
      return to('/docking');
    case 'RECRUIT_COMPANY':
    case 'RECRUIT_PURVEYOR':
      return to('/recruit');
    case 'PUBLIC_INVITED':
    case 'PUBLIC_MONITOR':
      return to('/public-event');
    case 'CONTRACTOR':
      return to(wish.category === 'PCLOSE' ? '/contractor/list' : '/layoutBusiness-list');
    case 'EXHIBITOR':
      if (enrollmentId) return to('/layoutBusiness-details', { enrollmentId });
      return to(activityId ? '/event/detail' : '/home');
    case 'DOOR_SUPERVISOR':
      return to('/sign-in/list');
    case 'FUND_ADMIN':
    case 'FUND_REVIEWER':
      return to('/admin');
  }
}
