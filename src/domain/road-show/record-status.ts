/**
 * Where a result or a demand stands (D2 §4, rows 188 and 189). `{p}` stands for the fund's prefix, as FUND_ (G09), and is
 * written out on the wire alone.
 */
export const recordStatuses = [
  'DRAFT',
  'PENDING',
  'AGREE',
  'DISAGREE',
  '{p}PENDING',
  '{p}DISAGREE',
  '{p}PUBLISHED',
] as const;
export type RecordStatus = (typeof recordStatuses)[number];

const marker = '{p}';

/** As the calls send it. @param product the fund's short name, as FUND */
export const wireRecordStatus = (status: string, product: string): string => status.replace(marker, `${product}_`);

/** Null for a word that is no status. */
export function recordStatusOfWire(word: string): RecordStatus | null {
  const plain = recordStatuses.find((status) => status === word);
  if (plain) return plain;
  return recordStatuses.find((status) => status.startsWith(marker) && word.endsWith(`_${status.slice(3)}`)) ?? null;
}

/** Who has to do something next; null for nobody. */
export const recordTurn = {
  DRAFT: 'author',
  PENDING: 'office',
  AGREE: null,
  DISAGREE: 'author',
  '{p}PENDING': 'fund',
  '{p}DISAGREE': 'author',
  '{p}PUBLISHED': null,
} as const satisfies Record<RecordStatus, 'author' | 'office' | 'fund' | null>;
