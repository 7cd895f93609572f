import { windowFor, windowState } from '#domain/activity/window.ts';
import { emptyProduct } from '#domain/docking/product-form.ts';
import { newId } from '#domain/id.ts';
import { activityWindows, findActivity } from '#server/activity/activities.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { dockingProduct } from '../tables.ts';
import { requireParty } from '../viewer.ts';

/** @throws DATE_CANNOT_ENROLL outside the exhibitors' window (row 204) */
export const beginProduct = (world: World, actor: Actor, activityId: string): Promise<string> =>
  world.db.transaction(async (tx) => {
    const activity = await findActivity(tx, activityId);
    if (activity.category !== 'DOCKING') throw refuseField('activityId', 'notAllowed');
    const { accountId, unitId } = await requireParty(tx, actor, activityId);
    const now = world.clock.now();
    if (windowState(windowFor(activityWindows(activity), 'DOCKING_EXHIBITOR'), now) !== 'OPEN')
      throw refuse('DATE_CANNOT_ENROLL');
    const id = newId();
    await tx.orm.insert(dockingProduct).values({
      id,
      activityId,
      unitId,
      accountId,
      status: 'DRAFT',
      keptStatus: 'DRAFT',
      statusSince: now,
      form: emptyProduct,
      createdAt: now,
      updatedAt: now,
    });
    await recordAudit(world, tx, {
      accountId,
      action: 'docking_product.begin',
      subjectKind: 'docking_product',
      subjectId: id,
    });
    return id;
  });
