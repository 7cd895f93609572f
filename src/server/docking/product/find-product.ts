import { eq } from 'drizzle-orm';
import type { ProductRole } from '#domain/docking/product-moves.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import { dockingProduct } from '../tables.ts';
import { viewerOf } from '../viewer.ts';
import { rolesIn, seesProduct } from './product-rights.ts';
import type { ProductRow } from './product-workflow.ts';

/** A product as somebody who may see it meets it. */
export interface FoundProduct {
  row: ProductRow;
  of: UnitRow;
  roles: ProductRole[];
}

/** Null for a stranger, and for what does not exist. */
export async function lookForProduct(
  db: Queries,
  actor: Actor | null,
  productId: string,
): Promise<FoundProduct | null> {
  const viewer = await viewerOf(db, actor);
  const [found] = await db.orm
    .select({ row: dockingProduct, of: unit })
    .from(dockingProduct)
    .innerJoin(unit, eq(unit.id, dockingProduct.unitId))
    .where(eq(dockingProduct.id, productId));
  return found && seesProduct(viewer, found.row) ? { ...found, roles: rolesIn(viewer, found.row) } : null;
}

/** @throws ENTITY_NOT_FOUND also for a stranger */
export async function findProduct(db: Queries, actor: Actor, productId: string): Promise<FoundProduct> {
  const found = await lookForProduct(db, actor, productId);
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  return found;
}

/** For the portal itself; nobody else changes it until the transaction ends. @throws ENTITY_NOT_FOUND */
export async function holdProduct(tx: Transaction, productId: string): Promise<Omit<FoundProduct, 'roles'>> {
  const [found] = await tx.orm
    .select({ row: dockingProduct, of: unit })
    .from(dockingProduct)
    .innerJoin(unit, eq(unit.id, dockingProduct.unitId))
    .where(eq(dockingProduct.id, productId))
    .for('update', { of: dockingProduct });
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  return found;
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockProduct(tx: Transaction, actor: Actor, productId: string): Promise<FoundProduct> {
  await tx.orm
    .select({ id: dockingProduct.id })
    .from(dockingProduct)
    .where(eq(dockingProduct.id, productId))
    .for('update');
  return findProduct(tx, actor, productId);
}
