import { type ProductStatus, wireProductStatus } from '#domain/docking/product-status.ts';
import { formCases } from '#server/cases/form-cases.ts';
import { dockingProduct } from '../tables.ts';

/** Products that wait for the fund, for a contractor, or for the exhibitor who was asked to correct them. */
export const productCases = formCases<ProductStatus>({
  workflow: 'DOCKING_PRODUCT',
  table: dockingProduct,
  waiting: {
    '{p}PENDING_APPROVAL': 'FUND',
    CONT_PENDING_APPROVAL: 'CONTRACTOR',
    CONT_NOT_PASSE: 'UNIT',
    '{p}NOT_PASSED': 'UNIT',
  },
  wireStatus: wireProductStatus,
});
