import { eq } from 'drizzle-orm';
import { recordTakeBack } from '#server/cases/record-deed.ts';
import { hasOnlyIntended, removeIntended } from '../intent/intended.ts';
import { dockingProduct } from '../tables.ts';
import { type ProductRow, productWorkflow } from './product-workflow.ts';

export const takeBackProduct = recordTakeBack<ProductRow, 'fund'>({
  async find(tx, id) {
    return (await tx.orm.select().from(dockingProduct).where(eq(dockingProduct.id, id)).for('update'))[0];
  },
  role: 'fund',
  async undoMove(world, tx, undone) {
    await removeIntended(tx, undone.row);
    await productWorkflow.undoMove(world, tx, undone);
  },
  mayStill: hasOnlyIntended,
});
