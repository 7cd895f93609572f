import type { ProductRole } from '#domain/docking/product-moves.ts';
import { fundDecides, type Viewer } from '../viewer.ts';
import type { ProductRow } from './product-workflow.ts';

type OfProduct = Pick<ProductRow, 'activityId' | 'unitId'>;

export const isOwn = ({ side, unitId }: Viewer, row: OfProduct): boolean =>
  side === 'EXHIBITOR' && unitId === row.unitId;

/** What somebody is to a product; empty for whoever only reads it, and for a stranger. */
export function rolesIn(viewer: Viewer, row: OfProduct): ProductRole[] {
  return [
    ...(isOwn(viewer, row) ? (['exhibitor'] as const) : []),
    ...(viewer.isContractor && viewer.activities.includes(row.activityId) ? (['contractor'] as const) : []),
    ...(fundDecides(viewer, row.activityId) ? (['fund'] as const) : []),
  ];
}

/** A draft that was never handed in is its exhibitor's alone; the fund reads what others decide about. */
export const seesProduct = (viewer: Viewer, row: OfProduct & Pick<ProductRow, 'status'>): boolean =>
  isOwn(viewer, row) || (row.status !== 'DRAFT' && (viewer.fund !== null || rolesIn(viewer, row).length > 0));
