import { type ProductFacts, type ProductMove, productMoves, type ProductRole } from '#domain/docking/product-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { dockingProduct } from '../tables.ts';

export type ProductRow = typeof dockingProduct.$inferSelect;

export const productWorkflow = workflow<
  'docking_product',
  ProductRow,
  'status',
  ProductRole,
  ProductFacts,
  ProductMove
>({
  kind: 'docking_product',
  table: dockingProduct,
  status: 'status',
  kept: 'keptStatus',
  moves: productMoves,
  touch: ({ changes, now }) => ({ ...(changes ? { statusSince: now } : {}), updatedAt: now }),
});
