import type { PositionRole } from '#domain/recruitment/position-moves.ts';
import { fundDecides, type Viewer } from '../viewer.ts';
import type { PositionRow } from './position-workflow.ts';

type OfPosition = Pick<PositionRow, 'activityId' | 'unitId'>;

export const isOwn = ({ unitId }: Viewer, row: OfPosition): boolean => unitId !== null && unitId === row.unitId;

/** What somebody is to a position; empty for whoever only reads it, and for a stranger. */
export function rolesIn(viewer: Viewer, row: OfPosition): PositionRole[] {
  return [
    ...(isOwn(viewer, row) ? (['recruiter'] as const) : []),
    ...(viewer.isContractor && viewer.activities.includes(row.activityId) ? (['contractor'] as const) : []),
    ...(fundDecides(viewer, row.activityId) ? (['fund'] as const) : []),
  ];
}

/** A draft that was never handed in is its company's alone; the fund reads what others decide about. */
export const seesPosition = (viewer: Viewer, row: OfPosition & Pick<PositionRow, 'status'>): boolean =>
  isOwn(viewer, row) || (row.status !== 'DRAFT' && (viewer.fund !== null || rolesIn(viewer, row).length > 0));
