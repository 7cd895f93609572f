import {
  type ProductStatus,
  productStatuses,
  productStatusOfWire,
  wireProductStatus,
} from '#domain/docking/product-status.ts';

/** Where a position stands: on the same way as a docking product (G47), and closed at its end. */
export const positionStatuses = [...productStatuses, 'CLOSED'] as const;
export type PositionStatus = ProductStatus | 'CLOSED';

export const wirePositionStatus = wireProductStatus;

/** Null for a word that is no status. */
export const positionStatusOfWire = (word: string): PositionStatus | null =>
  word === 'CLOSED' ? word : productStatusOfWire(word);

/** Who has to do something next; null for nobody. */
export const positionTurn = {
  DRAFT: 'recruiter',
  CONT_PENDING_APPROVAL: 'contractor',
  CONT_NOT_PASSE: 'recruiter',
  '{p}PENDING_APPROVAL': 'fund',
  '{p}NOT_PASSED': 'recruiter',
  PASSED: null,
  CLOSED: null,
} as const satisfies Record<PositionStatus, 'recruiter' | 'contractor' | 'fund' | null>;
