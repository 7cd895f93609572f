import { activityCategories } from '#domain/activity/category.ts';
import { applicants } from '#domain/enrollment/who-applies.ts';

const whoAppliesWhere = activityCategories
  .flatMap((category) => applicants[category].map((orgType) => `('${orgType}', '${category}')`))
  .join(', ');

/** SQL: the ids of the activities that the unit of a `membership` in scope takes part in. */
export const joinedActivities = 'select activity_id from membership_activity where membership_id = membership.id';

/**
 * SQL: the ids of the activities that a `membership` in scope covers, and of those open to it where its unit registered
 * by itself.
 */
export const coveredActivities = `
  ${joinedActivities}
  union
  select activity.id from activity
   where membership.self_registered and activity.state = 'ACTIVE'
     and (membership.org_type, activity.category) in (${whoAppliesWhere})`;
