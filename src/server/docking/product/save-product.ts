import { and, eq } from 'drizzle-orm';
import { keptProduct, type ProductForm } from '#domain/docking/product-form.ts';
import { nothingKnownOfProduct } from '#domain/docking/product-moves.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { wasNoted } from '#server/cases/field-notes.ts';
import { dockingProduct } from '../tables.ts';
import { findProduct, type FoundProduct, lockProduct } from './find-product.ts';
import { textOf } from './product-text.ts';
import { productWorkflow } from './product-workflow.ts';

/** Whether somebody may change the form now. */
export const isEditable = ({ row, roles }: Pick<FoundProduct, 'row' | 'roles'>): boolean =>
  productWorkflow.refusal('save', { status: row.status, roles, facts: nothingKnownOfProduct }) === null;

/**
 * A draft as it was typed; it leaves no line in the history.
 * @throws STATUS_ERROR when somebody else saved first, or it is not the exhibitor's turn
 */
export async function saveProduct(
  world: World,
  actor: Actor,
  productId: string,
  { version, form }: { version: number; form: ProductForm },
): Promise<{ version: number }> {
  const found = await findProduct(world.db, actor, productId);
  productWorkflow.require({ ...found, move: 'save', facts: nothingKnownOfProduct });
  const kept = keptProduct(form);
  const [saved] = await world.db.orm
    .update(dockingProduct)
    .set({ form: kept, allText: textOf(kept, found.of), updatedAt: world.clock.now(), version: version + 1 })
    .where(
      and(
        eq(dockingProduct.id, productId),
        eq(dockingProduct.version, version),
        eq(dockingProduct.status, found.row.status),
      ),
    )
    .returning({ version: dockingProduct.version });
  if (!saved) throw refuse('STATUS_ERROR');
  return saved;
}

/** Only what nobody but its exhibitor has seen. */
export const removeProduct = (world: World, actor: Actor, productId: string): Promise<void> =>
  world.db.transaction(async (tx) => {
    const found = await lockProduct(tx, actor, productId);
    if (!isEditable(found)) throw refuse('NO_PERMISSION');
    const { status, listedAt, version } = found.row;
    // What was decided about once keeps its notes, its intents and its history.
    const [moved] = await tx.query('select 1 from status_change where case_id = $1 limit 1', [productId]);
    const noted = await wasNoted(tx, productId);
    if (status !== 'DRAFT' || listedAt !== null || noted || moved) throw refuse('STATUS_ERROR');
    await tx.orm
      .delete(dockingProduct)
      .where(and(eq(dockingProduct.id, productId), eq(dockingProduct.version, version)));
    await recordAudit(world, tx, {
      accountId: actor.accountId,
      action: 'docking_product.remove',
      subjectKind: 'docking_product',
      subjectId: productId,
    });
  });
