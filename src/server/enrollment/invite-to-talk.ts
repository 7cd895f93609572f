import { windowFor, windowState } from '#domain/activity/window.ts';
import { researchOffice } from '#domain/road-show/levels.ts';
import { nameOfAccount } from '#server/account/account-names.ts';
import type { Actor } from '#server/actor.ts';
import { activityWindows, findActivity } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import { coverActivity } from '#server/account/role/cover-activity.ts';
import { refuse } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { findOwnRole, takeRole } from '#server/account/role/take-role.ts';

export interface School {
  schoolCode: string;
  unitId: string;
  nameTc: string;
  nameEn: string;
  namePt: string;
  /** Of the research office's account. */
  person: string;
}

/**
 * The research office that speaks for a unit's school (G60). @throws Refusal ACCOUNT_ERROR when the unit is no school,
 * UNIT_MANAGEMENT_NOT_FOUND_ERROR when nobody has that role there
 */
export async function researchOfficeOf(db: Queries, unitId: string | null): Promise<School> {
  const [own] = await db.query<{ school_code: string }>('select school_code from unit where id = $1', [unitId]);
  if (!own?.school_code) throw refuse('ACCOUNT_ERROR');
  const [office] = await db.query<School>(
    `select unit.school_code as "schoolCode", unit.id as "unitId", unit.name_tc as "nameTc", unit.name_en as "nameEn",
            unit.name_pt as "namePt", ${nameOfAccount('account')} as person
       from unit
       join membership on membership.unit_id = unit.id and membership.ended_at is null
                      and membership.org_type = 'ROADSHOW' and membership.role = $2
       join account on account.id = membership.account_id and account.disabled_at is null
      where unit.school_code = $1 order by membership.id limit 1`,
    [own.school_code, researchOffice],
  );
  if (!office) throw refuse('UNIT_MANAGEMENT_NOT_FOUND_ERROR');
  return office;
}

/** Whether anybody has the role of a school's research office. */
export async function hasOffice(db: Queries, schoolCode: string): Promise<boolean> {
  return (await officeAccounts(db, schoolCode)).length > 0;
}

/** Who has that role there. */
export async function officeAccounts(db: Queries, schoolCode: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select distinct account.id from unit
       join membership on membership.unit_id = unit.id and membership.ended_at is null
                      and membership.org_type = 'ROADSHOW' and membership.role = $2
       join account on account.id = membership.account_id and account.disabled_at is null
      where unit.school_code = $1 and $1 <> '' order by account.id`,
    [schoolCode, researchOffice],
  );
  return rows.map(({ id }) => id);
}

/** Takes the account of a school into a road show, as its professor unless it has a role there (D1 §8, D2 §6). */
export function inviteToTalk(world: World, actor: Actor, activityId: string) {
  return world.db.transaction(async (tx) => {
    await tx.query('select 1 from account where id = $1 for update', [actor.accountId]);
    const activity = await findActivity(tx, activityId);
    if (activity.category !== 'ROADSHOW' || activity.state !== 'ACTIVE') throw refuse('EVENT_CANNOT_ENROLL');
    await researchOfficeOf(tx, actor.unitId);
    const orgType = 'ROADSHOW' as const;
    const window = windowFor(activityWindows(activity), orgType);
    if (windowState(window, world.clock.now()) !== 'OPEN') throw refuse('DATE_CANNOT_ENROLL');
    const { accountId, unitId } = actor;
    if (!unitId) throw refuse('ACCOUNT_ERROR');
    const own = await findOwnRole(tx, { accountId, unitId, orgType });
    const level = `${productCode(world)}_RD`;
    const membershipId = own?.id ?? (await takeRole(world, tx, { accountId, unitId, orgType, level }));
    await coverActivity(tx, [membershipId], activityId);
    return { membershipId, orgType };
  });
}
