/**
 * Where a docking product stands (D2 §4, G47). `{p}` stands for the fund's prefix, as FUND_ (G09), and is written out on
 * the wire alone.
 */
export const productStatuses = [
  'DRAFT',
  'CONT_PENDING_APPROVAL',
  'CONT_NOT_PASSE',
  '{p}PENDING_APPROVAL',
  '{p}NOT_PASSED',
  'PASSED',
] as const;
export type ProductStatus = (typeof productStatuses)[number];

const marker = '{p}';

/** As the calls send it. @param product the fund's short name, as FUND */
export const wireProductStatus = (status: string, product: string): string => status.replace(marker, `${product}_`);

/** Null for a word that is no status. */
export function productStatusOfWire(word: string): ProductStatus | null {
  const plain = productStatuses.find((status) => status === word);
  if (plain) return plain;
  // What begins with CONT_ is the contractor's, and no fund is called so.
  if (word.startsWith('CONT_')) return null;
  return productStatuses.find((status) => status.startsWith(marker) && word.endsWith(`_${status.slice(3)}`)) ?? null;
}

/** Who has to do something next; null for nobody. */
export const productTurn = {
  DRAFT: 'exhibitor',
  CONT_PENDING_APPROVAL: 'contractor',
  CONT_NOT_PASSE: 'exhibitor',
  '{p}PENDING_APPROVAL': 'fund',
  '{p}NOT_PASSED': 'exhibitor',
  PASSED: null,
} as const satisfies Record<ProductStatus, 'exhibitor' | 'contractor' | 'fund' | null>;
