/**
 * Which products a side looks at (row 201). NORMAL: those that concern it, for an exhibitor its own, for a customer those
 * that named it or that it decided about; OTHER_PRODUCT: the rest; TOTAL: all. To a visitor every product is another's.
 */
export const productFilters = ['NORMAL', 'OTHER_PRODUCT', 'TOTAL'] as const;
export type ProductFilter = (typeof productFilters)[number];

/** By what a customer decided; NONE is not docking, as long as nothing was said. */
export const intentFilters = ['NONE', 'PENDING', 'DOCKED', 'UNDOCKING'] as const;
export type IntentFilter = (typeof intentFilters)[number];
