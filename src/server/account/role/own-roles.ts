import type { OwnRole } from '#contract/account/role.ts';
import type { OrgType } from '#domain/account/roles.ts';
import { roadShowSight } from '#domain/road-show/levels.ts';
import { inForce } from '#server/enrollment/tables.ts';
import { coveredActivities } from '../covered-activities.ts';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';

interface UnitColumns {
  unitId: string;
  nameTc: string;
  nameEn: string;
  namePt: string;
}
const unitColumns = `unit.id as "unitId", unit.name_tc as "nameTc", unit.name_en as "nameEn", unit.name_pt as "namePt"`;
const unitOf = ({ unitId, nameTc, nameEn, namePt }: UnitColumns) => ({ id: unitId, nameTc, nameEn, namePt });

/** The account's roles of one kind with what each covers. */
export async function ownRoles(world: World, accountId: string, orgType: OrgType): Promise<{ content: OwnRole[] }> {
  const rows = await world.db.query<UnitColumns & { id: string; role: string | null; activities: string[] }>(
    `select membership.id, membership.role, ${unitColumns},
            array(select activity_id::text from (${coveredActivities}) covered order by 1) as activities
       from membership join unit on unit.id = membership.unit_id
      where account_id = $1 and org_type = $2 and ended_at is null order by membership.id`,
    [accountId, orgType],
  );
  return {
    content: rows.map((row) => ({
      membershipId: row.id,
      unit: unitOf(row),
      type: row.role,
      activities: row.activities,
    })),
  };
}

/** @throws Refusal EXHIBITOR_NOT_FOUND when no role as an exhibitor covers the activity */
export async function exhibitorOfActivity(world: World, actor: Actor, activityId: string) {
  const [row] = await world.db.query<UnitColumns & { id: string; enrollmentId: string | null }>(
    `select membership.id, ${unitColumns}, enrollment.id as "enrollmentId"
       from membership
       join unit on unit.id = membership.unit_id
       join membership_activity covers on covers.membership_id = membership.id and covers.activity_id = $2
       left join enrollment on enrollment.activity_id = $2 and enrollment.unit_id = unit.id
                           and ${inForce()}
      where membership.account_id = $1 and membership.org_type = 'EXHIBITOR' and membership.ended_at is null
      order by membership.id limit 1`,
    [actor.accountId, activityId],
  );
  if (!row) throw refuse('EXHIBITOR_NOT_FOUND');
  return {
    exhibitor: { ...unitOf(row), membershipId: row.id },
    enrollmentId: row.enrollmentId,
    restPassword: actor.mustChangePassword,
  };
}

/** Of the present role, and whose registrations it sees. */
export async function currentRoadShowUnit(world: World, actor: Actor) {
  const [row] = await world.db.query<UnitColumns & { schoolCode: string; role: string | null }>(
    `select ${unitColumns}, unit.school_code as "schoolCode", membership.role
       from membership join unit on unit.id = membership.unit_id where membership.id = $1`,
    [actor.membershipId],
  );
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return {
    unit: { ...unitOf(row), schoolCode: row.schoolCode },
    type: row.role,
    sees: roadShowSight(row.role, productCode(world)),
  };
}
