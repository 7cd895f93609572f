import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DockingSide, IntentRole } from '#domain/docking/intent-moves.ts';
import type { Queries } from '#server/db/database.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import type { ProductRow } from '../product/product-workflow.ts';
import { dockingIntent, dockingProduct } from '../tables.ts';
import { fundDecides, type Viewer } from '../viewer.ts';
import type { IntentRow } from './intent-workflow.ts';

export const exhibitor = alias(unit, 'exhibitor');
export const customer = alias(unit, 'customer');

/** An intent with what it is about and who the two are. */
export interface FullIntent {
  intent: IntentRow;
  product: ProductRow;
  exhibitor: UnitRow;
  customer: UnitRow;
}

export const fullIntents = (db: Queries) =>
  db.orm
    .select({ intent: dockingIntent, product: dockingProduct, exhibitor, customer })
    .from(dockingIntent)
    .innerJoin(dockingProduct, eq(dockingProduct.id, dockingIntent.productId))
    .innerJoin(exhibitor, eq(exhibitor.id, dockingIntent.exhibitorUnitId))
    .innerJoin(customer, eq(customer.id, dockingIntent.customerUnitId));

/** Which side of an intent somebody is; null for a stranger. */
export const sideIn = (
  { side, unitId }: Viewer,
  { exhibitorUnitId, customerUnitId }: Pick<IntentRow, 'exhibitorUnitId' | 'customerUnitId'>,
): DockingSide | null => (side && unitId === (side === 'EXHIBITOR' ? exhibitorUnitId : customerUnitId) ? side : null);

/** What somebody is to an intent; empty for a stranger. */
export function rolesInIntent(viewer: Viewer, intent: IntentRow): IntentRole[] {
  if (fundDecides(viewer, intent.activityId)) return ['fund'];
  const side = sideIn(viewer, intent);
  if (!side) return [];
  return [
    intent.askedBy === side ? 'asker' : 'asked',
    ...(intent.declinedBy === side ? (['decliner'] as const) : []),
    ...(intent.proposedBy !== null && intent.proposedBy !== side ? (['offered'] as const) : []),
  ];
}
