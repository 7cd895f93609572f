import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { Held } from '#server/message/write-message.ts';
import type { World } from '#server/world.ts';
import type { ProductRow } from '../product/product-workflow.ts';
import { dockingIntent } from '../tables.ts';
import { addIntent } from './add-intent.ts';
import { customersAmong } from './customers-among.ts';
import { isFrozen } from './is-frozen.ts';
import { chosenBy } from './limit.ts';
import { lockBoth } from './lock-both.ts';
import { mostProposed } from '#domain/docking/intent-moves.ts';

/** Once a product is listed, the customers whom its form names are asked, as many as the activity allows. */
export async function askIntended(world: World, tx: Transaction, product: ProductRow, held: Held): Promise<void> {
  const { intendedUnits, times } = product.form;
  const activity = await findAnyActivity(tx, product.activityId);
  if (intendedUnits.length === 0 || (await isFrozen(world, tx, activity))) return;
  await lockBoth(tx, product.id, intendedUnits);
  const known = await tx.orm
    .select({ unitId: dockingIntent.customerUnitId })
    .from(dockingIntent)
    .where(eq(dockingIntent.productId, product.id));
  const customers = await customersAmong(tx, product.activityId, intendedUnits);
  const fresh = customers.filter((unitId) => !known.some((one) => one.unitId === unitId) && unitId !== product.unitId);
  const of = { activityId: product.activityId, productId: product.id, customerUnitId: product.unitId };
  const room = activity.settings.intendedUnitLimit - (await chosenBy(tx, 'EXHIBITOR', of));
  for (const customerUnitId of fresh.slice(0, Math.max(0, room))) {
    await addIntent(world, tx, {
      product,
      customerUnitId,
      askedBy: 'EXHIBITOR',
      accountId: product.accountId,
      message: '',
      proposed: times.slice(0, mostProposed),
      held,
    });
  }
}
