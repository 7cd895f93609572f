import type { CompanyType } from '#domain/docking/product-form.ts';
import { requireDecider } from '#server/account/decider.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { customersAmong } from '../intent/customers-among.ts';
import { dockingCustomer } from '../tables.ts';

interface Said {
  activityId: string;
  unitId: string;
  companyType: CompanyType;
  isGaming: boolean;
}

/** @throws ENTITY_NOT_FOUND for a unit that does not take part as a customer */
export const saveCustomer = (world: World, actor: Actor, said: Said): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { activityId, unitId, companyType, isGaming } = said;
    await findAnyActivity(tx, activityId);
    await requireDecider(tx, actor, activityId);
    if ((await customersAmong(tx, activityId, [unitId])).length === 0) throw refuse('ENTITY_NOT_FOUND');
    await tx.orm
      .insert(dockingCustomer)
      .values(said)
      .onConflictDoUpdate({
        target: [dockingCustomer.activityId, dockingCustomer.unitId],
        set: { companyType, isGaming },
      });
    await recordAudit(world, tx, {
      accountId: actor.accountId,
      action: 'docking_customer.save',
      subjectKind: 'unit',
      subjectId: unitId,
      details: { companyType, isGaming },
    });
  });
