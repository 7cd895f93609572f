import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { unit } from '#server/unit/tables.ts';
import { dockingProduct } from '../tables.ts';

/**
 * Before anything is counted or written about a product and two units: nobody takes it off the list meanwhile, and two
 * who choose for one unit, or two times for it, come one after the other. One order for all, so that nobody waits for
 * ever.
 */
export async function lockBoth(tx: Transaction, productId: string, unitIds: readonly string[]): Promise<void> {
  await tx.orm
    .select({ id: dockingProduct.id })
    .from(dockingProduct)
    .where(eq(dockingProduct.id, productId))
    .for('share');
  for (const unitId of [...new Set(unitIds)].toSorted())
    await tx.orm.select({ id: unit.id }).from(unit).where(eq(unit.id, unitId)).for('no key update');
}
