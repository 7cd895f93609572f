export interface HomeQuery {
  activityId?: string | undefined;
  projectActivitiesId?: string | undefined;
  unitManagementId?: string | undefined;
  accountType?: string | undefined;
  category?: string | undefined;
  role?: string | undefined;
}

const externalRole = /_(?:RD|UN)$/;

/**
 * Links from outside ask for a login by their query (D1 §2 Home); answers with the account type, or null for a plain
 * visit. The product's own prefix of a role is not known here, only its ending.
 */
export function loginTypeFor(query: HomeQuery): string | null {
  if (query.category && query.role) {
    const roadShow = query.category === 'ROADSHOW' || query.category === 'ROADSHOW2';
    return roadShow && externalRole.test(query.role) ? 'temp_external' : 'temp';
  }
  if (query.unitManagementId && query.activityId && query.accountType) return query.accountType;
  return query.activityId || query.projectActivitiesId ? 'temp' : null;
}
