import type { OrgType } from '#domain/account/roles.ts';
import { windowFor, windowState } from '#domain/activity/window.ts';
import { type ApplyFacts, mayApply } from '#domain/enrollment/who-applies.ts';
import { activityWindows, type ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { inForce } from './tables.ts';

export interface Applicant {
  accountId: string;
  unitId: string | null;
  orgType: OrgType | null;
  /** Null for a role that the account does not have yet. */
  membershipId: string | null;
}

interface Standing {
  covered: boolean;
  self_registered: boolean;
  /** The own activity that points to it. */
  bound_to: string | null;
  live: boolean;
}

/** What decides whether a unit may register, and whether its role covers the activity already. */
export async function applyFacts(
  world: World,
  db: Queries,
  applicant: Applicant,
  activity: ActivityRow,
): Promise<ApplyFacts & { isOwn: boolean; boundTo: string | null }> {
  const [standing] = await db.query<Standing>(
    `select exists (select 1 from membership_activity where membership_id = $1 and activity_id = $2) as covered,
            exists (select 1 from membership where id = $1 and self_registered) as self_registered,
            (select bound.activity_id from activity_binding bound
                      join membership_activity covers on covers.activity_id = bound.activity_id
                      join membership own on own.id = covers.membership_id
                     where bound.other_activity_id = $2 and own.account_id = $3 and own.unit_id = $4
                       and own.ended_at is null and own.org_type <> 'CONTRACTOR'
                     order by bound.activity_id limit 1) as bound_to,
            exists (select 1 from enrollment where activity_id = $2 and unit_id = $4 and ${inForce()}) as live`,
    [applicant.membershipId, activity.id, applicant.accountId, applicant.unitId],
  );
  const isOwn = standing?.covered ?? false;
  return {
    isOwn,
    boundTo: standing?.bound_to ?? null,
    isActive: activity.state === 'ACTIVE',
    window: windowState(windowFor(activityWindows(activity), applicant.orgType), world.clock.now()),
    // `hasRole` says whether it is open to that kind.
    isCovered: isOwn || Boolean(standing?.self_registered) || Boolean(standing?.bound_to),
    hasRole: mayApply(applicant.orgType, activity.category),
    hasUnit: applicant.unitId !== null,
    hasLiveEnrollment: standing?.live ?? false,
  };
}
