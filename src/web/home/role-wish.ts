import { documentOrgTypes, type OrgType } from '#domain/account/roles.ts';
import { activityCategories } from '#domain/activity/category.ts';
import { applicants } from '#domain/enrollment/who-applies.ts';
import type { HomeQuery } from './login-trigger.ts';

export interface RoleWish {
  toRole?: OrgType | undefined;
  activityId?: string | undefined;
  unitManagementId?: string | undefined;
  projectActivitiesId?: string | undefined;
  promoter?: string | undefined;
}

/**
 * The role to take once logged in, for a link to home that asked for the login (rows 043, 044); null for a plain
 * visit. ROADSHOW2 is a road show with a promoter (G07).
 */
export function roleWishOf(query: HomeQuery): RoleWish | null {
  const { activityId, projectActivitiesId, unitManagementId, accountType } = query;
  if (query.category && query.role) {
    const toRole = roleOf(query.category, query.role);
    return toRole ? { toRole, activityId, ...(query.category === 'ROADSHOW2' ? { promoter: 'P' } : {}) } : null;
  }
  if (unitManagementId && activityId && accountType) return { activityId, unitManagementId };
  if (projectActivitiesId) return { toRole: 'PROJECT_CLOSE', projectActivitiesId, activityId };
  return activityId ? { activityId } : null;
}

/** The role itself where it is an org type, as DOCKING_CUSTOMER; else the one that takes part in the category. */
function roleOf(category: string, role: string): OrgType | undefined {
  const named = documentOrgTypes.find((orgType) => orgType === role);
  const known = activityCategories.find((each) => each === category.replace(/2$/, ''));
  return named ?? (known && applicants[known][0]);
}
